"""Parts of a board, arranged by a room and kept as widgets; cards on their way between them."""
