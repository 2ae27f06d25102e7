"""The board of Alien, as it lies on the table."""
