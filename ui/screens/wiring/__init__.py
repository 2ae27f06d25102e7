"""The picture of the wires."""
