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
from companion.games.alien.state import AlienState

VERBS: Verbs[AlienState] = {
    **effects_cards.VERBS, **effects_board.VERBS, **effects_copying.VERBS, **decide_duels.VERBS,
    **effects_rooms.VERBS, **effects_piles.VERBS, **effects_choosing.VERBS,
    **effects_guests.VERBS, **effects_again.VERBS,
}  # fmt: skip


def _clause(draft: Draft[AlienState], pending: Pending) -> None:
    """The turn of one clause."""
    do_clause(draft, pending, VERBS)


PIECES = {CLAUSE: _clause}
