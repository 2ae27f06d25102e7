"""Private things, behind a curtain."""
