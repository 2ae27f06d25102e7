"""Playing cards as a feature."""

from __future__ import annotations

from companion.core.language.events import FactLearned
from companion.engine.feature import Feature
from companion.games.alien.playing import events as e
from companion.games.alien.playing.rules import COMMANDS, WORK
from companion.games.alien.playing.view import badges, offers, touched
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="playing",
    commands=COMMANDS,
    work=WORK,
    events=e.EVENTS,
    follows={FactLearned: e.learnt},
    undo={e.CardPlayed: "move"},
    offers=offers,
    touched=touched,
    badges=badges,
)  # fmt: skip
