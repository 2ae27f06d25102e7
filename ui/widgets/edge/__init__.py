"""The lamps, drawn along the edges."""
