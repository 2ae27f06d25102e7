"""Numbers to enter."""
