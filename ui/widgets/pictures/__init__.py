"""Small pictures of cards."""
