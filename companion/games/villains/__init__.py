"""Legendary Villains: a city of heroes, a Lair of Allies, and a Commander who has to be beaten four times."""
