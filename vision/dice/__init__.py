"""Six-sided dice in pictures: the body first, then the pips on it; what is in doubt is said so."""
