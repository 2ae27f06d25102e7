"""The spaces of a board that is not a row."""
