"""One card with everything that is known of it."""
