"""A five-minute toy game: the shape to copy for a new room, never listed to players."""
