"""Pins: entered, chosen anew, and taken away when they are forgotten."""
