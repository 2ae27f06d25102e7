"""Cards on their way from one place to another."""
