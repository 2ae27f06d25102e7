"""A date and a time to be set by touch."""
