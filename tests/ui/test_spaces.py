"""Spaces of a board: every number stands on its card, above the foot of what the big button would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Figure, Place, View
from tests.ui import samples
from tests.ui.other_boards import BOARDS
from ui.rooms.maps import WHOLE
from ui.widgets.space.shapes import shapes_of
from ui.widgets.space.space import SpaceWidget
from ui.widgets.tile.measures import FOOT_MM

pytestmark = pytest.mark.window

Open = Callable[..., Any]


def with_foot() -> View:
    """Mill Town is what the big button would do."""
    view = BOARDS["conquest"]()

    def marked(place: Place) -> Place:
        return replace(place, states=("legal", "big")) if place.id == "space:0.5" else place

    return replace(
        view, strips=tuple(replace(one, places=tuple(map(marked, one.places))) for one in view.strips)
    )


def expected(widget: Any) -> set[str]:
    """The numbers that a space shows: on the map of a small glass those of its two shapes, else all."""
    if widget.look == "shapes":
        return {str(one.value) for one in shapes_of(widget.place) if isinstance(one, Figure)}
    return {str(one.value) for tile in widget.place.tiles if tile.kind == "location" for one in tile.figures}


@pytest.mark.parametrize(
    ("size", "scale"),
    [((800, 480), 1.0), ((800, 480), 1.6), ((1280, 720), 1.0), ((720, 1280), 1.6)],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_number_of_a_space_is_left_out_or_covered(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float, language: str
) -> None:
    app = open_app(size, samples.step(with_foot()), scale=scale, language=language)
    foot = app.context.wear("conquest").theme.mm(FOOT_MM)
    read: set[str] = set()
    for page in (WHOLE, *(f"section:{at}" for at in range(5))):
        app.router.current._turn(page)
        studio.settle()
        for widget in app.stage.walk(restrict=True):
            if not isinstance(widget, SpaceWidget):
                continue
            numbers = [mark for mark in widget.marks if mark.words.isdigit()]
            assert expected(widget) <= {mark.words for mark in numbers}
            if widget.look != "shapes" and expected(widget):
                read.add(widget.place.id)
            if "big" in widget.place.states:
                assert all(mark.ink.y >= widget.y + foot for mark in numbers)
    assert len(read) == 9, "every number of every Location is read somewhere"
