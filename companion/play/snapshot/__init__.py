"""A snapshot of the overhead camera beside the books of the game; pure."""
