"""`companion camera`: cameras checked, recorded, and their table measured."""
