"""Cards of the drawn table, to be carried by a finger."""
