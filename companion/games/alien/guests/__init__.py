"""Cards of Legendary in a game of Alien."""
