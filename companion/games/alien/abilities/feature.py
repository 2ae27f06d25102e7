"""Abilities of cards as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.alien.abilities import events as e
from companion.games.alien.abilities.rules import WORK
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="abilities",
    work=WORK,
    events=e.EVENTS,
    silent=(e.AbilityReady,),
)  # fmt: skip
