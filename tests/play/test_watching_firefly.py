"""Firefly under an overhead camera: its mat has a place for whatever lies on the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine.legendary.playing.requests import Play
from companion.engine.zone_table import STRIP
from companion.games import firefly
from companion.games.firefly import zones
from companion.house.house import House
from companion.play.snapshot.books import books_of
from tests.house.kit import Evening, at_rest, house_at
from tests.watch.overheads import Tabletop
from vision.calibration.table_file import read_table
from vision.calibration.table_places import TablePlace

SEED, MOVES = 3, 160
SHIP = tuple(f"serenity:{slot}" for slot in range(1, 7))
WATCHED = (*map(str, zones.VERSE), "combat", "objective", *map(str, zones.BRIDGE), *SHIP, STRIP)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=SEED)
    yield house
    house.close()


@pytest.fixture
def top(house: House) -> Tabletop:
    """The first Action Phase of three people, every card where it should lie."""
    evening = Evening(house, SEED, game="firefly")
    evening.begin(3, "face")
    evening.until(at_rest, most=40)
    top = Tabletop(evening, WATCHED)
    top.rest()
    return top


def test_what_lies_on_the_board_has_a_place_of_its_own() -> None:
    drawn = read_table((Path(firefly.__file__).parent / "table.toml").read_text("utf-8"))
    assert set(WATCHED) <= {place.name for place in drawn.places}, "every place is drawn on the mat"
    for at, one in enumerate(drawn.places):
        for other in drawn.places[at + 1 :]:
            assert not overlap(one, other), (one.name, other.name)
        assert all(0 <= x <= drawn.size_mm[0] and 0 <= y <= drawn.size_mm[1] for x, y in one.outline_mm)


def overlap(one: TablePlace, other: TablePlace) -> bool:
    """Whether two rectangles share room."""
    (x, y), _, (right, foot), _ = one.outline_mm
    (u, v), _, (end, low), _ = other.outline_mm
    return x < end and u < right and y < low and v < foot


def test_a_game_under_the_camera_has_no_differences_and_a_card_laid_wrong_is_one(top: Tabletop) -> None:
    for _ in range(MOVES):
        top.play()
        assert top.differences == (), top.evening.step.label
        if any(books_of(top.evening.room, top.state).open.get(slot) for slot in SHIP):
            break
    else:
        raise AssertionError("Serenity was never struck: choose another seed.")
    assert top.by_hand > 0, "cards that are carried are moves"
    struck = next(slot for slot in SHIP if books_of(top.evening.room, top.state).open.get(slot))
    card = top.at(struck)
    free = next(slot for slot in reversed(SHIP) if not books_of(top.evening.room, top.state).open.get(slot))
    top.stuck[card] = free
    top.rest()
    (differs,) = top.differences
    assert differs.slot == top.slot(card) and f"place:{free}" in differs.targets


def test_cards_laid_on_the_strip_are_played(top: Tabletop) -> None:
    hand, number = top.evening.hand()[:2], top.evening.desk.game.number
    for copy in hand:
        top.lies[copy] = STRIP
    top.survey(settled=False)
    done = [record.command for record in top.evening.desk.game.history.live if record.number > number]
    assert [one.copy for one in done if isinstance(one, Play)][:1] == hand[:1]
