"""A card on the board."""
