"""People who play here, and who is at the table."""
