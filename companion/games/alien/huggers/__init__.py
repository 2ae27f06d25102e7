"""Facehuggers and those who carry."""
