"""Table set-up: the cameras, their live picture, measuring the table, its places, why a code is not read."""
