"""Alien Players."""
