"""Words to choose by one touch."""
