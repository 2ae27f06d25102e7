"""Points of a single game, of everybody together (FFY-SCORE, FFY-WIN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import SeatView
from companion.core.language.phrases import phrase
from companion.engine.legendary.ending import Lost, Won, together
from companion.games.firefly.chapters import firefly
from companion.games.firefly.scoring.scores import points, score
from companion.games.firefly.state import FireflyState
from companion.games.firefly.view import outcome_text, view
from tests.games.firefly.box import P1, P2, P3, game


def seats(state: FireflyState) -> tuple[SeatView, ...]:
    """The players as everybody is shown them."""
    return tuple(one for one in view(firefly(), state, "table").seats if one.seat in (P1, P2, P3))


def scored(*completed: int, won: bool = False) -> int:
    """What a game is worth in which these Episodes were completed and no other has ended."""
    state = replace(game(letter=3), results=dict.fromkeys(completed, True))
    return score(replace(state, ending=together(state, "won" if won else "lost")))


@pytest.mark.rule("FFY-SCORE-01")
def test_a_completed_a_is_worth_one_point_and_a_failed_one_nothing() -> None:
    assert (scored(1), scored()) == (1, 0)
    assert score(replace(game(letter=3), results={1: False})) == 0


@pytest.mark.rule("FFY-SCORE-02")
def test_a_completed_b_is_worth_two() -> None:
    assert (scored(2), scored()) == (2, 0)
    assert score(replace(game(letter=3), results={2: False})) == 0


@pytest.mark.rule("FFY-SCORE-03")
def test_the_win_is_worth_three() -> None:
    assert (scored(won=True), scored()) == (3, 0)


@pytest.mark.rule("FFY-SCORE-04")
@pytest.mark.parametrize(("completed", "total"), [((1, 2), 6), ((), 3), ((1,), 4), ((2,), 5)])
def test_the_points_of_a_won_game_add_up_and_are_told(completed: tuple[int, ...], total: int) -> None:
    state = replace(game(letter=3), results=dict.fromkeys(completed, True))
    assert (outcome_text(state), [seat.figures for seat in seats(state)]) == (None, [()] * 3)
    over = replace(state, ending=together(state, "won"))
    assert points(first=1 in completed, second=2 in completed, won=True) == total
    assert outcome_text(over) == phrase("outcome-won", points=total)
    assert [[one.value for one in seat.figures] for seat in seats(over)] == [[total]] * 3


@pytest.mark.rule("FFY-RUL-07", "FFY-RUL-68", "FFY-SCORE-04")
@pytest.mark.parametrize(("completed", "total"), [((1, 2), 3), ((1,), 1), ((), 0)])
def test_a_lost_game_keeps_the_points_of_a_and_b(completed: tuple[int, ...], total: int) -> None:
    assert scored(*completed) == total


@pytest.mark.rule("FFY-WIN-06")
def test_all_players_win_or_lose_together_the_defeated_too() -> None:
    state = replace(game(letter=3), down=(P2,))
    won = firefly().evolve(state, Won())
    assert won.ending is not None and won.ending.winners == (P1, P2, P3)
    lost = firefly().evolve(state, Lost("serenity"))
    assert (lost.outcome, lost.ending is not None and lost.ending.winners) == ("lost", ())
