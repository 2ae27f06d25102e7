"""A card as it is printed, without its picture."""
