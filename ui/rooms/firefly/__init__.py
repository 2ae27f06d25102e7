"""The board of Firefly."""
