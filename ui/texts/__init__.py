"""The words of the screens, and how phrases become sentences."""
