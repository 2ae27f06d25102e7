"""Chapters that Alien, Firefly and Villains share: each a value whose parameters the game fills in."""
