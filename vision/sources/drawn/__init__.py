"""The drawn table: cards nobody has to own before a camera nobody has to buy."""
