"""A plate with a name and one large number."""
