"""A card as it is printed."""
