"""Bindings: how they come into a deck, and Betrayal, which rids a hand of them (VIL-BIND, VIL-RUL-24)."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.market.events import Gained
from companion.games.villains import zones
from companion.games.villains.state import VillainsState

BINDINGS = "bindings"


class BindingsGained(Event, frozen=True):
    """It was a Bindings that a player gained."""

    seat: SeatId
    slot: SlotId


def gain_bindings(draft: Draft[VillainsState], seat: SeatId, n: int = 1) -> None:
    """So many from the stack to a discard pile, as many as there are.

    VIL-BIND-01, 05, 07, VIL-SPEC-09, 10.
    """
    for _ in range(n):
        slot = zones.top(draft.state.table, zones.BINDINGS)
        if slot is not None:
            draft.emit(Gained(seat, slot, zones.of(seat, "discard")))
            gained(draft, seat, slot)


def gained(draft: Draft[VillainsState], seat: SeatId, slot: SlotId) -> None:
    """Everybody is told who has to carry a Bindings from now on; another card says nothing by that."""
    if is_bindings(draft.state.table.card(slot)):
        draft.emit(BindingsGained(seat, slot))


def is_bindings(card: Card | None) -> bool:
    """Whether a card is a Bindings; a Wound is none (VIL-MIX-16)."""
    return card is not None and card.kind == BINDINGS


def need_no_betrayal(draft: Draft[VillainsState], seat: SeatId) -> None:
    """After Betrayal or Healing nobody is recruited or fought in that turn (VIL-BIND-09, VIL-MIX-17)."""
    if draft.state.betrayed:
        draft.refuse("VIL-BIND-09", "timing", here=phrase("here-betrayed"))
    if draft.state.healed:
        draft.refuse("VIL-MIX-17", "timing", here=phrase("here-healed"))


FEATURE: Feature[VillainsState] = Feature(name="bindings", events={BindingsGained: tells})
