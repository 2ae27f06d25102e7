"""Typing a title, a name or something to look for."""
