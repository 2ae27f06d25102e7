"""What screens are made of: painted things that can be touched."""
