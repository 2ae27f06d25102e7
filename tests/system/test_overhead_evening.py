"""Whole evenings under the overhead camera: cards that are carried play the game as fingers would."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.language.ids import TABLE
from companion.house.house import House
from tests.house.kit import Evening, house_at
from tests.watch.overheads import HQ, ROOMS, Tabletop

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


def copies(top: Tabletop) -> list[str]:
    """The cards of the differences that are told."""
    return sorted(line.id.partition("@")[0] for line in top.differences)


def plant(top: Tabletop, chance: random.Random) -> str | None:
    """Make one mistake of hands; gives the card, or None when there is none to make."""
    lying = [copy for copy, place in top.lies.items() if place in (*ROOMS, *HQ, "combat")]
    kind = chance.choice(("forgotten", "wrong place", "hand over"))
    if kind == "forgotten":
        return top.forgotten()
    if not lying:
        return None
    copy = chance.choice(lying)
    if kind == "hand over":
        top.lies.pop(copy)
        top.survey(after_s=40, unwatched=(*ROOMS, *HQ, "combat"))
        assert top.differences == (), "what cannot be seen is not missed"
        return None
    top.stuck[copy] = next(place for place in reversed(ROOMS) if place != top.lies[copy])
    return str(copy)


@pytest.mark.parametrize(("seed", "custody"), [(3, "face"), (6, "app")])
def test_exactly_the_planted_mistakes_are_differences(houses: list[House], seed: int, custody: Any) -> None:
    """After each move somebody may forget a card, lay it wrong, or hold a hand over the table."""
    seen, touched = (begun(house, seed, custody) for house in houses)
    top, chance, told = Tabletop(seen), random.Random(seed), 0
    top.rest()
    for _ in range(MOVES):
        top.play()
        assert top.differences == ()
        card = plant(top, chance) if chance.random() < 0.5 else None
        before = seen.state
        top.rest()
        assert copies(top) == ([] if card is None else [card])
        told += card is not None
        top.stuck.clear()
        top.rest()
        assert top.differences == ()
        assert seen.state == before, "a mistake of hands is no move"
    while touched.desk.game.number < seen.desk.game.number:
        touched.play()
    assert same_game(seen, touched)
    assert told > 8


def test_two_mistakes_that_last_are_told_as_long_as_they_last(houses: list[House]) -> None:
    """Cards that nobody puts right stay in the list while the game goes on around them."""
    seen = begun(houses[0], 3, "app")
    top = Tabletop(seen)
    top.rest()
    top.play(30)
    stuck = [copy for copy, place in top.lies.items() if place in HQ][:2]
    for copy, place in zip(stuck, ("location", "operations"), strict=True):
        top.stuck[copy] = place
    for _ in range(12):
        top.rest()
        assert copies(top) == sorted(stuck)
        top.play()
    assert copies(top) == sorted(stuck)
