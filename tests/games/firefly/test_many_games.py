"""Many games of every set-up: nothing breaks among random people, and people who think win often, not always.

The night plays 100 games of every cell and 1,000 of the five usual ones, in parts; `./check` plays a few.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from companion.engine.legendary.ending import WON
from companion.engine.players.play import Result
from companion.games.firefly.campaign.record import Campaign, campaign_of, games
from companion.games.firefly.room import room
from companion.house.simulate import Plan, play_script, script_for
from tests.games.firefly.cells import CELLS, USUAL, Cell, after, box, play

MANY, USUALLY = 100, 1_000  # games of a cell, and of a usual one
PART = 100  # games of one part of the night
CAMPAIGNS = 8  # of a night, for every number of players
PARTS = [
    (cell, part) for cell in CELLS for part in range((USUALLY if cell in USUAL else MANY) // PART)
]  # fmt: skip
SAMPLE = CELLS[::7]  # seven is prime to the kinds, so that every kind comes with another number of players


def ends(cell: Cell, seeds: Iterable[int], strategy: str) -> Counter[str]:
    """How the games of a cell ended; each keeps what must never be broken, meets no hollow word, and ends."""
    found: Counter[str] = Counter()
    broken: list[str] = []
    for seed in seeds:
        found[play(cell, seed, strategy, broken).outcome or f"seed {seed} is unfinished"] += 1
    assert broken == []
    assert set(found) <= {"won", "lost"}
    return found


@cache
def part(cell_at: int, number: int, strategy: str = "random") -> Counter[str]:
    """One part of a night; a total asks for the parts that were played already."""
    return ends(CELLS[cell_at], range(number * PART, (number + 1) * PART), strategy)


def names(cells: Iterable[Cell]) -> list[str]:
    return [cell.called for cell in cells]


@pytest.mark.parametrize("cell", SAMPLE, ids=names(SAMPLE))
def test_a_game_of_a_set_up_keeps_every_invariant(cell: Cell) -> None:
    ends(cell, [CELLS.index(cell)], "random")


def campaign(players: int, seed: int, strategy: str) -> list[Result]:
    """Five games in a row, each opened with what the one before it left."""
    chance, played, broken = Random(seed), list[Result](), list[str]()
    plan = Plan(players=players, seed=seed, strategy=strategy)
    first = script_for(room(), box(), plan, chance)
    choices = {**first.choices, "campaign": {"game": 1}}
    for number in range(games()):
        script = replace(first, choices=choices)
        played.append(play_script(room(), box(), replace(plan, seed=seed + number), script, chance, broken))
        assert played[-1].outcome, f"campaign {seed}, game {number + 1}"
        if number + 1 < games():
            choices = after(played[-1].state, chance)
    assert broken == []
    return played


def record(result: Result) -> Campaign:
    found = campaign_of(result.state.header)
    assert found is not None
    return found


def test_a_campaign_is_played_to_its_fifth_game() -> None:
    played = campaign(2, 3, "greedy")
    assert [record(one).game for one in played] == [1, 2, 3, 4, 5]
    assert len({objective for one in played for objective in record(one).objectives}) == 15
    assert [one.won for one in record(played[-1]).played] == [one.outcome == WON for one in played[:-1]]


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("cell", "number"), PARTS, ids=[f"{cell.called}-{number}" for cell, number in PARTS])
def test_in_many_random_games_nothing_breaks(cell: Cell, number: int) -> None:
    part(CELLS.index(cell), number)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", (1, 2, 3, 4, 5))
def test_whole_campaigns_break_nothing(players: int) -> None:
    ended = Counter(
        one.outcome for seed in range(CAMPAIGNS) for one in campaign(players, 10 * seed, "greedy")
    )
    assert ended.total() == games() * CAMPAIGNS and ended[WON] > 0
