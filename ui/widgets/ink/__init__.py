"""Painting: shapes, lines, weaves and words onto a canvas."""
