"""The room of Legendary Encounters: Firefly."""
