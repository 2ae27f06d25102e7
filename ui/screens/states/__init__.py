"""Every state and shape once, to be looked at."""
