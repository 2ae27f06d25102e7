"""The computer itself: switching off, the screen, the clock, the disk."""
