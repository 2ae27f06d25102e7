"""Sounds and voice: how loud, with a background or without, spoken or not."""
