"""The drawn table draws the cards of a practice box; which card of an owner lies where it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.house import House
from companion.app.owning import Boxes
from companion.app.table import open_practice
from tests.app.kit import house_at
from ui.ports import NewGame

PRACTICE, OWN = "alien-practice", "alien"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db")
    yield made
    made.close()


def game_of(box: str) -> NewGame:
    return NewGame("alien", box, ("Maya", "Ben"), (0, 1))


def test_only_a_practice_box_lies_on_the_drawn_table(house: House) -> None:
    laid: list[bool] = []
    practice, lobby = open_practice(house, laid.append)
    lobby.begin(game_of(PRACTICE))
    assert len(practice.table().hand) == 6
    Boxes(house.store).own(OWN)
    lobby.begin(game_of(OWN))
    assert practice.table().hand == ()
    assert practice.table().seat is None
    assert laid == [True, False]
    practice.close()


def test_a_practice_game_that_is_resumed_lies_there_again(house: House) -> None:
    laid: list[bool] = []
    practice, lobby = open_practice(house, laid.append)
    lobby.begin(game_of(PRACTICE))
    Boxes(house.store).own(OWN)
    lobby.begin(game_of(OWN))
    lobby.resume(next(game.id for game in lobby.saved() if game.id != house.desk.game.id))  # type: ignore[union-attr]
    assert laid == [True, False, True]
    assert len(practice.table().hand) == 6
    practice.close()
