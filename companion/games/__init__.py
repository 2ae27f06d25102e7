"""The rooms: one game each, all of one shape, strangers to each other."""
