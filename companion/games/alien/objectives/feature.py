"""The Objectives as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, Settling
from companion.games.alien.objectives import events as e
from companion.games.alien.objectives.prompts import put_under
from companion.games.alien.objectives.rules import COMMANDS, WORK, Begins, Begun, misplaced, settle
from companion.games.alien.objectives.view import touched, ways
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="objectives",
    moments=("setup",),
    commands=COMMANDS,
    work=WORK,
    settle=(Settling(settle, reads=("numbers", "table", "players"), after=(Begins, Begun)),),
    rule_faults=(misplaced,),
    events=e.EVENTS,
    prompts={e.ObjectiveDone: put_under},
    ways=ways,
    touched=touched,
)  # fmt: skip
