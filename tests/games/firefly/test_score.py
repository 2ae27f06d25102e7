"""Points of a single game, of everybody together (FFY-SCORE, FFY-WIN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.firefly.ending import Lost, Won, ending
from companion.games.firefly.scoring.scores import points, score
from tests.games.firefly.box import P1, P2, P3, game


@pytest.mark.rule("FFY-SCORE-01", "FFY-SCORE-02", "FFY-SCORE-03", "FFY-SCORE-04", "FFY-RUL-68")
@pytest.mark.parametrize(
    ("first", "second", "won", "total"),
    [
        (True, True, True, 6), (False, False, True, 3), (True, False, True, 4), (False, True, True, 5),
        (True, True, False, 3), (True, False, False, 1), (False, True, False, 2), (False, False, False, 0),
    ],
)  # fmt: skip
def test_one_two_and_three_points(first: bool, second: bool, won: bool, total: int) -> None:
    assert points(first=first, second=second, won=won) == total
    state = replace(game(letter=3), results={1: first, 2: second})
    state = replace(state, ending=ending(state, "won" if won else "lost"))
    assert score(state) == total


@pytest.mark.rule("FFY-WIN-06")
def test_all_players_win_or_lose_together_the_defeated_too() -> None:
    from companion.games.firefly.chapters import firefly

    state = replace(game(letter=3), down=(P2,))
    won = firefly().evolve(state, Won())
    assert won.ending is not None and won.ending.winners == (P1, P2, P3)
    lost = firefly().evolve(state, Lost("serenity"))
    assert (lost.outcome, lost.ending is not None and lost.ending.winners) == ("lost", ())
