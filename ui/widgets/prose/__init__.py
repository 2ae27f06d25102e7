"""Sentences to read."""
