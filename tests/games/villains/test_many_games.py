"""Many games of every set-up of Villains: nothing breaks among random people, with mistakes or without.

A night walks on through the cells where the night before it stopped, and plays games in every custody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from companion.core.language.states import Custody
from companion.games.villains.room import room
from companion.house.simulate import Plan, play_one
from tests.games.villains.cells import CUSTODIES, Cell, box, cells, challenges, play

SAMPLE = 12  # cells of every run
NIGHT, EACH = 120, 3  # cells of a night, and games of each of them
KEPT = "villains/cells"  # where the next night goes on
MUDDLED = 50  # games of a night in every custody, among people who make mistakes


def ends(some: Iterable[Cell], each: int, strategy: str = "random") -> Counter[str]:
    """How the games of these cells ended; each keeps what must never be broken, and ends."""
    found, broken = Counter[str](), list[str]()
    for cell in some:
        for seed in range(each):
            result = play(cell, Random(f"{cell.called}/{seed}").randrange(10_000), strategy, broken)
            found[result.outcome or f"{cell.called} is unfinished"] += 1
    assert broken == []
    assert set(found) <= {"won", "lost", "drawn"}
    return found


def test_all_of_it_is_in_the_cells_and_a_few_in_a_row_are_of_many_kinds() -> None:
    some = cells()[:SAMPLE]
    assert len(cells()) == 5 * 4 * 8 * len(challenges())
    assert len({cell.players for cell in some}) >= 4 and len({cell.plot for cell in some}) >= 5


@pytest.mark.parametrize("at", range(SAMPLE))
def test_a_game_of_a_set_up_keeps_every_invariant(at: int) -> None:
    ends(cells()[at : at + 1], 1)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_night_walks_on_through_all_set_ups(pytestconfig: pytest.Config) -> None:
    every, cache = cells(), pytestconfig.cache
    assert cache is not None
    at = int(cache.get(KEPT, 0))
    ends([every[(at + n) % len(every)] for n in range(NIGHT)], EACH)
    cache.set(KEPT, (at + NIGHT) % len(every))


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("custody", CUSTODIES)
def test_mistakes_break_nothing_in_any_custody(custody: Custody) -> None:
    found, broken = Counter[str](), list[str]()
    for seed in range(MUDDLED):
        plan = Plan(players=1 + seed % 5, seed=seed, custody=custody, mistakes=True, strategy="random")
        found[play_one(room(), box(), plan, seed, broken).outcome] += 1
    assert [fault for fault in broken if "at rest" not in fault] == []
    assert found.total() == MUDDLED
