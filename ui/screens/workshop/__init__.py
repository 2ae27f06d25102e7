"""Entering what only the printed card says."""
