"""Points after a game with Hidden Agendas: the sides are known by then (ALN-SCORE-04 to 08)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.games.alien.decide_agendas import traitors
from companion.games.alien.evolve_ending import EVIL
from companion.games.alien.setup_rules import rules
from companion.games.alien.state import AlienState


def scores(state: AlienState) -> dict[SeatId, int]:
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
