"""The drawn hand in front of the board."""
