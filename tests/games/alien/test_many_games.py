"""Many games of every kind: nothing breaks among random people, and people who think win often, not always.

The night plays 1,000 games for every kind and number of players, in parts that each keep the decks in
another way; `./check` plays a few of them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from companion.commands.simulation.command import practice_box
from companion.games.alien.room import room
from companion.house.simulate import Plan, simulate
from companion.house.tallies import Tally

CUSTODIES: tuple[Any, ...] = ("app", "face", "back", "read")
MIX = "hero-tidewarden+hero-brass-magpie+character-ida-marsh+character-bo-tarrant"
KINDS: dict[str, dict[str, Any]] = {
    "standard": {},
    "aliens": {"mode": "aliens"},
    "agendas": {"mode": "agendas"},
    "delayed": {"mode": "delayed"},
    "agendas+aliens": {"mode": "agendas+aliens"},
    "easier": {"choices": {"drones": "1", "defense": "1", "preparations": "1"}},
    "harder": {"choices": {"drones": "-1", "placed": "1"}},
    "guests": {
        "choices": {"with": "villains-guests", "villains": "villains-fog-carnival", "characters": MIX}
    },
}
MANY = 1_000  # games of a kind with so many players
PARTS = 8  # of the night
LEAST, MOST = 0.10, 0.80  # shares of games that people who think win of the practice box
AHEAD = 0.10  # and so much more than people who do not
CELLS = [
    (kind, players)
    for kind, how in KINDS.items()
    for players in range(room().mode_seats.get(how.get("mode", ""), room().seats)[0], room().seats[1] + 1)
]


def games(kind: str, players: int, count: int, seed: int, strategy: str = "random") -> Tally:
    """So many games of a kind from a seed on; decks are kept in another way from part to part."""
    custody = CUSTODIES[seed // (MANY // PARTS) % len(CUSTODIES)]
    plan = Plan(players=players, games=count, seed=seed, custody=custody, strategy=strategy, **KINDS[kind])
    return simulate(room(), practice_box("alien"), plan)


@cache
def part(kind: str, players: int, number: int, strategy: str = "random") -> Tally:
    """One part of the many games of a night; a total asks for the parts that were played already."""
    count = MANY // PARTS
    return games(kind, players, count, number * count, strategy)


def holds(tally: Tally) -> None:
    """Nothing was broken, and every game came to an end."""
    assert tally.broken_invariants == 0, tally.first_broken
    assert "unfinished" not in tally.outcomes


def share_won(players: int, strategy: str) -> float:
    """The share of the many games that were won, by people of one kind."""
    won = (part("standard", players, number, strategy).outcomes.get("won", 0) for number in range(PARTS))
    return sum(won) / MANY


@pytest.mark.parametrize(("number", "kind"), list(enumerate(KINDS)))
def test_a_game_of_each_kind_keeps_every_invariant(number: int, kind: str) -> None:
    cells = [players for name, players in CELLS if name == kind]
    holds(games(kind, cells[number % len(cells)], 1, number * (MANY // PARTS)))


def test_a_few_games_are_won_and_lost_by_people_who_think() -> None:
    tally = games("standard", 2, 8, 0, "greedy")
    holds(tally)
    assert 1 <= tally.outcomes["won"] <= 7


def test_agendas_at_the_end_of_a_game_that_is_won_break_nothing() -> None:
    tally = games("agendas", 3, 3, 3, "greedy")
    holds(tally)
    assert tally.outcomes["won"] >= 1


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("kind", "players", "number"), [(*cell, number) for cell in CELLS for number in range(PARTS)]
)
def test_in_a_thousand_random_games_nothing_breaks(kind: str, players: int, number: int) -> None:
    holds(part(kind, players, number))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("kind", "players", "number"),
    [(*cell, number) for cell in CELLS for number in range(PARTS if cell[0] == "standard" else 1)],
)
def test_in_many_games_of_people_who_think_nothing_breaks(kind: str, players: int, number: int) -> None:
    holds(part(kind, players, number, "greedy"))


@pytest.mark.long
@pytest.mark.timeout(7200)  # it plays every part itself when it is asked for alone
@pytest.mark.parametrize("players", (1, 2, 3, 4, 5))
def test_people_who_think_win_often_but_not_always(players: int) -> None:
    greedy, anyhow = share_won(players, "greedy"), share_won(players, "random")
    assert LEAST <= greedy <= MOST
    assert greedy >= anyhow + AHEAD
