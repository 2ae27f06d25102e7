"""Packing a running game away into bags, and laying it out again."""
