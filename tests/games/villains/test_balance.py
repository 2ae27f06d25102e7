"""The practice box is balanced: people who think win its games often, not always; others lose.

Goal of the box are 30 to 70 % for every number of players, every Commander and every Plot. The night plays
some hundred games, which tell a share to within ten points; `./check` plays a few.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from companion.core.language.ids import DesignId
from companion.engine.legendary.ending import LOST, WON
from companion.games.villains.ending import DRAWN
from companion.games.villains.room import room
from companion.house.simulate import Plan, play_script
from tests.games.villains.lots import box, by_lot, of_kind

FEW, ROUNDS = 8, 3  # games of a check; of every Commander with every Plot in the night
LEAST, MOST = 0.25, 0.75  # shares of the games of a night that people who think win
LUCK = 0.05  # no more are won by people who do anything
PLAYERS = (1, 2, 3, 4, 5)
CARDS = [*of_kind("commander"), *of_kind("plot")]
PAIRS = [(commander, plot) for commander in of_kind("commander") for plot in of_kind("plot")]


@cache
def outcome(players: int, pair: tuple[DesignId, DesignId], number: int, strategy: str = "greedy") -> str:
    """How one game ends: nothing is broken, and it comes to its end."""
    chance, broken = Random(f"{players}/{pair}/{number}"), list[str]()
    plan = Plan(players=players, seed=number, strategy=strategy, every=100)
    played = play_script(room(), box(), plan, by_lot(players, *pair, chance), chance, broken)
    assert broken == []
    assert played.outcome in (WON, LOST, DRAWN)
    return played.outcome


def share(outcomes: list[str]) -> float:
    return Counter(outcomes)[WON] / len(outcomes)


def test_a_few_games_are_won_and_lost_by_people_who_think() -> None:
    assert 0 < share([outcome(2, pair, 1) for pair in PAIRS[:: len(PAIRS) // FEW]]) < 1


def test_a_few_games_are_won_by_nobody_who_does_anything() -> None:
    assert share([outcome(3, pair, 1, "random") for pair in PAIRS[:: len(PAIRS) // FEW]]) == 0


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYERS)
def test_people_who_think_win_among_any_number_often_but_not_always(players: int) -> None:
    assert LEAST <= share([outcome(players, pair, n) for pair in PAIRS for n in range(ROUNDS)]) <= MOST


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("card", CARDS)
def test_people_who_think_win_against_every_commander_and_plot(card: DesignId) -> None:
    pairs = [pair for pair in PAIRS if card in pair]
    assert (
        LEAST
        <= share([outcome(pl, pair, n) for pl in PLAYERS for pair in pairs for n in range(ROUNDS)])
        <= MOST
    )


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYERS)
def test_people_who_do_anything_win_nothing(players: int) -> None:
    assert share([outcome(players, pair, 1, "random") for pair in PAIRS]) <= LUCK
