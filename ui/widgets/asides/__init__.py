"""Small offers beside the game, in the line above the key strip."""
