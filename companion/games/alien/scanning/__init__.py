"""Scanning rooms and turning up what lies hidden."""
