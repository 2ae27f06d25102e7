"""The owner's boards on the glass: every question of every board, in every size, with nothing cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.language.phrases import named
from companion.core.ports.boards import BoardAnswer, BoardPage, BoardShape
from companion.core.ports.cards import Where
from companion.ground.place_names import names_in
from companion.owner.boards import OwnersBoards
from tests.house.kit import house_at
from tests.ui import walking
from tests.ui.fingers import options, words_on
from ui.keys import BACKSPACE
from ui.screens.boards import model
from ui.widgets.mat.mat import MatTarget

SIZES = ((800, 480), (1280, 720), (720, 1280))
ALIEN = Where("alien", "alien", "mat")
SCENES = {
    "names": (ALIEN, 0), "scan": (ALIEN, 3),
    "slots": (Where("firefly", "firefly", "mat"), 5),
    "red": (Where("conquest", "conquest", "standard"), 0),
    "stage": (Where("conquest", "conquest", "standard"), 1),
    "section": (Where("conquest", "conquest", "section"), 0),
    "apart": (Where("conquest", "conquest", "map-2"), 0),
    "city": (Where("villains", "villains", "villainous"), 0),
}  # fmt: skip
Open = Callable[..., Any]


@pytest.fixture
def boards(tmp_path: Path) -> Iterator[OwnersBoards]:
    house = house_at(tmp_path / "store.db")
    yield OwnersBoards(house.store)
    house.close()


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("fr", 1.6)])
def test_every_kind_of_question_stands_on_every_glass(
    open_app: Open, studio: Any, boards: OwnersBoards, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(size, first="home", language=language, scale=scale, boards=boards)
    app.router.go("boards")
    studio.settle()
    assert walking.faults(app, size) == []
    for name, (where, at) in SCENES.items():
        app.router.current._open(where, at)
        studio.settle()
        assert walking.faults(app, size) == [], name


@pytest.mark.window
def test_a_mat_is_told_with_two_touches_a_price_and_one_for_all_names(
    open_app: Open, boards: OwnersBoards
) -> None:
    app = open_app(first="home", boards=boards)
    screen = app.router.go("boards")
    assert "Go on with it" not in words_on(app.stage.front), "no box is owned yet"
    options(app)["alien/mat"].tap()
    touches = 0
    screen.strip.big.tap()
    touches += 1
    for price in "32211":
        screen.pad.keys[price].tap()
        screen.strip.big.tap()
        touches += 2
    assert touches == 11 and screen.draft is None, "back on the list"
    line = next(line for line in boards.boards() if line.where == ALIEN)
    assert line.known == line.of == 6


@pytest.mark.window
def test_one_can_go_back_leave_a_question_and_go_on_another_day(open_app: Open, boards: OwnersBoards) -> None:
    app = open_app(first="home", boards=boards)
    screen: Any = app.router.go("boards")
    screen._open(ALIEN)
    screen.strip.big.tap()
    screen._plain("after")
    assert screen.type_key(ord("4"), "4") and screen.draft.value == 4
    assert screen.type_key(BACKSPACE, None) and screen.draft.value is None
    screen.strip.big.tap()
    assert screen.draft.page.at == 2, "nothing to keep yet"
    screen._plain("before")
    assert screen.draft.page.at == 1 and not screen.draft.page.is_told
    app.press_button("undo")
    app.bridge.deliver()
    assert not screen.draft
    screen._open(ALIEN)
    assert screen.draft.page.at == 1, "the first that is open"


@pytest.mark.window
def test_places_are_touched_on_the_drawn_board(open_app: Open, boards: OwnersBoards) -> None:
    app = open_app(first="home", boards=boards)
    screen = app.router.go("boards")
    screen._open(SCENES["section"][0])
    for place in ("1", "2", "1"):
        plate = screen.mat.plates[place]
        assert isinstance(plate, MatTarget)
        plate.tap()
    screen.strip.big.tap()
    assert [s.id for s in boards.page(SCENES["section"][0], 0).shapes if s.is_chosen] == ["2"]
    screen._open(Where("conquest", "conquest", "map-2"))
    screen._plain("none")
    assert screen.draft.page.at == 6, "the next two sections"


@pytest.mark.window
def test_a_room_gets_the_name_that_another_had_and_they_change_places(
    open_app: Open, boards: OwnersBoards
) -> None:
    app = open_app(first="home", boards=boards)
    screen = app.router.go("boards")
    screen._open(ALIEN)
    screen.mat.plates["room:4"].tap()
    options(app)["Weapons Locker"].tap()
    assert screen.draft.names["room:3"] == "Med-Lab"
    screen.strip.big.tap()
    told = boards._store.remembered.everything("alien")
    assert names_in(told)["place-room-4"] == "Weapons Locker"


def page(**values: Any) -> BoardPage:
    shapes = (BoardShape("one", (0, 0, 1, 1), is_asked=True), BoardShape("two", (1, 0, 1, 1)))
    return BoardPage(ALIEN, named("Mat"), 0, 2, "number", named("?"), (2, 1), shapes, **values)


def test_digits_make_a_number_as_long_as_it_can_be_one() -> None:
    draft = model.draft_of(page(most=20))
    assert not model.is_whole(draft)
    assert model.typed(model.typed(draft, "1"), "4").value == 14
    assert model.typed(model.typed(draft, "3"), "4").value == 4, "34 cannot be, so it was typed anew"
    low = model.draft_of(page(least=1, most=12))
    assert model.stepped(low, 1).value == 1 and model.stepped(model.stepped(low, 1), -1).value == 1
    assert not model.is_whole(model.typed(low, "0"))
    assert model.answer(model.typed(draft, "7")) == BoardAnswer(7)
