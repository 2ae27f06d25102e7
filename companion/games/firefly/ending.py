"""How a game of Firefly ends: all win or lose together (FFY-WIN)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.ending import Ends
from companion.games.firefly.difficulty import difficulty
from companion.games.firefly.state import FireflyState


def is_lost(state: FireflyState) -> bool:
    """The game is lost the moment no player is left, or in the hardest game one is not (FFY-DEF-13).

    FFY-WIN-03, FFY-DIFF-16, FFY-SOLO-04; those without a player do not count.
    """
    is_one = any(player.seat in state.down for player in state.players)
    return bool(state.players) and (not state.living or (is_one and bool(difficulty(state.header)["mortal"])))


FEATURE: Feature[FireflyState] = Ends[FireflyState]().feature()
