"""The board of Villains."""
