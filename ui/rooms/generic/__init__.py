"""Any board: rows of places, one under the other."""
