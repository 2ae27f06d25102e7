"""Cards in a picture: their outlines, and what is shown of them."""
