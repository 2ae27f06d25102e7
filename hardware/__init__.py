"""Lights, sounds and buttons."""
