"""Figures of the games that were played."""
