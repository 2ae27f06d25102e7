"""The page of one card that lies on the table."""
