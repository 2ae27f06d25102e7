"""What keeps a picture of itself while something else moves."""
