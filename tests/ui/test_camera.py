"""Table set-up on the glass: every page in every size with nothing cut, and what fingers and keys do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.core.language.phrases import named
from companion.ground.house_texts import HouseTexts
from tests.house.kit import house_at
from tests.ui import walking
from tests.ui.fingers import lift, options, plain, touch, words_on
from tests.ui.looking import Cameras, square
from tests.ui.printing import Shop
from tests.watch.looked import DrawnEye, laid, looking, until
from ui.keys import handle_key
from ui.screens.camera import model
from ui.screens.camera.pages import LANE
from ui.theme.boxes import Box
from ui.widgets.live.picture import decoded, fitted

SIZES = ((800, 480), (1280, 720), (720, 1280))
Open = Callable[..., Any]
TEXTS = HouseTexts()


@pytest.fixture
def opened(open_app: Open, studio: Any) -> Open:
    """Opens the table set-up; the cameras are its `port`."""

    def make(size: tuple[int, int] = (800, 480), port: Cameras | None = None, **wishes: Any) -> Any:
        looking = port if port is not None else Cameras()
        app = open_app(size, first="home", looking=looking, texts=TEXTS, **wishes)
        app.router.go("camera")
        look(app, studio)
        return app

    return make


def look(app: Any, studio: Any, times: int = 1) -> None:
    """The camera is looked through once more."""
    for _ in range(times):
        app.router.current._look()
        studio.settle()


PAGES = ("choose", "table", "guide", "watch", "places", "why", "live")


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_every_page_stands_on_every_glass(
    opened: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    port = Cameras()
    app = opened(size, port, language=language, scale=scale)
    screen = app.router.current
    assert walking.faults(app, size) == [], "live"
    port.table.lacks = True
    for page in PAGES:
        screen.turn_to(page)
        look(app, studio)
        assert walking.faults(app, size) == [], page
        if page == "table":
            screen.page._choice("measured")
            studio.settle()
            assert walking.faults(app, size) == [], "lengths"
        if page == "guide":
            look(app, studio)
            assert screen.page.told.is_done
            assert walking.faults(app, size) == [], "done"
        if page == "places":
            screen.page.spot((0.15, 0.15))
            studio.settle()
            assert screen.page.chosen == "place:0"
            assert walking.faults(app, size) == [], "chosen"
        if page == "why":
            screen.page.spot((0.43, 0.42))
            studio.settle()
            assert walking.faults(app, size) == [], "answered"


@pytest.mark.window
def test_while_a_camera_is_opened_the_page_says_so_and_other_errands_go_on(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    screen, late = app.router.current, []
    run = app.context.errands.run

    def queued(call: Any, then: Any, failed: Any = None, lane: str = "") -> None:
        """What a camera takes its time for; nothing else waits."""
        if lane == LANE:
            late.append(lambda: run(call, then, failed, lane))
        else:
            run(call, then, failed, lane)

    screen.turn_to("choose")
    studio.settle()
    app.context.errands.run = queued
    screen.page._take("csi:0")
    assert screen.page.head.sub.startswith("Opening the camera.")
    screen.turn_to("live")
    assert screen.view.outlines.note.startswith("Opening the camera.")
    found: list[int] = []
    app.context.errands.run(lambda: 7, found.append)
    assert found == [7] and len(late) >= 2
    app.context.errands.run = run
    for one in late:
        one()
    look(app, studio)
    assert not screen.is_opening and screen.view.outlines.note == ""


@pytest.mark.window
def test_home_leads_to_the_table_set_up_and_without_cameras_it_does_not(open_app: Open) -> None:
    app = open_app(first="home", looking=Cameras(), texts=TEXTS)
    options(app)["camera"].tap()
    assert app.router.name == "camera"
    assert "camera" not in options(open_app(first="home", texts=TEXTS))


@pytest.mark.window
def test_without_a_picture_it_says_what_it_waits_for(opened: Open, studio: Any) -> None:
    port = Cameras(())
    app = opened(port=port)
    assert "No camera is chosen yet: plug one in" in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert app.router.current.page is app.router.current.pages["choose"]
    port.running, port.is_there = ["overhead"], False
    app.router.current.turn_to("live")
    look(app, studio)
    assert "Waiting for the first picture." in words_on(app.stage.front)
    port.fault = named("This user may not use the camera /dev/video0.")
    look(app, studio)
    assert "This user may not use the camera" in words_on(app.stage.front)
    assert walking.faults(app, (800, 480)) == []


@pytest.mark.window
def test_a_table_is_measured_in_five_touches(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    app.stage.front.strip.big.tap()
    studio.settle()
    options(app)["printed"].tap()
    assert port.table.done[-1] == ("begin", "alien", None, True, False)
    look(app, studio, 2)
    assert "Done, 0.7 mm." in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert app.router.current.page is app.router.current.pages["places"]


@pytest.mark.window
def test_marks_are_printed_for_the_camera_that_is_looked_through(opened: Open, studio: Any) -> None:
    app = opened(printing=Shop())
    app.router.current.turn_to("table")
    studio.settle()
    plain(app, "print").tap()
    assert app.router.name == "print"
    answers = app.router.current.answers
    assert (answers.where, answers.frame, answers.what) == ("overhead", (1280, 720), "marks")


@pytest.mark.long
@pytest.mark.window
def test_a_drawn_table_is_measured_on_the_glass(
    open_app: Open, studio: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_at(tmp_path / "store.db")
    desk, cameras = looking(house, DrawnEye(laid(("T002QD2J1W",))), monkeypatch.setattr)
    app = open_app(first="home", looking=desk, texts=house.texts)
    screen = app.router.go("camera")

    def shows(is_so: Callable[[], bool]) -> bool:
        screen._look()
        studio.settle(1)
        return is_so()

    try:
        until(lambda: shows(lambda: screen.page.live is not None and bool(screen.page.live.rows)))
        screen.strip.big.tap()
        options(app)["printed"].tap()
        until(lambda: shows(lambda: screen.page.told.is_done))
        assert "Done, exact to 0" in words_on(app.stage.front)
        screen.strip.big.tap()
        until(lambda: shows(lambda: len(screen.page.shapes) > 15))
        assert walking.faults(app, (800, 480)) == []
    finally:
        cameras.close()
        house.close()


@pytest.mark.window
def test_two_lengths_are_typed_by_finger_or_key(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    screen = app.router.current
    screen.turn_to("table")
    studio.settle()
    options(app)["measured"].tap()
    for key in "0830":
        handle_key(app.stage, ord(key), key, [])
    pad = screen.page.pad
    pad.plates["high"][1].tap()
    for key in ("4", "6", "1"):
        pad.keys[key].tap()
    handle_key(app.stage, 8, None, [])
    pad.keys["2"].tap()
    pad.plates["high"][2].tap()
    screen.strip.big.tap()
    assert port.table.done[-1] == ("begin", "alien", (830, 463), False, False)


@pytest.mark.window
def test_a_table_too_large_is_measured_all_the_same_and_a_part_of_it_watched(
    opened: Open, studio: Any
) -> None:
    port = Cameras()
    port.table.lacks = True
    app = opened(port=port)
    screen = app.router.current
    screen.turn_to("table")
    studio.settle()
    options(app)["unknown"].tap()
    look(app, studio)
    plain(app, "roughly").tap()
    assert port.table.done[-1] == ("begin", "alien", None, False, True)
    look(app, studio, 2)
    assert "only 40 % of it is in the picture" in words_on(app.stage.front)
    screen.strip.big.tap()
    studio.settle()
    plain(app, "covered").tap()
    assert port.table.done[-1] == ("watch", ("place:4", "place:5"))
    options(app)["place:0"].tap()
    assert port.table.done[-1] == ("watch", ("place:1", "place:2", "place:3", "place:4", "place:5"))
    plain(app, "all").tap()
    assert port.table.done[-1] == ("watch", None)


@pytest.mark.window
def test_a_place_is_dragged_turned_sized_and_laid_back(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    screen = app.router.current
    screen.turn_to("places")
    look(app, studio)
    outlines = screen.view.outlines
    finger = touch(studio, outlines, *outlines.at((0.15, 0.15)))
    finger.pos = finger.x, finger.y = outlines.at((0.25, 0.35))
    finger.grab_current = outlines
    outlines.on_touch_move(finger)
    assert outlines.chosen == "place:0"
    assert outlines.off == pytest.approx((0.1, 0.2), abs=0.01)
    lift(finger)
    what, name, start, end = port.table.done[-1]
    assert (what, name) == ("shift", "place:0")
    assert (*start, *end) == pytest.approx((0.15, 0.15, 0.25, 0.35), abs=0.01)
    for key, told in (
        ("turn-right", ("turn", "place:0", 5.0)), ("wider", ("stretch", "place:0", 1.08, 1.0)),
        ("right", ("shift", "place:0", (0.5, 0.5), (0.51, 0.5))), ("reset", ("reset", "place:0")),
    ):  # fmt: skip
        grid = next(grid for grid in screen.page.keys.values() if key in grid.buttons)
        grid.buttons[key].tap()
        assert port.table.done[-1] == told


@pytest.mark.window
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_the_play_strip_says_that_its_marks_hold_it(
    opened: Open, studio: Any, language: str, scale: float
) -> None:
    port = Cameras()
    app = opened((800, 480), port, language=language, scale=scale)
    screen = app.router.current
    screen.turn_to("places")
    look(app, studio)
    screen.page.drag((0.2, 0.8), (0.3, 0.9), False)
    screen.page.drag((0.2, 0.8), (0.3, 0.9), True)
    assert port.table.done[-1][:2] == ("shift", "strip"), "unseen, it is moved like any place"
    port.is_strip_held = True
    screen.page.enter()
    look(app, studio)
    before = list(port.table.done)
    screen.page.drag((0.2, 0.8), (0.3, 0.9), False)
    studio.settle()
    assert screen.view.outlines.off == (0.0, 0.0)
    screen.page.drag((0.2, 0.8), (0.3, 0.9), True)
    screen.page._key("right")
    assert port.table.done == before
    said = {"en": "Slide the paper itself.", "fr": "Glissez le papier lui-même."}[language]
    assert said in words_on(app.stage.front) and walking.faults(app, (800, 480)) == []


@pytest.mark.window
def test_the_screens_own_area_is_drawn_by_a_finger(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    screen = app.router.current
    screen.turn_to("places")
    look(app, studio)
    screen.page.keys["more"].buttons["mask"].tap()
    screen.page.drag((0.6, 0.3), (0.8, 0.5), False)
    assert screen.view.outlines.frame == ((0.6, 0.3), (0.8, 0.5))
    screen.page.drag((0.6, 0.3), (0.8, 0.5), True)
    assert port.table.done[-1] == ("mask", (0.6, 0.3), (0.8, 0.5))
    assert screen.view.outlines.frame is None


@pytest.mark.window
def test_a_frozen_picture_is_asked_by_finger_and_by_keys(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    screen = app.router.current
    plain(app, "why").tap()
    assert port.done[-1] == ("freeze", "overhead")
    outlines = screen.view.outlines
    lift(touch(studio, outlines, *outlines.at((0.4, 0.4))))
    assert port.done[-1][0] == "why"
    studio.settle()
    assert "Too small: one square of the code has 1.4 pixels" in words_on(app.stage.front)
    screen.page.keys.buttons["right"].tap()
    screen.strip.big.tap()
    spot = port.done[-1][1]
    assert spot == pytest.approx((0.415, 0.4), abs=0.01)


@pytest.mark.window
def test_a_camera_is_chosen_with_its_size_and_none_is_a_choice(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    screen = app.router.current
    screen.turn_to("choose")
    studio.settle()
    options(app)["csi:0"].tap()
    options(app)["csi:0:2304x1296"].tap()
    assert port.done[-1] == ("choose", "overhead", "csi:0:2304x1296")
    screen.page.roles.buttons["stand"].tap()
    studio.settle()
    options(app)["none"].tap()
    assert port.done[-1] == ("choose", "stand", "none")


@pytest.mark.window
def test_the_other_camera_dice_and_focus_are_one_touch(opened: Open, studio: Any) -> None:
    port = Cameras()
    app = opened(port=port)
    screen = app.router.current
    chips = screen.page.chips.buttons
    chips["dice"].tap()
    look(app, studio)
    assert any(shape.kind == "die" for shape in screen.view.outlines.shapes)
    chips["focus"].tap()
    assert port.done[-1] == ("focus", "overhead")
    chips["other"].tap()
    assert screen.eye == "stand"
    screen.press("undo")
    assert app.router.name == "home"


@pytest.mark.window
def test_a_picture_that_stands_still_is_painted_once(opened: Open, studio: Any) -> None:
    app = opened()
    outlines, painted = app.router.current.view.outlines, []
    outlines.fbind("shapes", lambda *_: painted.append(1))
    look(app, studio, 5)
    assert not painted


def test_outlines_that_only_tremble_stay_as_they_were() -> None:
    before = (square("tag", 0.1, 0.1, 0.1, None, "a"), square("tag", 0.5, 0.5, 0.1, None, "b"))
    after = (square("tag", 0.102, 0.1, 0.1, None, "a"), square("tag", 0.52, 0.5, 0.1, None, "b"))
    steady = model.steady(before, after)
    assert steady[0] is before[0]
    assert steady[1] is after[1]


def test_half_a_picture_is_no_picture() -> None:
    from tests.ui.looking import still

    assert decoded(still()[:200]) is None
    assert decoded(b"") is None
    whole = decoded(still((64, 36)))
    assert whole is not None and whole.size == (64, 36) and len(whole.rows) == 64 * 36 * 3
    assert fitted((16, 9), Box(0, 0, 320, 400)) == Box(0, 220, 320, 180)
