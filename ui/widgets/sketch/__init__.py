"""Drawings of the house on the glass."""
