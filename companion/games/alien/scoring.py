"""Points after a game: all survive together or fall together (ALN-SCORE)."""

from __future__ import annotations

from companion.core.ids import SeatId
from companion.games.alien.state import AlienState


def scores(state: AlienState) -> dict[SeatId, int]:
    """After a win everybody, the dead included, scores the number of survivors; after a loss nothing."""
    survivors = len(state.living) if state.outcome == "won" else 0
    return {player.seat: survivors for player in state.players}
