"""Players who fight each other as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.alien.duels import events as e
from companion.games.alien.duels.commands import FightPlayer
from companion.games.alien.duels.rules import COMMANDS, VERBS, WORK
from companion.games.alien.duels.view import label, offers, sentence, touched
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="duels",
    commands=COMMANDS,
    work=WORK,
    verbs=VERBS,
    events=e.EVENTS,
    sentences={e.PlayerFought: sentence},
    labels={FightPlayer: label},
    touched=touched,
    offers=in_action(offers),
)  # fmt: skip
