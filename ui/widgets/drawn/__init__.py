"""The base of everything that is painted and of everything that can be touched."""
