"""Players who fight each other."""
