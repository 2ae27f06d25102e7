"""Coordinate, Vigilant, Sacrifice and Mobilize."""
