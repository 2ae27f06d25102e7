"""The drawn table that people are placed around."""
