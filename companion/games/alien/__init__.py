"""The room of Legendary Encounters: Alien."""
