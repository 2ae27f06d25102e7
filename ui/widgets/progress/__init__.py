"""How far something is."""
