"""Sets, collection, entries, games and people as one file that is taken in whole or not at all."""
