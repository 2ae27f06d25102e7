"""A place, a row or a deck of the board."""
