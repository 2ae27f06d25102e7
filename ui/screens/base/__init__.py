"""What every screen can do."""
