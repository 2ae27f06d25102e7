"""What the players are after, and the hazards of the place."""
