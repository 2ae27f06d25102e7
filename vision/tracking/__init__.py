"""Codes followed from frame to frame at the places of a stand."""
