"""Demolish: the next Ally's cost is what everybody has to discard a card of (VIL-KW-01 to 05, 23)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.cards import Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, tells
from companion.engine.legendary.own_deck import CardsDiscarded
from companion.engine.legendary.verbs.piles import PutBack, TopTurned
from companion.engine.turns import clockwise
from companion.games.villains import zones
from companion.games.villains.meaning import cost
from companion.games.villains.picking import choose
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState


class DemolishCalled(Event, frozen=True):
    """The cost is known of which everybody discards a card."""

    cost: int


class DemolishShown(Work, frozen=True, tag="demolish"):
    """The top card of the Ally Deck lies open; its cost counts, then it goes under the deck."""

    slot: SlotId


class Demolished(Work, frozen=True, tag="demolished"):
    """A player discards a card of that cost."""

    cost: int


def demolish(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """One card of the deck serves all; twice means two of them, one after the other (VIL-KW-04).

    With an empty Ally Deck there is no cost, and nobody discards (VIL-KW-23).
    """
    if not READING.is_single(draft, work, clause):
        return
    slot = zones.top(draft.state.table, zones.ALLIES)
    if slot is not None:
        draft.emit(TopTurned(slot))
        draft.later(DemolishShown(slot))


def _shown(draft: Draft[VillainsState], work: DemolishShown) -> None:
    """Its cost is noted, and it goes under the deck, then the current player begins (VIL-KW-01, 02)."""
    if needs_identity(draft, work.slot, phrase("ask-which-turned"), work):
        return
    if needs_number(draft, work.slot, "cost", work):
        return
    card = draft.state.table.card(work.slot)
    n = cost(card) if card is not None else 0
    draft.emit(DemolishCalled(n))
    draft.emit(PutBack(work.slot, under=True))
    draft.later(*(Demolished(n, seat=seat) for seat in clockwise(draft.state, draft.state.active)))


def _discards(draft: Draft[VillainsState], work: Demolished) -> None:
    """Exactly that cost, of the hand alone, the owner's choice; without one nothing goes (VIL-KW-02, 03, 05).

    What only the owner can see is asked; a card that everybody knows there has to go, or another one like it.
    """
    seat = work.seat or draft.state.active
    why = phrase("ask-demolish", name=draft.state.player(seat).name, cost=work.cost)
    hand = (zones.of(seat, "hand"),)
    slot = choose(draft, work, hand, lambda card: is_worth(card, work.cost), why)
    if slot is not None:
        draft.emit(CardsDiscarded(seat, (slot,)))


def is_worth(card: Card, n: int) -> bool:
    """Whether a card has exactly this cost; one without a number costs 0 (VIL-BIND-06, VIL-SPEC-11)."""
    return cost(card) == n


FEATURE: Feature[VillainsState] = Feature(
    name="demolish",
    verbs={"demolish": demolish},
    work={DemolishShown: _shown, Demolished: _discards},
    events={DemolishCalled: tells},
)
