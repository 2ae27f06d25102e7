"""What hands have to do is shown as a picture: which one, and that every one of them can be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import AskView
from companion.core.language.phrases import phrase
from companion.core.language.sides import Ending
from tests.ui import samples
from tests.ui.doubles import DrawnPractice
from ui.screens.table.gestures import gesture_of
from ui.theme.boxes import Box
from ui.widgets.icons.gestures import CARRY, GESTURES, HIGH, LAY, PICK, ROLL, SHOW, SLIDE, WIDE

WHY = phrase("ui-waiting")


@pytest.mark.parametrize(
    ("kind", "sees", "gesture"),
    [
        ("order", True, SHOW), ("order", False, PICK), ("read", True, SLIDE), ("dice", True, ROLL),
        ("done", False, CARRY), ("number", True, ""), ("choice", True, ""),
    ],
)  # fmt: skip
def test_a_question_has_the_gesture_that_answers_it(kind: Any, sees: bool, gesture: str) -> None:
    ask = AskView(1, kind, WHY)
    assert gesture_of(samples.view(ask=ask, big=None), sees) == gesture
    assert gesture_of(samples.view(ask=replace(ask, secret=True)), sees) == "", (
        "a secret question shows nothing"
    )


def test_cards_of_a_hand_are_laid_where_a_camera_sees_them_and_touched_elsewhere() -> None:
    waiting = samples.view(big=None, waiting=WHY)
    assert (gesture_of(waiting, True), gesture_of(waiting, False)) == (LAY, PICK)
    assert gesture_of(samples.view(), True) == "", "the big button says what it does"
    assert gesture_of(samples.view(big=None, ending=Ending("won")), True) == ""


def test_every_gesture_stays_on_its_grid() -> None:
    grid = Box(0, 0, WIDE, HIGH)
    for name, parts in GESTURES.items():
        points = [point for part in parts for point in part.points]
        assert points and all(grid.holds(Box(x, y, 0, 0)) for x, y in points), name


@pytest.mark.window
def test_the_big_button_shows_it_while_it_waits(open_app: Callable[..., Any], studio: Any) -> None:
    ask = AskView(1, "order", samples.both("Show the top card", "Montrez la carte"))
    app = open_app((800, 480), samples.step(samples.view(ask=ask, big=None)), practice=DrawnPractice())
    button = app.router.current.strip.big
    assert button.gesture == SHOW, "the practice table has a drawn camera"
    words = min(mark.ink.x for mark in button.marks)
    app.hear(samples.step(number=32))
    app.bridge.deliver()
    studio.settle()
    assert button.gesture == ""
    assert button.marks and words > button.x + 60
