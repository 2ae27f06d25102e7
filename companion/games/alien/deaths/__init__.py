"""How players die."""
