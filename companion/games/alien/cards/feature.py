"""What cards do as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
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
    undo={e.RoomBlocked: "move"},  # the whole Hive comes to lie on the room, but stays the zone it is
    prompts={e.RoomBlocked: p.block},
    carries=(e.PutOnHive,),
)
