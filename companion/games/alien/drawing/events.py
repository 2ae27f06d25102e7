"""What happens between hand, deck and discard pile, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import After
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class CardsDiscarded(Event, frozen=True):
    """Cards of a player went to the discard pile."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class HandDrawn(Event, frozen=True):
    """A player drew cards from the deck, unseen by the others."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class DeckReshuffled(Event, frozen=True):
    """A player's discard pile became the new deck."""

    seat: SeatId


def _cards_discarded(state: AlienState, event: CardsDiscarded) -> AlienState:
    return carried(state, event.slots, state.discard_of(event.seat))


def _hand_drawn(state: AlienState, event: HandDrawn) -> AlienState:
    return carried(state, event.slots, zones.of(event.seat, "hand"), piles.FAR_END, face_up=False)


def _deck_reshuffled(state: AlienState, event: DeckReshuffled) -> AlienState:
    discard = state.table.zone(state.discard_of(event.seat))
    return carried(state, discard, state.deck_of(event.seat), face_up=False)


EVENTS: Mapping[type, After[AlienState]] = {
    CardsDiscarded: _cards_discarded, HandDrawn: _hand_drawn, DeckReshuffled: _deck_reshuffled,
}  # fmt: skip
