"""Table Companion: the study where the rules live, and the app around it."""

__version__ = "0.1.0"
