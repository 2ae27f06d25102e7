"""Copies and clones as a feature."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.engine.feature import Feature
from companion.games.alien.copying import events as e
from companion.games.alien.copying.facts import tidied
from companion.games.alien.copying.rules import VERBS, WORK
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="copying",
    work=WORK,
    verbs=VERBS,
    events=e.EVENTS,
    follows={Event: tidied},
)  # fmt: skip
