"""What happens with the cards of the hands, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import After
from companion.games._template import zones
from companion.games._template.state import FerryState, counted


class CardPlayed(Event, frozen=True):
    """A card was played from the hand."""

    seat: SeatId
    slot: SlotId


class PowerGained(Event, frozen=True):
    """The player has more power this turn."""

    n: int


class PowerSpent(Event, frozen=True):
    """Power was paid."""

    n: int


class Discarded(Event, frozen=True):
    """Cards of a player went to the discards."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class HandDrawn(Event, frozen=True):
    """A player drew cards, unseen by the others."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class SuppliesTurned(Event, frozen=True):
    """The discards became the new deck of supplies."""


def _card_played(state: FerryState, event: CardPlayed) -> FerryState:
    state = carried(state, (event.slot,), zones.of(event.seat, "played"), piles.FAR_END)
    return counted(state, plays=1)


def _power_gained(state: FerryState, event: PowerGained) -> FerryState:
    return counted(state, power=event.n)


def _power_spent(state: FerryState, event: PowerSpent) -> FerryState:
    return counted(state, power=-event.n)


def _discarded(state: FerryState, event: Discarded) -> FerryState:
    return carried(state, event.slots, zones.SPENT)


def _hand_drawn(state: FerryState, event: HandDrawn) -> FerryState:
    return carried(state, event.slots, zones.of(event.seat, "hand"), piles.FAR_END, face_up=False)


def _supplies_turned(state: FerryState, event: SuppliesTurned) -> FerryState:
    return carried(state, state.table.zone(zones.SPENT), zones.SUPPLIES, piles.FAR_END, face_up=False)


EVENTS: Mapping[type, After[FerryState]] = {
    CardPlayed: _card_played, PowerGained: _power_gained, PowerSpent: _power_spent, Discarded: _discarded,
    HandDrawn: _hand_drawn, SuppliesTurned: _supplies_turned,
}  # fmt: skip
