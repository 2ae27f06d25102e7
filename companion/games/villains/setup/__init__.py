"""Setting up a game of Villains."""
