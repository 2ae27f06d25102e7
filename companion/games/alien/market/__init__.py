"""The HQ and the Sergeants."""
