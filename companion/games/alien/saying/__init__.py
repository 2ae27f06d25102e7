"""Cards that only the players can read."""
