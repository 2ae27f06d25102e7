"""The board of Conquest."""
