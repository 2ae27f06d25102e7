"""What one part asks of another beside the game, one file for each window."""
