"""Whose turn it is: seats in a ring, the dead passed over, and the guards every turn begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine.draft import Draft

S = TypeVar("S", bound=State)


def ring(state: State, first: SeatId) -> tuple[SeatId, ...]:
    """All seats in turn order from this one on, whoever is still in the game."""
    seats = tuple([player.seat for player in state.players])
    at = seats.index(first) if first in seats else 0
    return (*seats[at:], *seats[:at])


def clockwise(state: State, first: SeatId) -> tuple[SeatId, ...]:
    """The living in turn order, from this seat on if its player lives, else from whoever comes after."""
    living = set(state.living)
    return tuple([seat for seat in ring(state, first) if seat in living])


def following(state: State, seat: SeatId, takes_turns: Callable[[SeatId], bool]) -> SeatId:
    """Who of those who take turns comes after a seat; it comes itself after all others."""
    _, *others = ring(state, seat)
    return next(one for one in (*others, seat) if takes_turns(one))


def next_seat(state: State, seat: SeatId) -> SeatId:
    """The living player who acts after a seat; the seat itself when nobody else lives."""
    return next((other for other in clockwise(state, seat) if other != seat), seat)


def closes_round(state: State, seat: SeatId) -> bool:
    """Whether after this seat the turn comes back to, or past, the first place of the table."""
    order = [player.seat for player in state.players]
    return order.index(next_seat(state, seat)) <= order.index(seat)


def need_turn(draft: Draft[S], seat: SeatId, rule: str) -> None:
    """Refuse by `rule` unless it is this player's turn; nobody acts for an empty seat or the dead."""
    active, present = draft.state.turn.seat, draft.state.deciding
    if seat == active and seat in present:
        return
    draft.require(seat in present, rule, "impossible", here=phrase("here-no-such-seat"))
    here = phrase("here-turn-of", name=draft.state.player(active).name)
    draft.require(seat == active, rule, "timing", here=here)


def here_phase(state: State) -> Phrase:
    """Which phase runs, as a refusal says it."""
    return phrase("here-phase", phase=phrase(f"phase-{state.turn.phase}"))


def need_phase(draft: Draft[S], wanted: str, rule: str) -> None:
    """Refuse by `rule` unless this phase runs."""
    now = draft.state.turn.phase
    if now != wanted:
        draft.require(False, rule, "timing", here=here_phase(draft.state))
