"""Whole evenings under the overhead camera: cards that are carried play the game as fingers would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.app.house import House
from companion.core.ids import TABLE
from tests.app.kit import Evening, house_at
from tests.app.overheads import Tabletop

MOVES = 70


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[House]]:
    houses = [house_at(tmp_path / f"{name}.db", seed=4) for name in ("seen", "touched")]
    yield houses
    for house in houses:
        house.close()


def begun(house: House, seed: int, custody: Any) -> Evening:
    evening = Evening(house, seed)
    evening.begin(3, custody)
    return evening


def plays(evening: Evening) -> list[str]:
    """The commands of the game so far, in order."""
    return [type(record.command).__name__ for record in evening.desk.game.history.live]


def same_game(seen: Evening, touched: Evening) -> bool:
    """Whether everybody sees the same game."""
    views = [msgspec.to_builtins(one.room.view(one.state, TABLE)) for one in (seen, touched)]
    return bool(views[0] == views[1])


@pytest.mark.parametrize(("seed", "custody", "marks"), [(3, "face", False), (5, "app", True)])
def test_carried_cards_end_in_the_same_game_as_fingers(
    houses: list[House], seed: int, custody: Any, marks: bool
) -> None:
    seen, touched = (begun(house, seed, custody) for house in houses)
    top = Tabletop(seen, marks=marks)
    top.rest()
    for _ in range(MOVES):
        top.play()
        assert top.differences == (), [line.id for line in top.differences]
        assert seen.step.refusal is None
    while touched.desk.game.number < seen.desk.game.number:
        touched.play()
    assert plays(seen) == plays(touched)
    assert same_game(seen, touched)
    assert top.by_hand > MOVES / 4
