"""Reaction windows: they close by themselves, one press holds them, and no sheet hides an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.crossing.intents import Taken
from companion.core.crossing.views import AskView, Offer
from tests.ui import doubles, samples, scenes, walking
from tests.ui.fingers import Post, plain, words_on
from ui.screens.question.reaction import ReactionSheet
from ui.screens.question.window import ReactionWindow

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
GUARD = Offer("answer:7:guard", samples.both("Discard Vigilant Guard", "Défausser Garde vigilante"), None)
DRAW = Offer("answer:7:draw", samples.both("Draw the strike", "Piocher la blessure"), None)
ASK = AskView(
    7,
    "choice",
    samples.both("Ben can avoid the strike.", "Ben peut éviter la blessure."),
    samples.P2,
    options=(GUARD, DRAW),
    otherwise=DRAW.id,
)


@given(st.floats(0.5, 20), st.lists(st.floats(0, 10), max_size=5), st.integers(0, 5))
def test_a_window_drains_and_never_fills_again_and_a_held_one_stays(
    seconds: float, waits: list[float], held_at: int
) -> None:
    clock = doubles.Clock()
    window = ReactionWindow(seconds, clock)
    clock.now += 100
    assert window.left == 1.0, "it has not been seen yet"
    window.begin()
    before, gone = 1.0, 0.0
    for at, wait in enumerate(waits):
        if at == held_at:
            window.hold()
        clock.now += wait
        gone += wait
        if window.is_held:
            assert window.left == 1.0 and not window.is_over
        else:
            assert window.left <= before
            assert window.is_over == (window.left <= 0)
            before = window.left
    assert not ReactionWindow(0, clock).is_over


def opened(open_app: Open, **wishes: Any) -> tuple[Any, Post, doubles.Clock]:
    post, clock = Post(), doubles.Clock()
    app = open_app(wishes.pop("size", (800, 480)), scenes.asked(ASK), post=post, clock=clock, **wishes)
    assert isinstance(app.stage.front, ReactionSheet)
    return app, post, clock


@pytest.mark.window
def test_nobody_reacts_and_it_goes_on(open_app: Open, studio: Any) -> None:
    app, post, clock = opened(open_app)
    sheet = app.stage.front
    assert [option.id for option in sheet.grid.options] == [GUARD.id], "the big button is the other one"
    assert "unless somebody reacts" in words_on(sheet)
    clock.now += 1.5
    sheet.beat()
    assert sheet.strip.big.drain == pytest.approx(0.5)
    clock.now += 1.6
    sheet.beat()
    sheet.beat()
    assert post == [Taken(DRAW.id)], "once"


@pytest.mark.window
def test_one_press_on_wait_holds_it_and_the_big_button_goes_on(open_app: Open, studio: Any) -> None:
    app, post, clock = opened(open_app)
    sheet = app.stage.front
    plain(app, "wait").tap()
    clock.now += 60
    sheet.beat()
    assert post == [] and sheet.strip.big.drain == 1.0
    clock.now += 1
    sheet.strip.big.tap()
    assert post == [Taken(DRAW.id)]


@pytest.mark.window
def test_a_sheet_over_it_and_looking_at_the_table_hold_it_too(open_app: Open, studio: Any) -> None:
    app, post, clock = opened(open_app)
    sheet = app.stage.front
    app.stage.open(type(sheet)(app.context, "alien", sheet.question))
    clock.now += 10
    sheet.beat()
    assert post == []
    app, post, clock = opened(open_app)
    app.stage.close(app.stage.front)
    clock.now += 10
    studio.settle()
    assert post == []


@pytest.mark.window
def test_those_who_want_no_clock_have_none(open_app: Open, studio: Any) -> None:
    from msgspec.structs import replace

    app = open_app((800, 480), samples.step(), clock=doubles.Clock())
    app.prefer(replace(app.context.preferences, window_s=0.0))
    app.hear(scenes.asked(ASK))
    app.bridge.deliver()
    sheet = app.stage.front
    app.context.ports.clock.now += 100
    sheet.beat()
    assert sheet.window.is_held and app.stage.front is sheet


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("fr", 1.6)])
def test_it_is_whole_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app, _, _ = opened(open_app, size=size, language=language, scale=scale)
    studio.settle()
    assert walking.faults(app, size) == []
