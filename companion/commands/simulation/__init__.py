"""`companion simulate`: many games, in one process, in several, or in parts on several machines."""
