"""Words that stand alone."""
