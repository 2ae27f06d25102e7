"""What happens when cards are recruited and gained, and what it changes."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine import zones
from companion.engine.changes import carried
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)


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
    """The top card of the deck was turned up into an empty space of the market."""

    slot: SlotId
    zone: ZoneId


def recruited(state: S, event: Recruited) -> S:
    """What is recruited goes to the discard pile (ALN-RECRUIT-01, FFY-REC-01, VIL-RECR-04)."""
    return carried(state, (event.slot,), zones.of(event.seat, "discard"))


def gained(state: S, event: Gained) -> S:
    """What is gained goes where the effect says, and is seen on its way there (FFY-REC-07).

    Whoever keeps the deck: where hands keep it everybody is asked which card it was.
    """
    face_up = not event.to.startswith(("hand:", "deck:"))
    state = carried(state, (event.slot,), event.to, face_up=face_up)
    held = state.table.slots[event.slot]
    if face_up or held.copy is None:
        return state
    shown = replace(zones.opened(held), known="seen")
    return replace(state, table=replace(state.table, slots={**state.table.slots, event.slot: shown}))


def refilled(state: S, event: HqRefilled) -> S:
    """An empty space is filled again, face up (ALN-RECRUIT-02, FFY-REC-02, 03, VIL-RECR-05)."""
    return carried(state, (event.slot,), event.zone)
