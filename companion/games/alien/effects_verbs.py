"""All verbs of Alien in one table, and the piece of work that carries out a clause."""

from __future__ import annotations

from companion.core.asks import Pending
from companion.engine.draft import Draft
from companion.engine.effects.interpret import CLAUSE, Verbs, do_clause
from companion.games.alien import effects_board, effects_cards
from companion.games.alien.state import AlienState

VERBS: Verbs[AlienState] = {**effects_cards.VERBS, **effects_board.VERBS}


def _clause(draft: Draft[AlienState], pending: Pending) -> None:
    """The turn of one clause."""
    do_clause(draft, pending, VERBS)


PIECES = {CLAUSE: _clause}
