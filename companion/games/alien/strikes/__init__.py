"""Strikes and healing."""
