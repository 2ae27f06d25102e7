"""What addresses one person is whole whichever side of a flat glass they sit at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import doubles, samples, scenes, walking

pytestmark = pytest.mark.window

Open = Callable[..., Any]

LYING, STANDING, SMALL = (1280, 720), (720, 1280), (800, 480)
ADDRESSED = ("identity", "dice", "pad", "curtain", "strike", "facehugger", "refusal")


@pytest.mark.parametrize("name", ADDRESSED)
@pytest.mark.parametrize(("size", "turns"), [(LYING, 1), (STANDING, 3), (SMALL, 2)])
def test_a_turned_sheet_is_whole(
    open_app: Open, studio: Any, name: str, size: tuple[int, int], turns: int
) -> None:
    viewer = doubles.PrivateViews(samples.view(ask=scenes.PRIVATE))
    sides = {samples.P1: turns, samples.P2: turns}
    app = open_app(size, scenes.STEPS[name](), flat=True, sides=sides, viewer=viewer, language="fr")
    studio.settle()
    front = app.stage.front
    assert app.stage.sheets, "it lies over the board"
    assert walking.cut_words(front) == []
    assert walking.clashing_words(front) == []
    assert walking.overlapping_targets(front) == []
    assert walking.small_targets(front, app.context.wear("shell").theme.space("touch")) == []


@pytest.mark.parametrize(("size", "stands"), [(LYING, True), (STANDING, False), (SMALL, False)])
def test_a_sheet_for_somebody_at_the_side_stands_on_a_lying_glass_that_is_high_enough(
    open_app: Open, size: tuple[int, int], stands: bool
) -> None:
    app = open_app(size, scenes.STEPS["identity"](), flat=True, sides={samples.P1: 1})
    assert app.stage.front.is_standing is stands
