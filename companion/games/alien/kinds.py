"""Which kinds of cards count as what."""

from __future__ import annotations

HIVE_KINDS = ("enemy", "event", "hazard", "facehugger", "goal", "character")  # of what is turned up
HATCHERY_KINDS = ("facehugger", "hatchery")
PEOPLE = ("character", "role", "sergeant", "agenda")  # what is played and killed as a character
