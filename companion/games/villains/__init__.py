"""The room of Legendary: Villains."""
