"""The docked keyboard."""
