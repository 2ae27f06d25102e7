"""What works and what does not."""
