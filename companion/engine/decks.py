"""Decks and their custody: shuffling, reshuffling and making sure a card is known when a rule needs it."""

from __future__ import annotations

from typing import TypeVar

from companion.core.asks import Identity, Number, Order, Pending
from companion.core.events import Shuffled
from companion.core.ids import SlotId, ZoneId
from companion.core.phrases import Phrase, phrase
from companion.core.states import Custody, State
from companion.engine.draft import Draft, piece

S = TypeVar("S", bound=State)

MIXED = "order-known"  # the piece of work that goes on after an order was told; it has nothing left to do


def custody(state: State, deck: str) -> Custody:
    """How a deck's order comes to be known in this game; hands and player decks are always `face`."""
    return state.header.custody.get(deck, "face")


def shuffle(draft: Draft[S], zone: ZoneId, deck: str) -> None:
    """Shuffle a zone; in app custody its new order is asked from the app at once."""
    draft.emit(Shuffled(zone))
    if custody(draft.state, deck) == "app" and draft.state.table.zone(zone):
        ask_order(draft, zone, deck)


def ask_order(draft: Draft[S], zone: ZoneId, deck: str) -> None:
    """Ask for the order of a deck that the app keeps; nothing goes on before it is known."""
    ask = Order(id=draft.next_ask, why=phrase("ask-order", deck=phrase(f"deck-{deck}")), zone=zone)
    draft.ask(ask, piece(MIXED))


def needs_identity(draft: Draft[S], slot: SlotId, why: Phrase, again: Pending) -> bool:
    """Ask which card a slot holds unless it is known; True when the work must wait (it is queued again)."""
    if draft.state.table.slots[slot].copy is not None:
        return False
    seat = again.seat or draft.state.turn.seat or None
    draft.ask(Identity(id=draft.next_ask, why=why, slot=slot, seat=seat), again)
    return True


def needs_number(draft: Draft[S], slot: SlotId, field: str, again: Pending) -> bool:
    """Ask for a number that is printed only on the card in this slot; True when the work must wait."""
    card = draft.state.table.card(slot)
    if card is None or card.number(field) is not None:
        return False
    why = phrase("ask-number-of-card", card=card.name, field=phrase(f"field-{field}"))
    ask = Number(id=draft.next_ask, why=why, of=card.design, field=field, slot=slot, seat=again.seat)
    draft.ask(ask, again)
    return True


def needs_board(draft: Draft[S], place: str, field: str, why: Phrase, again: Pending) -> bool:
    """Ask for a number that is printed only on the owner's board; True when the work must wait."""
    if field in draft.state.boards.get(place, {}):
        return False
    draft.ask(Number(id=draft.next_ask, why=why, of=place, field=field, seat=again.seat), again)
    return True
