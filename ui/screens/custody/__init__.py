"""How decks are kept: the list of decks, and the ways that are open to one."""
