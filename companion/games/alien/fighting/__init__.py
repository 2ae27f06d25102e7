"""Fighting enemies, and where the dead go."""
