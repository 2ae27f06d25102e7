"""What can be chosen, in cells before the board."""
