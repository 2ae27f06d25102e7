"""Spaces of a board: every number stands on its card, above the foot of what the big button would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import samples
from tests.ui.other_boards import BOARDS
from ui.widgets.space.space import SpaceWidget
from ui.widgets.tile.measures import FOOT_MM

pytestmark = pytest.mark.window

Open = Callable[..., Any]


@pytest.mark.parametrize(
    ("size", "scale"),
    [((800, 480), 1.0), ((800, 480), 1.6), ((1280, 720), 1.0), ((720, 1280), 1.6)],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_number_of_a_space_is_left_out_or_covered(
    open_app: Open, size: tuple[int, int], scale: float, language: str
) -> None:
    app = open_app(size, samples.step(BOARDS["conquest"]()), scale=scale, language=language)
    foot = app.context.wear("conquest").theme.mm(FOOT_MM)
    looked_at = 0
    for widget in app.stage.walk(restrict=True):
        if not isinstance(widget, SpaceWidget):
            continue
        for tile in (one for one in widget.place.tiles if one.kind == "location"):
            numbers = [mark for mark in widget.marks if mark.words.isdigit()]
            looked_at += len(tile.figures)
            assert {str(one.value) for one in tile.figures} <= {mark.words for mark in numbers}
            if "big" in (*widget.place.states, *tile.states):
                assert all(mark.ink.y >= widget.y + foot for mark in numbers)
    assert looked_at
