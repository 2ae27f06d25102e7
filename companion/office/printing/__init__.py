"""The print shop: wishes become pages."""
