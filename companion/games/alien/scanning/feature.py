"""Scanning and turning up as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import to_place
from companion.games.alien.phases import in_action
from companion.games.alien.scanning import events as e
from companion.games.alien.scanning.commands import Scan
from companion.games.alien.scanning.rules import COMMANDS, WORK
from companion.games.alien.scanning.told import TOLD
from companion.games.alien.scanning.view import label, offers, touched
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="scanning",
    commands=COMMANDS,
    work=WORK,
    at_once=("reveal", "revealed"),
    events=e.EVENTS,
    undo={e.TurnedUp: "seen", e.Spent: "move"},
    prompts={e.TurnedUp: to_place("prompt-turn-up", "hive"), e.Spent: to_place("prompt-to-pile")},
    silent=(e.Spent,),
    told=TOLD,
    labels={Scan: label},
    touched=touched,
    offers=in_action(offers),
)  # fmt: skip
