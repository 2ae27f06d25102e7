"""Taking back, and carrying back."""
