"""Readers of codes: zxing, zbar, and both together."""
