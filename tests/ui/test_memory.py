"""What long evenings leave behind: nothing but what is kept on purpose, and that has its bounds."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.commands.bench.memory import hour
from companion.commands.bench.screens import some_steps
from tests.ui import doubles, samples, shelf
from tests.ui.collection import Collection, Evenings
from tests.ui.counting import alive, kivy_textures, textures, waiting
from tests.ui.gallery.scenes import SCENES
from tests.ui.gallery.stage import Glass, Stage
from ui.widgets.ink.typesetter import KEPT, KEPT_PIXELS, Typesetter

pytestmark = pytest.mark.window

GLASS = Glass((800, 480), "en", 1.0)
FEW = ("refusal", "undo long")
ROUTES = ("home", "table", "log", "my_cards", "plan", "system", "new_game", "settings", "table")
MOVES, ROUNDS, OPENED = 60, 3, 2


@pytest.fixture(scope="module", autouse=True)
def set_aside_again() -> Iterator[None]:
    """Counting brings all there is back into the sweeps; those of the tests that follow shall be short."""
    yield
    gc.collect()
    gc.freeze()


def leaves(studio: Any, folder: Path, names: Any) -> tuple[int, int]:
    """Widgets and waiting calls that are there after these scenes were opened and closed."""
    for name in names:
        stage = Stage(studio, GLASS, folder)
        SCENES[name](stage)
        studio.settle()
        stage.close()
        del stage
    studio.settle()
    return sum(alive().values()), len(waiting())


def test_scenes_that_were_closed_are_gone(studio: Any, tmp_path: Path) -> None:
    first = leaves(studio, tmp_path, FEW)
    assert leaves(studio, tmp_path, FEW) <= first


@pytest.mark.long
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_that_was_closed_is_gone(studio: Any, tmp_path: Path, name: str) -> None:
    for folder in ("warm", "one"):
        (tmp_path / folder).mkdir()
    first = leaves(studio, tmp_path / "warm", [name])
    second = leaves(studio, tmp_path / "one", [name])
    assert second[0] <= first[0] and second[1] <= first[1]


def test_three_hundred_steps_leave_no_widget_behind(studio: Any) -> None:
    steps = some_steps(MOVES)
    ports = {"texts": shelf.words(), "clock": doubles.Clock(), "lobby": doubles.Lobby()}
    app = studio.app((800, 480), doubles.ports_with(**ports, cards=Collection(), plans=Evenings()))
    counts = []
    for _ in range(max(ROUNDS, -(-300 // len(steps)))):
        for step in steps:
            app.hear(step)
            app.bridge.deliver()
            for sheet in list(app.stage.sheets):
                app.stage.close(sheet)
            studio.settle(1)
        for name in ROUTES:
            app.router.go(name)
            studio.settle(1)
        studio.settle()
        counts.append((sum(alive().values()), len(waiting()), textures(app)))
    app.close()
    assert len(steps) * len(counts) >= 300
    assert counts[-1][0] <= counts[1][0] + 5, f"widgets, calls and textures after each round: {counts}"
    assert counts[-1][1] <= counts[1][1] + 2, f"widgets, calls and textures after each round: {counts}"
    assert counts[-1][2] <= KEPT


def test_a_screen_that_is_opened_again_leaves_nothing_behind(studio: Any) -> None:
    ports = {"texts": shelf.words(), "clock": doubles.Clock(), "lobby": doubles.Lobby()}
    app = studio.app((800, 480), doubles.ports_with(**ports, cards=Collection(), plans=Evenings()))
    app.hear(samples.step())
    app.bridge.deliver()
    counts = []
    for _ in range(2):
        for _ in range(OPENED):
            for name in ROUTES:
                app.router.go(name)
                studio.settle(1)
        counts.append((sum(alive().values()), len(waiting()), kivy_textures()))
    app.close()
    said = f"widgets, calls and textures after each {OPENED} visits: {counts}"
    assert all(later <= first for first, later in zip(*counts, strict=True)), said


def test_a_screen_on_which_nothing_happens_is_not_drawn(studio: Any) -> None:
    from kivy.base import EventLoop

    from ui.measurements import Meter

    app = studio.app((800, 480), doubles.ports_with(texts=shelf.words(), clock=doubles.Clock()))
    app.hear(samples.step())
    app.bridge.deliver()
    window = EventLoop.window
    window.add_widget(app.stage)
    try:
        for name in ROUTES:
            app.router.go(name)
            studio.settle()
            assert Meter(window).drawn_at_rest(20) == 0, name
    finally:
        window.remove_widget(app.stage)
        app.close()


@pytest.mark.long
@pytest.mark.timeout(900)
def test_an_hour_of_play_by_lot_ends_no_larger_than_promised() -> None:
    found = {one.what: one for one in hour()}
    grown = found["memory grown after the first ten minutes"]
    assert grown.limit is not None and grown.value <= grown.limit, grown


def test_words_are_kept_up_to_a_number_and_up_to_a_size(open_app: Any) -> None:
    theme = open_app().context.wear("shell").theme
    small, large, setter = theme.font("caption"), theme.font_px(200), Typesetter()
    for number in range(KEPT + 50):
        setter.line(str(number), small)
    assert len(setter._kept) == KEPT
    for number in range(40):
        setter.line(f"a very long line of large words {number}", large)
    assert setter.pixels <= KEPT_PIXELS
    assert setter.pixels == sum(one.width * one.height for one in setter._kept.values())
    assert setter.line("a very long line of large words 39", large) is not None
