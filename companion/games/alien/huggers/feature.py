"""Facehuggers as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import for_seat, to_place
from companion.games.alien.huggers import events as e
from companion.games.alien.huggers.prompts import landed
from companion.games.alien.huggers.view import badges, front
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="huggers",
    events=e.EVENTS,
    prompts={
        e.FacehuggerLanded: landed, e.FacehuggerDied: to_place("prompt-to-pile"),
        e.Impregnated: for_seat("prompt-impregnated"),
    },
    badges=badges,
    front=front,
)  # fmt: skip
