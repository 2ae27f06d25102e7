"""Points after a game: all survive together or fall together, or by sides (ALN-SCORE)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.games.alien.ending import EVIL, traitors
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState


def scores(state: AlienState) -> dict[SeatId, int]:
    """After a win everybody, the dead included, scores the number of survivors; after a loss nothing.

    Whoever turned into an Alien Player scores nothing, whatever came after (ALN-SCORE-03, ALN-ALIEN-17).
    """
    if state.agendas:
        return scores_of_sides(state)
    survivors = len(state.living) if state.ending is not None and state.ending.is_together else 0
    return {one.seat: 0 if one.seat in state.turned else survivors for one in state.players}


def scores_of_sides(state: AlienState) -> dict[SeatId, int]:
    """What everybody scores; whoever turned into an Alien Player scores nothing, whatever the side."""
    return {one.seat: 0 if one.seat in state.turned else of_seat(state, one.seat) for one in state.players}


def of_seat(state: AlienState, seat: SeatId) -> int:
    """Survivors are all the living, a traitor included; dead Good players score too (ALN-RULING-44, 45)."""
    evil, printed, ending = traitors(state), rules().agenda_scores, state.ending
    if seat in evil:
        return printed.each_dead * len(dead_good(state)) if ending is not None and EVIL in ending.sides else 0
    if ending is None or not ending.is_together:
        return 0
    return len(state.living) + (printed.traitor if evil else printed.no_traitor)


def dead_good(state: AlienState) -> tuple[SeatId, ...]:
    """The Good players who died, those who became Alien Players among them (ALN-RULING-44)."""
    return tuple(seat for seat in state.agendas if seat not in (*traitors(state), *state.living))
