"""The ground under everything."""
