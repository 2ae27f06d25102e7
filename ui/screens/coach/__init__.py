"""The first-game coach: one tip at a time, beside what it is about."""
