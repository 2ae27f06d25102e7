"""The page of the computer itself: only what leads somewhere, asked before it is done, dark until touched."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.language.phrases import phrase
from companion.core.ports.machine import DiskShelf, Machine, Storage
from companion.ground.house_texts import HouseTexts
from tests.ui import doubles, samples, walking
from tests.ui.fingers import lift, touch, words_on
from tests.ui.words import Words
from ui.screens.base.sizes import size
from ui.screens.machine import model
from ui.screens.machine.dark import DarkSheet
from ui.theme.boxes import Box

NOW = datetime(2026, 11, 18, 19, 45)
SHELVES = (
    DiskShelf("books", 3_200_000, 12), DiskShelf("photos", 640_000, 31),
    DiskShelf("recordings", 1_840_000_000, 4, True),
    DiskShelf("sounds", 9_000_000, 140, True), DiskShelf("demo", 4_000_000, 12, True),
)  # fmt: skip
Make = Callable[..., Any]


class Computer:
    """A computer that keeps what was asked of it."""

    def __init__(self) -> None:
        self.did: list[Any] = []
        self.doubt = False

    def machine(self, **less: Any) -> Machine:
        doubt = phrase("ui-clock-wrong")
        ways: dict[str, Any] = {
            "clear": lambda shelf: self.did.append(("clear", shelf)),
            "set_clock": lambda moment: self.did.append(("clock", moment)),
            "switch_off": lambda: self.did.append("off"),
            "restart": lambda: self.did.append("restart"),
            "light": lambda on: self.did.append(("light", on)),
        }
        return Machine(
            now=lambda: NOW, doubt=lambda: doubt if self.doubt else None,
            storage=lambda: Storage(12_300_000_000, 31_900_000_000, SHELVES), **{**ways, **less},
        )  # fmt: skip


@pytest.fixture
def computer() -> Computer:
    return Computer()


def ids(app: Any) -> list[str]:
    """The rows of the page."""
    return [option.id for option in app.router.current.grid.options]


@pytest.mark.window
def test_only_what_leads_somewhere_is_there(open_app: Make, computer: Computer) -> None:
    app = open_app(first="machine", machine=computer.machine())
    assert ids(app) == ["dark", "clock", "disk", "restart", "off"]
    app = open_app(first="machine", machine=computer.machine(restart=None, switch_off=None))
    assert ids(app) == ["dark", "clock", "disk"]
    app = open_app(first="system", machine=computer.machine())
    app.router.current.grid.dispatch("on_choice", "machine")
    assert app.router.name == "machine"
    app.router.current.big()
    assert app.router.name == "system"
    app = open_app(first="system")
    assert "machine" not in ids(app)


@pytest.mark.window
@pytest.mark.parametrize("row", ["restart", "off"])
def test_one_more_touch_before_it_goes_dark(open_app: Make, computer: Computer, row: str) -> None:
    app = open_app(first="machine", machine=computer.machine())
    app.router.current.choose(row)
    app.stage.front.big()
    assert computer.did == [], "the big button is the careful way"
    app.router.current.choose(row)
    app.stage.front.choose("yes")
    assert computer.did == [row]


@pytest.mark.window
def test_what_the_system_refuses_is_said(open_app: Make, computer: Computer) -> None:
    def refuse() -> None:
        raise ValueError("It may not be switched off here.")

    app = open_app(first="machine", machine=computer.machine(switch_off=refuse))
    app.router.current.choose("off")
    app.stage.front.choose("yes")
    assert app.router.current.head.sub == "It may not be switched off here."


@pytest.mark.window
def test_the_touch_that_wakes_the_screen_does_nothing_else(
    open_app: Make, computer: Computer, studio: Any
) -> None:
    app = open_app(first="machine", machine=computer.machine())
    button = app.router.current.strip.big
    for wake in ("touch", "key", "button"):
        app.context.ports.clock.now += 10
        app.router.current.choose("dark")
        studio.settle()
        assert isinstance(app.stage.front, DarkSheet) and words_on(app.stage.front) == ""
        assert app.stage.edge.opacity == 0 and computer.did[-1] == ("light", False)
        if wake == "touch":
            lift(touch(studio, app.stage, *button.center))
        elif wake == "key":
            assert app.stage.front.type_key(ord("z"), "z")
        else:
            app.press_button("next")
            app.bridge.deliver()
        assert not app.stage.sheets and app.router.name == "machine", wake
        assert app.stage.edge.opacity == 1 and computer.did[-1] == ("light", True)


@pytest.mark.window
def test_a_question_of_the_game_wakes_the_screen(open_app: Make, computer: Computer) -> None:
    from tests.ui import scenes

    app = open_app((800, 480), samples.step(), machine=computer.machine())
    app.stage.open(DarkSheet(app.context))
    app.hear(scenes.asked(scenes.NUMBER))
    app.bridge.deliver()
    assert not any(isinstance(sheet, DarkSheet) for sheet in app.stage.sheets)
    assert len(app.stage.sheets) == 1 and computer.did[-1] == ("light", True)


@pytest.mark.window
def test_whatever_happens_in_the_game_wakes_the_screen(open_app: Make, computer: Computer) -> None:
    app = open_app((800, 480), samples.step(), machine=computer.machine())
    app.stage.open(DarkSheet(app.context))
    app.hear(samples.step(number=99, kind="quiet"))
    app.bridge.deliver()
    assert app.stage.sheets, "what only changes a list does not"
    app.hear(samples.step(number=100))
    app.bridge.deliver()
    assert not app.stage.sheets and computer.did == [("light", False), ("light", True)]


@pytest.mark.window
def test_the_clock_is_set_by_touch(open_app: Make, computer: Computer) -> None:
    app = open_app(first="machine", machine=computer.machine(), texts=HouseTexts(), language="fr")
    app.router.current.choose("clock")
    sheet = app.stage.front
    sheet.steps.more["month"].tap()
    sheet.steps.less["hour"].tap()
    sheet.steps.less["minute"].tap()
    assert sheet.buttons().second == "18 décembre 2026, 18:44"
    sheet.big()
    assert computer.did == [("clock", datetime(2026, 12, 18, 18, 44))]


@pytest.mark.window
def test_a_clock_that_is_set_elsewhere_says_so(open_app: Make, computer: Computer, studio: Any) -> None:
    computer.doubt = True
    app = open_app(first="machine", machine=computer.machine(set_clock=None))
    (row,) = [option for option in app.router.current.grid.options if option.id == "clock"]
    assert row.warns and row.sub == "this clock is wrong"
    app.router.current.choose("clock")
    studio.settle()
    assert "set in its own settings" in words_on(app.stage.front)


@pytest.mark.window
def test_what_takes_room_is_thrown_away_only_when_asked_twice(open_app: Make, computer: Computer) -> None:
    app = open_app(first="machine", machine=computer.machine())
    app.router.current.choose("disk")
    rows = {option.id: option for option in app.stage.front.grid.options}
    assert list(rows)[0] == "recordings" and rows["recordings"].note == "1.8 GB"
    app.stage.front.choose("photos")
    assert computer.did == [] and not app.stage.sheets
    app.router.current.choose("disk")
    app.stage.front.choose("recordings")
    assert computer.did == []
    app.stage.front.choose("yes")
    assert computer.did == [("clear", "recordings")]


OPEN: dict[str, Callable[[Any], None]] = {
    "page": lambda app: None,
    "clock": lambda app: app.router.current.choose("clock"),
    "disk": lambda app: app.router.current.choose("disk"),
    "off": lambda app: app.router.current.choose("off"),
}


@pytest.mark.window
@pytest.mark.parametrize("what", OPEN)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_nothing_is_cut(
    open_app: Make, computer: Computer, studio: Any, what: str, size: tuple[int, int]
) -> None:
    computer.doubt = True
    for language, scale in (("en", 1.0), ("en", 1.6), ("fr", 1.0), ("fr", 1.6)):
        app = open_app(size, None, "machine", machine=computer.machine(), language=language, scale=scale)
        OPEN[what](app)
        studio.settle()
        front = app.stage.front
        assert not walking.cut_words(front) + walking.clashing_words(front)
        assert not walking.small_targets(front, app.context.glass.px_per_mm * 9)
        assert not walking.overlapping_targets(front) + walking.outside(front, Box(0, 0, *size))


@given(
    st.datetimes(datetime(2024, 1, 1), datetime(2099, 12, 31)),
    st.sampled_from(model.PARTS),
    st.sampled_from((1, -1)),
)
def test_a_step_up_and_one_down_is_no_step_but_at_the_ends_of_months(
    now: datetime, part: str, by: int
) -> None:
    there = model.changed(now, part, by)
    back = model.changed(there, part, -by)
    if there != now and now.day <= 28:
        assert back == now
    assert abs(there.year - now.year) <= 1


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, ("0 kB", "0 ko")),
        (640_000, ("640 kB", "640 ko")),
        (3_200_000, ("3.2 MB", "3,2 Mo")),
        (5_000_000, ("5 MB", "5 Mo")),
        (1_840_000_000, ("1.8 GB", "1,8 Go")),
        (31_900_000_000, ("32 GB", "32 Go")),
    ],
)
def test_sizes_are_told_as_people_of_each_language_write_them(count: int, words: tuple[str, str]) -> None:
    assert tuple(doubles.screen_words().say(size(count), language) for language in ("en", "fr")) == words


def test_a_full_disk_is_marked() -> None:
    say = Words().say
    tight = model.rows(Computer().machine(), NOW, None, Storage(1_000, 100_000), say)
    assert [row.id for row in tight if row.warns] == ["disk"]
