"""The knob: over the table it is for the volume, elsewhere the ring moves, and confirm presses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.crossing.intents import Redone
from tests.ui import samples, scenes
from tests.ui.fingers import Post

pytestmark = pytest.mark.window

Open = Callable[..., Any]


def test_over_the_table_a_plain_knob_is_for_the_volume(open_app: Open) -> None:
    heard: list[int] = []
    app = open_app((800, 480), samples.step(), volume=heard.append)
    for steps in (1, 1, -1):
        app.turn_knob("knob", steps)
    app.bridge.deliver()
    assert heard == [1, 1, -1]
    assert app.stage.focus.at is None


def test_a_knob_for_scrolling_moves_the_ring_and_confirm_presses_what_it_is_on(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post, volume=lambda steps: None)
    app.turn_knob("scroll", 2)
    app.bridge.deliver()
    second = app.stage.focus.at
    app.turn_knob("knob", 1)  # the ring is there, so a plain knob moves it too
    app.turn_knob("knob", -1)
    app.bridge.deliver()
    assert app.stage.focus.at is second
    while app.stage.focus.at.target != "slot:2":
        app.turn_knob("scroll", 1)
        app.bridge.deliver()
    app.press_button("confirm")
    app.bridge.deliver()
    assert len(post) == 1


def test_over_a_sheet_a_plain_knob_moves_the_ring(open_app: Open) -> None:
    heard: list[int] = []
    app = open_app((800, 480), scenes.refused(), history=None, volume=heard.append)
    assert app.stage.sheets
    app.turn_knob("knob", 1)
    app.turn_knob("volume", 1)  # one that is for the volume alone still is
    app.bridge.deliver()
    assert app.stage.focus.at is not None
    assert heard == [1]


def test_without_a_volume_a_plain_knob_scrolls_and_one_for_the_volume_does_nothing(open_app: Open) -> None:
    app = open_app((800, 480), samples.step())
    app.turn_knob("volume", 1)
    app.bridge.deliver()
    assert app.stage.focus.at is None
    app.turn_knob("knob", 1)
    app.bridge.deliver()
    assert app.stage.focus.at is not None


def test_undo_pressed_twice_does_again_over_the_table_and_is_once_elsewhere(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post, history=None)
    app.press_button("redo")
    app.bridge.deliver()
    assert list(post) == [Redone()]
    post.clear()
    app = open_app((800, 480), scenes.refused(), post=post, history=None)
    assert app.stage.sheets
    app.press_button("redo")
    app.bridge.deliver()
    assert Redone() not in post, "over a sheet nothing of the game behind it is done again"
