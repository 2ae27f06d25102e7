"""Table Companion: the study where the rules live, and the app around it."""
