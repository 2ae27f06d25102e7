"""Finding a shown card in a hand: one that the books have elsewhere is a question, never a refusal."""

from __future__ import annotations

from typing import TypeVar

from companion.core.language.asks import Choice, Option, Source, Work
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Known
from companion.core.language.states import State
from companion.engine import ledger, zones
from companion.engine.draft import Draft
from companion.engine.legendary.hands import show, take_word

S = TypeVar("S", bound=State)

IN_HAND, NOT_MEANT = "in-hand", "not-meant"


def known_by(source: Source) -> Known:
    """How a card that was named or shown is known."""
    return "seen" if source == "camera" else "told"


def found(draft: Draft[S], seat: SeatId, copy: CopyId, known: Known, work: Work) -> SlotId | None:
    """The place of the hand that is this card; None while `work` waits to be told, or it was not meant.

    That it seems to lie elsewhere is a question with both answers (FFY-ZONE-32).
    """
    hand = zones.of(seat, "hand")
    slot = show(draft, hand, copy, known)
    if slot is None and work.answer == IN_HAND:
        slot = take_word(draft, hand, copy, known)
    if slot is None and work.answer != NOT_MEANT:
        _ask_where(draft, work, copy)
    return slot


def _ask_where(draft: Draft[S], work: Work, copy: CopyId) -> None:
    """The app has this card elsewhere: it was in the hand, or it was not meant to be played."""
    why = phrase("ask-card-elsewhere", card=draft.state.table.card_of(copy).name)
    options = (
        Option(IN_HAND, phrase("option-was-in-hand")),
        Option(NOT_MEANT, phrase("option-not-meant")),
    )
    draft.ask(Choice(id=draft.next_ask, why=why, seat=work.seat, options=options), work)


def hand_designs(state: State, seat: SeatId) -> tuple[CopyId, ...]:
    """One copy for each design that a player's hand could hold, by what everybody knows."""
    designs: dict[DesignId, CopyId] = {}
    groups = set()
    for slot in state.table.zone(zones.of(seat, "hand")):
        group = state.table.slots[slot].group
        if group is None or group not in groups:
            groups.add(group)
            for copy in ledger.candidates(state.table, slot):
                designs.setdefault(state.table.designs[copy], copy)
    return tuple(designs.values())
