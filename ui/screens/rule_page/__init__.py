"""A rule in our words, what is beside it, and all rules of a game."""
