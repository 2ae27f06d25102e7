"""Boxes on the shelf by touch: every box is there, taken, entered beforehand, and put away again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.ports.cards import Where
from companion.house.belongings import Boxes
from companion.house.house import House
from companion.owner.cards import MyCards
from companion.owner.plans import FilmPlans
from tests.house.kit import house_at
from tests.ui.fingers import options
from ui.screens.my_cards import model

Open = Callable[..., Any]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db")
    yield made
    made.close()


@pytest.mark.window
def test_a_box_whose_game_comes_later_is_taken_entered_and_put_away_by_touch(
    open_app: Open, house: House
) -> None:
    cards, owning = MyCards(house), Boxes(house.store)
    ports = {"texts": house.texts, "cards": cards, "owning": owning, "plans": FilmPlans(house)}
    app = open_app((1280, 720), first="home", **ports)
    screen = app.router.go("my_cards")
    assert {"alien", "firefly", "conquest", "villains", "marvel-core"} <= set(options(app))
    options(app)["conquest"].tap()
    ids = [option.id for option in screen.grid.options]
    assert model.PLAN not in ids and model.AWAY not in ids, "no evening can be planned with it yet"
    screen.strip.big.tap()
    assert owning.owns("conquest", "conquest")
    assert [option.id for option in screen.grid.options][-1] == model.AWAY
    screen._choose("resistance")
    screen.strip.big.tap()
    assert app.router.name == "workshop"
    app.context.notes["my_cards"] = Where("conquest", "conquest")
    screen = app.router.go("my_cards")
    screen._choose(model.AWAY)
    assert not owning.owns("conquest", "conquest")
    screen.strip.big.tap()
    assert owning.owns("conquest", "conquest"), "the big button takes it back"


@pytest.mark.window
def test_an_evening_can_be_planned_with_a_box_that_can_be_played(open_app: Open, house: House) -> None:
    cards = MyCards(house)
    cards.own(Where("alien", "alien"))
    ports = {"texts": house.texts, "cards": cards, "owning": Boxes(house.store), "plans": FilmPlans(house)}
    app = open_app((1280, 720), first="home", **ports)
    screen = app.router.go("my_cards")
    screen._choose("alien")
    assert screen.grid.options[0].id == model.PLAN
