"""Playing cards from the hand, and the abilities that wait for their player."""
