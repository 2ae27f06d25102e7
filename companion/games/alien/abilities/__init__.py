"""Abilities of cards: their moments, conditions, counts and offers."""
