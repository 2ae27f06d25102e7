"""The readable log."""
