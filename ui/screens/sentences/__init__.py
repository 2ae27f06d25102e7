"""Sentences to be read over a screen."""
