"""What the players are after, with what may happen on the way, in full sentences."""
