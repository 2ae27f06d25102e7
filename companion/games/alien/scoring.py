"""Points after a game: all survive together or fall together (ALN-SCORE)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.games.alien import scoring_agendas
from companion.games.alien.state import AlienState


def scores(state: AlienState) -> dict[SeatId, int]:
    """After a win everybody, the dead included, scores the number of survivors; after a loss nothing.

    Whoever turned into an Alien Player scores nothing, whatever came after (ALN-SCORE-03, ALN-ALIEN-17).
    """
    if state.agendas:
        return scoring_agendas.scores(state)
    survivors = len(state.living) if state.ending is not None and state.ending.is_together else 0
    return {one.seat: 0 if one.seat in state.turned else survivors for one in state.players}
