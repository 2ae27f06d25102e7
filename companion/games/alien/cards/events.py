"""What happens to rooms and Events by card effects, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import carried, lays
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class RoomBlocked(Event, frozen=True):
    """A room exists no more: the objective lies over it, the Hive on top."""

    zone: ZoneId
    slot: SlotId | None


class PutOnHive(Event, frozen=True):
    """A card of the board went face down on top of the Hive."""

    slot: SlotId


class HappenedAgain(Event, frozen=True):
    """What an Event or a Hazard brought happens once more; nothing is counted."""

    slot: SlotId | None
    what: str  # event, hazard


def room_blocked(state: AlienState, event: RoomBlocked) -> AlienState:
    """The room is gone; the objective marks it (ALN-ROOM-06, ALN-ZONE-35)."""
    blocked = replace(state, blocked=(*state.blocked, event.zone))
    if event.slot is None:
        return blocked
    return carried(blocked, (event.slot,), zones.MARKER)


EVENTS: Mapping[type, After[AlienState]] = {
    RoomBlocked: room_blocked,
    PutOnHive: lays(zones.HIVE, face_up=False),
    HappenedAgain: tells,
}
