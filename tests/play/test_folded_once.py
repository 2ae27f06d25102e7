"""An event is folded once on its way from the rules to the disk, the screen and the real cards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from companion.app.practice import open_practice
from companion.core.crossing.intents import Taken
from companion.core.crossing.steps import Step
from companion.core.language.events import Asked
from companion.core.language.states import Custody
from companion.core.ports.lobby import NewGame
from companion.engine.room import Room
from companion.house.house import House
from tests.house.kit import Evening, house_at

MOVES = 80


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db", clock=lambda: 0.0)  # no step is slow on a busy machine
    yield made
    made.close()


@contextmanager
def folds(room: Room) -> Iterator[list[Any]]:
    """The events that were folded meanwhile, by whomever."""
    code, found = room.evolve.__code__, []  # type: ignore[attr-defined]  # a plain function

    def heed(frame: FrameType, what: str, _arg: Any) -> None:
        if what == "call" and frame.f_code is code:
            found.append(frame.f_locals["event"])

    before = sys.getprofile()
    sys.setprofile(heed)
    try:
        yield found
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize("custody", ["app", "read", "face"])
def test_every_command_of_an_evening_folds_each_of_its_events_once(house: House, custody: Custody) -> None:
    evening, asked = Evening(house), 0
    evening.begin(custody=custody)
    with folds(evening.room) as found:
        for _ in range(MOVES):
            found.clear()
            step = evening.play()
            assert found == list(step.events)
            asked += any(isinstance(event, Asked) for event in step.events)
    assert asked or custody == "app", "questions and their answers were among them"


def test_a_touch_at_the_practice_table_folds_each_event_once(house: House) -> None:
    heard: list[Step] = []
    practice, lobby = open_practice(house, lambda laid: None)
    house.bus.join("counts", heard.append)
    lobby.begin(NewGame("alien", "alien-practice", ("Maya", "Ben"), (0, 1)))
    desk, done = house.desk, 0
    assert desk is not None
    with folds(desk.game.room) as found:
        while not desk.game.state.outcome:
            found.clear()
            desk.handle(Taken(taken(desk.view())))
            assert found == list(heard[-1].events)
            done += len(found)
    assert done > 50 and house.troubles == []
    practice.close()


def taken(view: Any) -> str:
    """The answer to the open question, or what leads on in the turn."""
    offers = view.ask.options if view.ask is not None else view.offers
    return str(next((offer for offer in offers if offer.target == "big"), offers[0]).id)
