"""Dots under the words that have rules, and the places to touch for them."""
