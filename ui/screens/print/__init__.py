"""Printing labels and cards: which camera and table, what, which cards, on which sheet, and where to."""
