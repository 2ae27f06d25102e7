"""When a command is open: the guards that every command of a turn begins with (VIL-TURN, VIL-STATE-23)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import turns
from companion.engine.draft import Draft
from companion.games.villains.state import ACTION, REVEAL, VillainsState


def need_turn(draft: Draft[VillainsState], seat: SeatId) -> None:
    """Only the current player acts (VIL-TURN-06)."""
    turns.need_turn(draft, seat, "VIL-TURN-06")


def need_seat(draft: Draft[VillainsState], seat: SeatId) -> None:
    """Whoever sits at the table has a deck of their own."""
    if seat not in draft.state.living:
        draft.refuse("VIL-TURN-06", "impossible", here=phrase("here-no-such-seat"))


def need_action(draft: Draft[VillainsState], seat: SeatId) -> None:
    """Cards and points are used once the card of the Adversary Deck is worked out (VIL-TURN-02)."""
    need_turn(draft, seat)
    turns.need_phase(draft, ACTION, "VIL-TURN-02")


def need_reveal(draft: Draft[VillainsState], seat: SeatId) -> None:
    """The card of the Adversary Deck comes first in a turn, once (VIL-TURN-01, VIL-STATE-30)."""
    need_turn(draft, seat)
    turns.need_phase(draft, REVEAL, "VIL-TURN-01")


def in_action(state: VillainsState) -> bool:
    """Once the card of the Adversary Deck is worked out and until the cards are changed."""
    return state.turn.phase == ACTION
