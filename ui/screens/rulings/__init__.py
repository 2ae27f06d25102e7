"""How strictly rules are kept: the preset, and every rule that is kept otherwise."""
