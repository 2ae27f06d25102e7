"""The test board: everything is tried by one touch or key, the test goes through all, wishes are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.ports.lights import LightWishes
from hardware.cues.load import load_sheets
from tests.ui import walking
from tests.ui.fingers import options, plain, words_on
from tests.ui.lighting import LAMPS, TEXTS, Desk, Stream, lines_of
from ui.screens.lights import model
from ui.screens.lights.trial import TestSheet
from ui.theme.boxes import Box
from ui.widgets.lamps.lamps import spot_of, spots

Open = Callable[..., Any]
SIZES = [(800, 480), (1280, 720), (720, 1280)]


def say(key: Any) -> str:
    return TEXTS.say(key, "en")


def test_every_show_has_a_name_in_both_languages() -> None:
    shows = [name for name, show in load_sheets().shows.items() if show.owner == "itself"]
    keys = {f"lights-show-{name.replace('_', '-')}" for name in shows}
    assert [keys - TEXTS.keys(language) for language in ("en", "fr")] == [set(), set()]


@pytest.mark.parametrize("wiring", ["small", "family", "full"])
def test_every_device_of_a_wiring_is_asked_about(wiring: str) -> None:
    lines = lines_of(wiring)
    assert len({line.id for line in lines}) == len(lines)
    rows = model.device_rows(lines, say)
    assert all("lights-" not in row.words for row in rows)
    asked = {line.asks for line in lines}
    assert {"seen", "heard", "pressed"} <= asked
    assert next(line.shows for line in lines if line.id == "mood light") == "rgb"


def test_a_test_goes_on_and_ends() -> None:
    test = model.SelfTest(lines_of("small"))
    for _ in test.lines:
        assert test.line is not None
        test = test.answered("yes")
    assert test.line is None and test.answered("no") is test
    assert set(test.answers.values()) == {"yes"}


def test_quiet_hours_have_a_beginning_and_an_end_or_neither() -> None:
    begun = model.wished("quiet_from", "22:00", LightWishes())
    assert (begun.quiet_from, begun.quiet_to) == ("22:00", "07:00")
    assert len(model.wish_rows(begun, say)) == 5 and len(model.wish_rows(LightWishes(), say)) == 3
    ended = model.wished("quiet_from", "", begun)
    assert ended == LightWishes()
    assert model.wished("brightness", "50", begun).brightness == 50
    assert model.wished("level", "party", begun).level == "party"
    assert [one.id for one in model.choices("level", begun, say) if one.chosen] == ["normal"]


def test_a_lamp_is_drawn_where_its_person_sits() -> None:
    assert spot_of("seat:p3", ("p3", "p1")) == ("seat", 1)
    assert spot_of("seat:p3", ()) == ("seat", 3)
    assert spot_of("mood", ()) == ("mood", 0)
    row = spots(Box(10, 5, 500, 40))
    assert len(row) == 12 and row[-1].box.right == pytest.approx(510)
    assert not any(one.box.meets(other.box) for one, other in zip(row, row[1:], strict=False))


@pytest.mark.window
def test_one_touch_tries_a_device_or_a_show_and_the_lamps_follow(open_app: Open, studio: Any) -> None:
    desk, stream = Desk(), Stream()
    app = open_app((1280, 720), first="lights", light_desk=desk, lights=stream, texts=TEXTS)
    options(app)["mood light"].tap()
    plain(app, "other").dispatch("on_tap")
    studio.settle()
    options(app)["facehugger"].tap()
    assert desk.tried == ["mood light", "show facehugger"]
    stream.light(*LAMPS)
    studio.settle()
    assert app.router.current.lamps.lamps == LAMPS
    app.context.go("home")
    assert len(stream.watchers) == 1, "only the edge still follows"


@pytest.mark.window
def test_the_test_is_answered_by_keys_and_buttons_alone(open_app: Open, studio: Any) -> None:
    from ui.keys import BACKSPACE, ENTER, handle_key

    desk = Desk("small")
    app = open_app((800, 480), first="lights", light_desk=desk, lights=Stream(), texts=TEXTS)
    app.stage.front.press("next")
    studio.settle()
    sheet = app.stage.front
    assert isinstance(sheet, TestSheet) and desk.tried == ["mood light"]
    sheet.press("confirm")
    assert desk.tried == ["mood light", "mood light"]
    handle_key(app.stage, ENTER, None, [])
    handle_key(app.stage, BACKSPACE, None, [])
    assert sheet.test.answers == {"mood light": "yes", "buzzer": "no"}
    desk.heard[0]("undo")
    studio.settle()
    assert "That was" in words_on(sheet)
    for name in ("next", "undo", "confirm"):
        desk.heard[0](name)
        studio.settle()
    assert desk.heard == [] and set(desk.answers.values()) == {"yes", "no"}
    said = words_on(app.stage.front)
    assert "1 of 5 work" in said


@pytest.mark.window
def test_wishes_are_chosen_one_by_one(open_app: Open, studio: Any) -> None:
    desk = Desk()
    app = open_app((800, 480), first="lights", light_desk=desk, lights=Stream(), texts=TEXTS)
    for name, way in (("level", "party"), ("quiet_from", "22:00"), ("night_brightness", "25")):
        if not app.stage.sheets:
            options(app)[model.WISHES_ROW].tap()
        studio.settle()
        options(app)[name].tap()
        studio.settle()
        options(app)[way].tap()
        studio.settle()
    assert desk.wished == LightWishes("party", 100, 25, "22:00", "07:00")


@pytest.mark.window
def test_system_leads_there_and_back(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), first="system", light_desk=Desk(), lights=Stream(), texts=TEXTS)
    plain(app, "lights").dispatch("on_tap")
    assert app.router.name == "lights"
    app.stage.front.press("undo")
    assert app.router.name == "system"


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_everything_fits(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    stream = Stream()
    app = open_app(
        size, first="lights", language=language, scale=scale, light_desk=Desk(), lights=stream, texts=TEXTS
    )
    stream.light(*LAMPS)
    studio.settle()
    assert walking.faults(app, size) == []
    app.router.current.plain("other")
    studio.settle()
    for _ in range(app.router.current.grid.page.of):
        assert walking.faults(app, size) == []
        app.router.current.grid.turn_page()
        studio.settle()
    app.router.current.choose(model.WISHES_ROW)
    studio.settle()
    assert walking.faults(app, size) == []
    app.stage.front.close()
    app.router.current.big()
    while isinstance(app.stage.front, TestSheet):
        studio.settle()
        assert walking.faults(app, size) == []
        app.stage.front.answer("no")
    studio.settle()
    assert walking.faults(app, size) == []


@pytest.mark.window
def test_a_table_without_wires_plays_the_shows_on_the_screen(open_app: Open, studio: Any) -> None:
    desk = Desk("none", real=False)
    app = open_app((800, 480), first="lights", light_desk=desk, lights=Stream(), texts=TEXTS)
    assert "look at the lamps drawn below" in words_on(app.stage.front)
    options(app)["facehugger"].tap()
    assert desk.tried == ["show facehugger"]
    app.stage.front.press("next")
    assert app.router.name == "system", "there is nothing to test: the big button leads back"
