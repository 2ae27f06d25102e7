"""Marks of the games, made of our own shapes."""
