"""The house of one household: store, rooms, texts, bell and desk, and how a game is begun."""
