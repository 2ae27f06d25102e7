"""What to do before an evening."""
