"""The picture of the wires on the glass: whole first, then parts that can be read and leave nothing out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.crossing.drawings import Disc, Drawing, DrawnWords, Line
from companion.core.crossing.drawings import DrawnBox as Slab
from tests.ui.fingers import words_on
from ui.screens.wiring.model import READABLE, views
from ui.theme.boxes import Box

Open = Callable[..., Any]
PAPER = (297.0, 210.0)
DRAWING = Drawing(
    PAPER,
    "Wires",
    (
        Slab(0, 0, *PAPER, "#FFFFFF"),
        Slab(20, 20, 40, 20, "#D62828", "#000000", 1.0, 3),
        Disc(200, 100, 10, "#2F6FDE", "#000000"),
        Line(((10, 200), (280, 200)), "#1FA35B", 2),
        DrawnWords("GPIO 17", 100, 100, 8, "#000000", "middle", True),
        DrawnWords("too small", 100, 150, 0.5, "#000000"),
    ),
)


@given(
    st.floats(300, 2600),
    st.floats(200, 1600),
    st.floats(1, 2),
    st.floats(0, 1),
    st.floats(0, 1),
)
def test_every_spot_of_the_drawing_is_on_some_part(
    wide: float, high: float, scale: float, across: float, down: float
) -> None:
    room = Box(10, 90, wide, high)
    first, *parts = views(PAPER, room, scale)
    x, y = across * PAPER[0], down * PAPER[1]

    def is_seen(view: tuple[float, float, float]) -> bool:
        size, left, top = view
        px, py = left + x * size, top - y * size
        return room.x - 1e-6 <= px <= room.right + 1e-6 and room.y - 1e-6 <= py <= room.top + 1e-6

    assert is_seen(first)
    if first[0] < READABLE * scale:
        assert any(map(is_seen, parts))
        assert {part[0] for part in parts} == {READABLE * scale}
    else:
        assert parts == []


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_the_wires_are_turned_part_by_part_and_back_leads_back(open_app: Open, size: tuple[int, int]) -> None:
    asked: list[str] = []

    def wires(language: str) -> Drawing:
        asked.append(language)
        return DRAWING

    app = open_app(size, first="wiring", wiring=wires, language="fr")
    screen = app.router.current
    assert asked == ["fr"]
    assert "GPIO 17" in words_on(app.stage) and "too small" not in words_on(app.stage)
    count = len(screen.views)
    assert count > 2
    for turned in range(1, count + 1):
        app.press_button("next")
        app.bridge.deliver()
        assert screen.at == turned % count
    app.press_button("undo")
    app.bridge.deliver()
    assert app.router.name != "wiring"


@pytest.mark.window
def test_what_reaches_beyond_the_frame_is_cut_off(open_app: Open, studio: Any) -> None:
    from ui.snapshot import picture_of

    app = open_app((800, 480), first="wiring", wiring=lambda language: DRAWING)
    app.press_button("next")
    app.bridge.deliver()
    studio.settle()
    picture, sketch = picture_of(app.stage), app.router.current.sketch
    assert sketch.page.height > sketch.height, "more paper than there is room"
    assert picture.getpixel((round(sketch.center_x), round(480 - sketch.y - 3))) == (255, 255, 255)
    assert picture.getpixel((round(sketch.center_x), round(480 - sketch.y + 3))) != (255, 255, 255)


@pytest.mark.window
def test_without_a_picture_the_screen_leads_back(open_app: Open) -> None:
    app = open_app((800, 480), first="wiring", wiring=None)
    assert app.router.name != "wiring"
