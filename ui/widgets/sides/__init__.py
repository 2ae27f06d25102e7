"""Both sides of what is said otherwise, each one touch."""
