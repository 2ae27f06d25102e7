"""What happens on the river, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine import zones as piles
from companion.engine.changes import carried, turned
from companion.engine.feature import After
from companion.games._template import zones
from companion.games._template.state import FerryState


class Drifted(Event, frozen=True):
    """The top river card was laid face down into the channel."""

    slot: SlotId


class TurnedUp(Event, frozen=True):
    """A card of the channel was turned face up."""

    slot: SlotId


class Washed(Event, frozen=True):
    """Cards of the channel went to the river's discards."""

    slots: tuple[SlotId, ...]


class Sunk(Event, frozen=True):
    """A hidden card was put under the river deck, unseen by the others."""

    slot: SlotId


class Kept(Event, frozen=True):
    """A hidden card was looked at and left where it lies."""

    slot: SlotId


class RiverTurned(Event, frozen=True):
    """The river's discards became the new river deck."""


def _drifted(state: FerryState, event: Drifted) -> FerryState:
    state = replace(state, laid=(*state.laid, event.slot))
    return carried(state, (event.slot,), zones.CHANNEL, piles.FAR_END, face_up=False)


def _turned_up(state: FerryState, event: TurnedUp) -> FerryState:
    return turned(state, event.slot)


def _washed(state: FerryState, event: Washed) -> FerryState:
    return carried(state, event.slots, zones.WAKE)


def _sunk(state: FerryState, event: Sunk) -> FerryState:
    return carried(state, (event.slot,), zones.RIVER, piles.FAR_END, face_up=False)


def _river_turned(state: FerryState, event: RiverTurned) -> FerryState:
    return carried(state, state.table.zone(zones.WAKE), zones.RIVER, piles.FAR_END, face_up=False)


EVENTS: Mapping[type, After[FerryState]] = {
    Drifted: _drifted,
    TurnedUp: _turned_up,
    Washed: _washed,
    Sunk: _sunk,
    RiverTurned: _river_turned,
}
