"""What was not done, and why."""
