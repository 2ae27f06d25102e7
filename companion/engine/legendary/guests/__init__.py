"""Cards of the other half of the family in a game: read in its words, mixed in, told of."""
