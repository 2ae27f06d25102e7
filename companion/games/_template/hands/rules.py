"""Playing, dropping and drawing cards (TPL-PLAY, TPL-END-01, TPL-END-03)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.engine import decks, ledger
from companion.engine.answers import exchange, know
from companion.games._template import zones
from companion.games._template.hands.commands import Play
from companion.games._template.hands.events import CardPlayed, Discarded, HandDrawn, SuppliesTurned
from companion.games._template.phases import need_act, seat_of
from companion.games._template.printed import rules
from companion.games._template.state import FerryState, Writing
from companion.games._template.work import Effects


class Drop(Work, frozen=True, tag="drop"):
    """A card of the own hand is discarded, this one once it is known which."""

    slot: SlotId | None = None


class Draw(Work, frozen=True, tag="draw"):
    """The hand is filled up."""


def play(draft: Writing, command: Play) -> None:
    """A card of the own hand is played, three a turn (TPL-PLAY-01, 02)."""
    need_act(draft, command.seat)
    plays, most = draft.state.numbers["plays"], rules().plays
    draft.require(plays < most, "TPL-PLAY-01", "limit", need=most, have=plays)
    slot = hand_slot(draft.state, command)
    if slot is None:
        return draft.require(False, "TPL-PLAY-02", "impossible", here=phrase("here-not-in-hand"))
    if draft.state.table.slots[slot].copy is None:
        know(draft, slot, command.copy, "told")
    draft.emit(CardPlayed(command.seat, slot))
    draft.later(Effects(slot, "play", seat=command.seat))


def hand_slot(state: FerryState, command: Play) -> SlotId | None:
    """The slot of the hand that is, or could be, the named card."""
    table = state.table
    if command.copy not in table.designs:
        return None
    hand = table.zone(zones.of(command.seat, "hand"))
    known = table.bound.get(command.copy)
    return known if known in hand else next((slot for slot in hand if _fits(table, slot, command)), None)


def _fits(table: Table, slot: SlotId, command: Play) -> bool:
    """Whether an unknown card of a hand could be the named one, or its twin that was only told."""
    return ledger.may_hold(table, slot, command.copy) or exchange(table, slot, command.copy) is not None


def drop(draft: Writing, work: Drop) -> None:
    """A card of the own hand is discarded: only the hand knows which, so it is asked (TPL-CARD-04)."""
    seat, table = seat_of(draft, work), draft.state.table
    slot = work.slot if work.slot is not None else next(iter(table.zone(zones.of(seat, "hand"))), None)
    if slot is None:
        return
    again = Drop(slot, seat=seat)
    if not decks.needs_identity(
        draft, slot, phrase("ask-dropped", name=draft.state.player(seat).name), again
    ):
        draft.emit(Discarded(seat, (slot,)))


def draw(draft: Writing, work: Draw) -> None:
    """The hand is filled up; the discards become the new deck when it runs out (TPL-END-01, 03)."""
    seat, table = seat_of(draft, work), draft.state.table
    missing = rules().hand - len(table.zone(zones.of(seat, "hand")))
    deck = table.zone(zones.SUPPLIES)
    if missing > 0 and deck:
        draft.emit(HandDrawn(seat, deck[:missing]))
    if missing > len(deck) and table.zone(zones.SPENT):
        draft.emit(SuppliesTurned())
        decks.shuffle(draft, zones.SUPPLIES, "supplies")
        draft.later(work)
