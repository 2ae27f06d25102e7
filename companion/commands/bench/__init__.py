"""`companion bench`: what matters at the table, measured."""
