"""Games in figures, with plots."""
