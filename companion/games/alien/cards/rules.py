"""When a clause of a card comes to nothing (ALN-RULING-59)."""

from __future__ import annotations

from companion.engine.effects.work import DoClause
from companion.games.alien.state import ENDED, AlienState

OF_ONE = ("scan", "gain-card", "hunt", "look", "reveal-top", "copy", "clone")  # what a player does alone
OF_TURN = ("gain", "lose", "discount", "weaken", "strengthen", "calm")  # what lasts no longer than a turn


def is_void(state: AlienState, pending: DoClause) -> bool:
    """Whether a clause is for a player who has died, or for a turn that a death has ended."""
    verb = pending.clause.verb
    is_dead = pending.seat is not None and pending.seat not in state.acting
    return (is_dead and verb in OF_ONE) or (state.turn.phase == ENDED and verb in OF_TURN)
