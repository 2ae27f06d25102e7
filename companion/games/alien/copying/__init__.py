"""Copies and clones of cards."""
