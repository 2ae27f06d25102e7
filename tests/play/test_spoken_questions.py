"""At the desk a view has its words, and one touch answers whether, whom and which, undone as one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.app.practice import open_practice
from companion.core.crossing.intents import Pressed, Taken, TakenBack
from companion.core.ports.lobby import NewGame
from companion.house.house import House
from tests.house.kit import house_at

MOST = 1500


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db", clock=lambda: 0.0)
    yield made
    made.close()


def candidates(house: House, seed: int) -> Any:
    """The desk of a game that has come to a question with several ends."""
    practice, lobby = open_practice(house)
    chance = Random(seed)
    for _ in range(MOST):
        if house.desk is None or house.desk.game.state.outcome:
            lobby.begin(NewGame("alien", "alien-practice", ("Maya", "Ben", "Inès"), (0, 1, 2)))
        desk: Any = house.desk
        view = desk.view()
        if view.ask is not None and view.ask.candidates and view.ask.yes:
            practice.close()
            return desk
        step(desk, view, chance)
    raise AssertionError("no card of the practice box asks for more than yes or no")


def step(desk: Any, view: Any, chance: Random) -> None:
    """Do anything that goes on: lay the hand first."""
    if view.ask is None:
        offers = [one for one in view.offers if one.hand]
        offers = offers or [one for one in view.offers if not one.id.startswith("end")] or list(view.offers)
    else:
        private = desk.view(view.ask.seat).ask.options if view.ask.seat else ()
        offers = list(view.ask.options) or list(private)
    desk.handle(Taken(chance.choice(offers).id) if offers else Pressed("next"))


def test_one_touch_answers_all_and_is_one_action_of_the_history(house: House) -> None:
    desk = candidates(house, 3)
    before, asked = desk.game.state, desk.view().ask
    desk.handle(Taken(asked.candidates[0].id))
    after = desk.game.state
    assert after.ask is None or after.ask.id != asked.id
    assert after.asked >= before.asked
    plan = desk.checklist(1)
    desk.handle(TakenBack(1))
    if plan.kind in ("free", "move"):
        assert desk.game.state == before


def test_what_lies_open_at_the_desk_has_its_words(house: House) -> None:
    desk = candidates(house, 4)
    view, table = desk.view(), desk.game.state.table
    tiles = [tile for strip in view.strips for place in strip.places for tile in place.tiles]
    shown = [tile for tile in tiles if tile.title is not None and table.card(tile.slot).abilities]
    assert shown and all(tile.text is not None for tile in shown)
    assert view.objective.text is not None and len(view.objective.event_texts) == len(view.objective.events)
    assert view.ask.text is not None
