"""Which touchable thing the keys would press."""
