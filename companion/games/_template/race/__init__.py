"""The race: sides against each other, rounds, points to a target, and how it ends."""
