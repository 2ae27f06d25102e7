"""Sounds of our own making, and the loudspeaker they come out of."""
