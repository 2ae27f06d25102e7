"""What happens to rooms and Events by card effects, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import carried
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class RoomBlocked(Event, frozen=True):
    """A room exists no more: the objective lies over it, the Hive on top."""

    zone: ZoneId
    slot: SlotId | None


class EnteredOperations(Event, frozen=True):
    """A card was carried to Operations."""

    slot: SlotId


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


def entered_operations(state: AlienState, event: EnteredOperations) -> AlienState:
    """Operations hold any number of open cards (ALN-ZONE-40)."""
    return carried(state, (event.slot,), zones.OPERATIONS)


def put_on_hive(state: AlienState, event: PutOnHive) -> AlienState:
    """The card is the next one of the Hive."""
    return carried(state, (event.slot,), zones.HIVE, face_up=False)


EVENTS: Mapping[type, After[AlienState]] = {
    RoomBlocked: room_blocked, EnteredOperations: entered_operations,
    PutOnHive: put_on_hive, HappenedAgain: tells,
}  # fmt: skip
