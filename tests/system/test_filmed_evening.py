"""An evening under a real lens: the table is filmed, read, followed, and the game goes where the cards go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.language.asks import Identity
from companion.house.house import House
from tests.house.kit import Evening, house_at
from tests.system.test_overhead_evening import begun, plays
from tests.watch.filmed import FilmedTable
from tests.watch.overheads import Tabletop


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "filmed.db", seed=4)
    yield house
    house.close()


def filmed(evening: Evening, profile: str = "typical") -> FilmedTable:
    top = FilmedTable(evening, profile=profile)
    top.rest()
    assert top.surveys > 0
    return top


def test_a_filmed_table_plays_the_game_that_its_cards_tell(house: House) -> None:
    evening = begun(house, 5, "app")
    top = filmed(evening)
    assert top.differences == (), "what lies as the books have it is no difference"
    for _ in range(5):
        top.play()
        assert top.differences == (), [line.id for line in top.differences]
        assert evening.step.refusal is None
    assert top.by_hand >= 2 and plays(evening)


@pytest.mark.long
@pytest.mark.parametrize("profile", ["good", "poor"])
def test_in_better_and_in_worse_light_it_is_the_same_game(house: House, profile: str) -> None:
    top = filmed(begun(house, 5, "app"), profile)
    for _ in range(4):
        top.play()
        assert top.differences == (), [line.id for line in top.differences]
    assert top.by_hand >= 2


def test_a_card_in_a_wrong_place_is_told_quietly_and_forgotten_when_it_is_put_right(house: House) -> None:
    top = filmed(begun(house, 5, "app"))
    card = top.at("hq:2")
    number = top.evening.desk.game.number
    top.stuck[card] = "location"
    top.rest()
    assert [line.slot for line in top.differences] == [top.slot(card)]
    top.stuck.clear()
    top.rest()
    assert top.differences == () and top.evening.desk.game.number == number


def test_a_card_that_is_waited_for_in_the_dark_gets_light_until_it_is_there(house: House) -> None:
    evening = begun(house, 5, "face")
    told = Tabletop(evening, marks=True)
    told.rest()
    while not isinstance(told.state.ask, Identity):
        told.play()
    top = filmed(evening)
    assert isinstance(top.state.ask, Identity)
    top.light(0.2)
    top.film(4.0)
    assert top.lamps.is_dark
    top.light(1.0)
    top.play()
    top.film(2.0)
    assert isinstance(top.state.ask, Identity) or not top.lamps.is_dark
