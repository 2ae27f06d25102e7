"""Lists that are drawn along by a finger, row by row; the last row in sight is cut on purpose."""
