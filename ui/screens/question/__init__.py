"""The running ask, as a sheet for one person."""
