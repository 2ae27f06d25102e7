"""Memory is swept while nobody touches anything: put off by whatever happens, and never without a sweep."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui import doubles, samples
from tests.ui.counting import waiting
from ui.rest import AGAIN_S, Rest


def test_everything_is_swept_in_a_long_pause_and_not_again_at_once() -> None:
    swept: list[bool] = []
    clock = doubles.Clock()
    rest = Rest(swept.append, clock)
    rest.brief()
    rest.long()
    assert swept == [False]
    clock.now += AGAIN_S
    rest.long()
    rest.long()
    assert swept == [False, True]


@pytest.mark.window
def test_steps_touches_and_sheets_put_rest_off_and_the_end_ends_it(open_app: Any, studio: Any) -> None:
    app = open_app((800, 480), samples.step(), sweep=lambda _is_long: None)
    app.stage.rest.stop()
    before = len(waiting())
    for happens in (
        lambda: (app.hear(samples.step(number=33)), app.bridge.deliver()),
        lambda: app.router.current.sheets.menu(),
        lambda: app.stage.close(app.stage.front),
        lambda: app.router.go("log"),
    ):
        happens()
        studio.settle()
        assert len(waiting()) == before + 2, "a brief and a long pause are waited for"
        app.stage.rest.stop()
    app.router.go("table")
    app.close()
    studio.settle()
    assert len(waiting()) <= before


@pytest.mark.window
def test_without_a_sweep_nothing_is_waited_for(open_app: Any, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    before = len(waiting())
    app.router.go("log")
    studio.settle()
    assert len(waiting()) <= before
