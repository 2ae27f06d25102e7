"""The digits of a pin, as dots."""
