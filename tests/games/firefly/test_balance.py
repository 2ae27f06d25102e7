"""The practice box is balanced: people who think win each of its games often, not always; others lose.

Goal of the box are 30 to 70 % for every game of it and every number of players. The night plays a hundred
games of each, which tell a share to within ten points; `./check` plays a few.
"""

from __future__ import annotations

from functools import cache

import pytest

from companion.engine.legendary.ending import LOST, WON
from companion.games.firefly.room import room
from companion.house.simulate import Plan, simulate
from companion.house.tallies import Tally
from tests.games.firefly.cells import box

MANY, FEW = 100, 8  # games of a night, and of a check
LEAST, MOST = 0.25, 0.75  # shares of a hundred games that people who think win
LUCK = 0.05  # no more are won by people who do anything
PLAYERS = (1, 2, 3, 4, 5)
GAMES = [preset.id for preset in box().presets]


@cache
def tally(game: str, players: int, count: int, strategy: str = "greedy") -> Tally:
    """So many games of one kind: nothing is broken, and each comes to its end."""
    played = simulate(room(), box(), Plan(players=players, games=count, strategy=strategy, game=game))
    assert played.broken_invariants == 0, played.first_broken
    assert set(played.outcomes) <= {WON, LOST}
    return played


def won(played: Tally) -> float:
    return played.outcomes.get(WON, 0) / played.games


def test_a_few_games_are_won_and_lost_by_people_who_think() -> None:
    assert 0 < won(tally("", 2, FEW)) < 1


def test_a_few_games_are_lost_by_people_who_do_anything() -> None:
    assert won(tally("", 3, FEW, "random")) == 0


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_people_who_think_win_every_game_of_the_box_often_but_not_always(game: str, players: int) -> None:
    assert LEAST <= won(tally(game, players, MANY)) <= MOST


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_people_who_do_anything_lose_every_game_of_the_box(game: str, players: int) -> None:
    assert won(tally(game, players, MANY, "random")) <= LUCK
