"""Screens: a folder each, with its layout, its behaviour and its pure model."""
