"""All verbs of Alien in one table, and the piece of work that carries out a clause."""

from __future__ import annotations

from companion.core.language.asks import Pending
from companion.engine.draft import Draft
from companion.engine.effects.interpret import CLAUSE, Verbs, do_clause
from companion.games.alien import (
    decide_duels,
    effects_again,
    effects_board,
    effects_cards,
    effects_choosing,
    effects_copying,
    effects_guests,
    effects_piles,
    effects_rooms,
)
from companion.games.alien.state import ENDED, AlienState

VERBS: Verbs[AlienState] = {
    **effects_cards.VERBS, **effects_board.VERBS, **effects_copying.VERBS, **decide_duels.VERBS,
    **effects_rooms.VERBS, **effects_piles.VERBS, **effects_choosing.VERBS,
    **effects_guests.VERBS, **effects_again.VERBS,
}  # fmt: skip


OF_ONE = ("scan", "gain-card", "hunt", "look", "reveal-top", "copy", "clone")  # what a player does alone
OF_TURN = ("gain", "lose", "discount", "weaken", "strengthen", "calm")  # what lasts no longer than a turn


def _clause(draft: Draft[AlienState], pending: Pending) -> None:
    """The turn of one clause; what was for the dead alone comes to nothing (ALN-RULING-59)."""
    if not is_void(draft.state, pending):
        do_clause(draft, pending, VERBS)


def is_void(state: AlienState, pending: Pending) -> bool:
    """Whether a clause is for a player who has died, or for a turn that a death has ended."""
    verb = pending.clause.verb if pending.clause is not None else ""
    is_dead = pending.seat is not None and pending.seat not in state.acting
    return (is_dead and verb in OF_ONE) or (state.turn.phase == ENDED and verb in OF_TURN)


PIECES = {CLAUSE: _clause}
