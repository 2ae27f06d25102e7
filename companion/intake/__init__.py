"""What a player seems to want becomes a command, a question or a polite no."""
