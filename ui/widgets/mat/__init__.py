"""A board, drawn in our own shapes, whose places can be touched."""
