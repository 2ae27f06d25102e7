"""The outermost ring: puts the house together and hands the windows over."""
