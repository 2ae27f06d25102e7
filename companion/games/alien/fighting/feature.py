"""Fighting as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import to_place
from companion.games.alien.fighting import events as e
from companion.games.alien.fighting.rules import COMMANDS, WORK
from companion.games.alien.fighting.view import offers, touched
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="fighting",
    commands=COMMANDS,
    work=WORK,
    events=e.EVENTS,
    undo={e.EnemyKilled: "move", e.CharacterKilled: "move", e.CardKilled: "move"},
    prompts=dict.fromkeys(
        (e.EnemyKilled, e.CharacterKilled, e.CardKilled, e.CardLeft), to_place("prompt-to-pile")
    ),
    touched=touched,
    offers=in_action(offers),
)  # fmt: skip
