"""The lamps of the table, drawn in a row."""
