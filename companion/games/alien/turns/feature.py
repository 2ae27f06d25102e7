"""The course of a turn as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.alien.state import AlienState
from companion.games.alien.turns import events as e
from companion.games.alien.turns.rules import COMMANDS, WORK
from companion.games.alien.turns.view import offers

FEATURE: Feature[AlienState] = Feature(
    name="turns",
    commands=COMMANDS,
    work=WORK,
    events=e.EVENTS,
    silent=(e.PhaseBegan,),
    offers=offers,
)  # fmt: skip
