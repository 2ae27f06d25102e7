"""Picture files: every kind of them as pixels, and the codes in them."""
