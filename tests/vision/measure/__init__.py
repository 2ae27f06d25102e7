"""Measurements of what the camera sees, by command: `python -m tests.vision.measure <what>`."""
