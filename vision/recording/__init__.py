"""Recordings: the camera's frames as files, whole or not there, and replayed exactly."""
