"""Cards by their pictures."""
