"""Cues and shows: what is told by light and sound, when, how urgently and for how long."""
