"""Ways to answer, as large touch targets on pages."""
