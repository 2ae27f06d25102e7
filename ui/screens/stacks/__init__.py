"""The stacks of a box: how they lie in it, and checking them."""
