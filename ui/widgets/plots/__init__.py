"""Bars, dots and lines, drawn from our own shapes."""
