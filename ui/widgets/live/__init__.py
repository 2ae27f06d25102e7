"""The live picture of a camera, and everything drawn over it."""
