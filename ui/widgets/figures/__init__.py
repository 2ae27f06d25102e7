"""Numbers in their shapes."""
