"""Points over several games."""
