"""What the overhead camera sees otherwise than the game has it: a quiet list with answers."""
