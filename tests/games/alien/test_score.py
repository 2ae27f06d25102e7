"""Points after a game (ALN-SCORE), and what a game leaves behind that is not points."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import TABLE
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Lost, Won
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.objectives.events import ObjectiveDone
from companion.games.alien.scoring.scores import scores
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    BURST,
    MATE,
    P1,
    P2,
    P3,
    P4,
    QUEEN,
    dead,
    do,
    game,
    hide,
    put,
    top,
    with_numbers,
)
from tests.games.alien.whole import evolve, view


def won(*gone: str, players: int = 4) -> AlienState:
    """A game that the first player wins by killing the last final enemy; some players died before."""
    state = dead(with_numbers(game(players), attack=10), *gone)  # type: ignore[arg-type]
    for level in (1, 2):
        state = evolve(state, ObjectiveDone(level))
    state = put(state, "combat", QUEEN)
    return do(state, Fight(P1, top(state, "combat")))


@pytest.mark.rule("ALN-SCORE-01", "ALN-END-03")
def test_a_loss_is_worth_nothing_to_anybody() -> None:
    lost = evolve(dead(game(3), P2), Lost("hive"))
    assert scores(lost) == {P1: 0, P2: 0, P3: 0}
    assert lost.ending == Ending("lost")


@pytest.mark.rule("ALN-SCORE-02", "ALN-END-03", "ALN-END-04")
@pytest.mark.parametrize(("gone", "points"), [((), 4), ((P4,), 3), ((P2, P3, P4), 1)])
def test_after_a_win_everybody_scores_the_survivors_the_dead_included(
    gone: tuple[str, ...], points: int
) -> None:
    state = won(*gone)
    assert state.outcome == "won"
    assert scores(state) == dict.fromkeys((P1, P2, P3, P4), points)
    assert state.ending == Ending("won", (TOGETHER,), (P1, P2, P3, P4)) == view(state, TABLE).ending


@pytest.mark.rule("ALN-SCORE-03", "ALN-ALIEN-17")
def test_whoever_turned_into_an_alien_player_is_no_winner() -> None:
    state = replace(won(P4), ending=None, turned=(P4,))
    after = evolve(state, Won())
    assert after.ending == Ending("won", (TOGETHER,), (P1, P2, P3)) and scores(after)[P4] == 0


def test_points_are_shown_once_the_game_is_over() -> None:
    assert [seat.figures for seat in view(game(2), TABLE).seats] == [(), ()]
    figures = [figure for seat in view(won(P4), TABLE).seats for figure in seat.figures]
    assert [(figure.shape, figure.value) for figure in figures] == [("points", 3)] * 4
    assert scores(replace(won(), ending=None)) == dict.fromkeys((P1, P2, P3, P4), 0)


@pytest.mark.rule("ALN-RULING-43", "ALN-FACE-15")
def test_who_dies_of_a_chestburster_is_simply_out_in_the_usual_game() -> None:
    """Nobody comes back as an alien: no turn, no cards, and the game is lost with the last one."""
    state = hide(game(2, phase="hive"), "hand:p1", BURST, MATE)
    state = do(state, ClaimBurst(P1))
    assert state.turn.seat == P2 and state.living == (P2,)
    state = do(do(state, BeginTurn(P2)), EndAction(P2))
    assert state.turn.seat == P2
    state = do(hide(state, "hand:p2", BURST, MATE), ClaimBurst(P2))
    assert state.outcome == "lost"
