"""Sheets that only list things."""
