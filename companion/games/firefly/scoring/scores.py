"""Points after a game, of the whole crew together (FFY-SCORE)."""

from __future__ import annotations

from companion.engine.legendary.ending import WON
from companion.games.firefly.printed import rules
from companion.games.firefly.state import FireflyState


def score(state: FireflyState) -> int:
    """What Episodes A and B and the win are worth, in a lost game too.

    FFY-SCORE-01 to 03, FFY-RUL-07, 68.
    """
    return points(
        first=state.results.get(1, False), second=state.results.get(2, False), won=state.outcome == WON
    )


def points(*, first: bool, second: bool, won: bool) -> int:
    """One, two and three points for each of these."""
    printed = rules().points
    return printed.first * first + printed.second * second + printed.won * won
