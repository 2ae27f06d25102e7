"""A player's own deck."""
