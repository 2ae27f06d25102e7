"""A new game: what is chosen, what is laid out."""
