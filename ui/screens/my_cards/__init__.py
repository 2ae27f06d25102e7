"""The owner's collection in lists."""
