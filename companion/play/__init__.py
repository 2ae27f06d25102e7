"""The desk of a running game: what is scanned, touched and answered becomes commands, and rings the bell."""
