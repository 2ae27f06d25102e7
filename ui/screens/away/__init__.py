"""Putting cards away: show any card, its stack is said."""
