"""What cards do as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import to_place
from companion.games.alien.cards import again, board, own, rooms
from companion.games.alien.cards import events as e
from companion.games.alien.cards import prompts as p
from companion.games.alien.cards.rules import is_void
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="cards",
    verbs={**own.VERBS, **board.VERBS, **rooms.VERBS, **again.VERBS},
    voids=is_void,
    events=e.EVENTS,
    undo=dict.fromkeys((e.RoomBlocked, e.EnteredOperations, e.PutOnHive), "move"),
    prompts={
        e.RoomBlocked: p.block,
        e.EnteredOperations: to_place("prompt-to-pile"), e.PutOnHive: to_place("prompt-on-hive"),
    },
)  # fmt: skip
