"""Bindings: how they come into a deck, and Betrayal, which rids a hand of them (VIL-BIND, VIL-RUL-24)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.legendary.market.events import Gained
from companion.games.villains import zones
from companion.games.villains.state import VillainsState


def gain_bindings(draft: Draft[VillainsState], seat: SeatId, n: int = 1) -> None:
    """So many from the stack to a discard pile, as many as there are (VIL-BIND-01, 07, VIL-SPEC-09)."""
    for _ in range(n):
        slot = zones.top(draft.state.table, zones.BINDINGS)
        if slot is not None:
            draft.emit(Gained(seat, slot, zones.of(seat, "discard")))


def need_no_betrayal(draft: Draft[VillainsState], seat: SeatId) -> None:
    """After Betrayal nobody is recruited or fought in that turn (VIL-BIND-09)."""
    if draft.state.betrayed:
        draft.refuse("VIL-BIND-09", "timing", here=phrase("here-betrayed"))
