"""The few words that are spoken aloud."""
