"""Guests as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, tells
from companion.games.alien.guests.cards import VERBS, NoCounterpart
from companion.games.alien.guests.rules import WORK
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="guests",
    work=WORK,
    verbs=VERBS,
    events={NoCounterpart: tells},
)  # fmt: skip
