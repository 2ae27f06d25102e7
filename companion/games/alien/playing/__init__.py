"""Playing cards from the hand."""
