"""The ribbon camera of a Raspberry Pi, through the program that the system brings for it."""
