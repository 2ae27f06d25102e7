"""The words of the card grammar of this room."""
