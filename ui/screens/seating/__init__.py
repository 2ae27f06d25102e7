"""Who sits where around the table."""
