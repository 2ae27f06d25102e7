"""A sheet over the board, addressed to one person."""
