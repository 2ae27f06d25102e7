"""What happens when cards are recruited and gained, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.changes import carried
from companion.engine.feature import After
from companion.games.alien import zones
from companion.games.alien.market.prices import is_cheaper
from companion.games.alien.state import AlienState


class Recruited(Event, frozen=True):
    """A character was recruited into a discard pile."""

    seat: SeatId
    slot: SlotId


class Gained(Event, frozen=True):
    """A card was gained without paying; `to` is where it went."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class HqRefilled(Event, frozen=True):
    """The top Barracks card was turned up into an empty HQ slot."""

    slot: SlotId
    zone: ZoneId


def _recruited(state: AlienState, event: Recruited) -> AlienState:
    left = tuple(one for one in state.discounts if not (one.once and is_cheaper(state, one, event.slot)))
    return carried(replace(state, discounts=left), (event.slot,), zones.of(event.seat, "discard"))


def _gained(state: AlienState, event: Gained) -> AlienState:
    face_up = not event.to.startswith(("hand:", "deck:"))
    return carried(state, (event.slot,), event.to, face_up=face_up)


def _hq_refilled(state: AlienState, event: HqRefilled) -> AlienState:
    return carried(state, (event.slot,), event.zone)


EVENTS: Mapping[type, After[AlienState]] = {
    Recruited: _recruited, Gained: _gained, HqRefilled: _hq_refilled,
}  # fmt: skip
