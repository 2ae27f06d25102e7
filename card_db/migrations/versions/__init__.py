"""One file per revision of the store."""
