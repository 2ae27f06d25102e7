"""Guided set-up by real dividers: shown at the stand or laid on the table, their stacks are out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Scanned, Seen, Surveyed
from companion.house.house import House
from companion.owner.cards import MyCards
from companion.owner.stacks import StackKeeper
from companion.watch.drawn import open_drawn_camera
from tests.house.kit import house_at
from ui.screens.new_game.model import GameDraft, PersonDraft
from ui.screens.new_game.start import keep_draft

BOX = "alien-practice"
PEOPLE = tuple(PersonDraft(name, at) for at, name in enumerate(("Ana", "Ben", "Cy")))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=3)
    yield house
    house.close()


@pytest.mark.window
def test_a_divider_that_is_shown_or_laid_ticks_its_stack(
    house: House, open_app: Callable[..., Any], studio: Any
) -> None:
    cards, camera = MyCards(house), open_drawn_camera(4)
    app = open_app((800, 480), first="home", stacks=StackKeeper(house), cards=cards)
    keep_draft(app.context, GameDraft(room="alien", box=BOX, people=PEOPLE))
    screen = app.router.go("laying")
    studio.settle()
    first, second, third = [line.stack for line in screen.lines][:3]
    tags = house.store.labels.of_stacks(BOX, [line.stack for line in screen.lines])
    backs = house.store.labels.deal_backs(BOX, list(house.store.marks.deal(BOX, some_cards(house))))

    cards.post(Scanned(camera.show((tags[first],))))
    studio.settle()
    assert screen.draft.out == {first}

    cards.post(Scanned(camera.show((tags[first], tags[second]))))
    studio.settle()
    assert screen.draft.out == {first, second}, "twice is once"

    (strange,) = backs.values()
    lay = (Seen(tags[third], "hive"), Seen(strange, "strikes"))
    cards.post(Surveyed(lay, ("hive", "strikes"), 1.0))
    studio.settle()
    assert screen.draft.out == {first, second, third}

    screen.choose(third)
    cards.post(Surveyed(lay, ("hive", "strikes"), 2.0))
    studio.settle()
    assert screen.draft.out == {first, second}, "it lies there as before: that says nothing new"
    camera.close()


def some_cards(house: House) -> list[Any]:
    box = house.store.catalogue.box("alien", BOX)
    return [next(iter(next(iter(box.stacks["strikes"].values()))))]


@pytest.mark.window
def test_on_other_screens_the_table_plays_the_game(house: House, open_app: Callable[..., Any]) -> None:
    """Nobody watches for codes: what lies on the table goes to the game, if there is one."""
    posted: list[Any] = []
    cards = MyCards(house)
    house.post = posted.append  # type: ignore[method-assign]
    snapshot = Surveyed((Seen("A", "hive"),), ("hive",), 1.0)
    cards.post(snapshot)
    assert posted == [snapshot]
