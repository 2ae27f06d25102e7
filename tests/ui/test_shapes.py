"""The grammar of shapes: closed, turning left, seen whole from the middle, covered by their triangles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from ui.theme.boxes import Box
from ui.widgets.icons.icons import CLASSES, GRID, ICONS
from ui.widgets.ink.grounds import pixels_of, tile_of
from ui.widgets.shapes import outlines
from ui.widgets.shapes.meshes import Vertex, filled, stroked
from ui.widgets.shapes.outlines import Points

BOX = Box(10, 20, 60, 50)
SHAPES: dict[str, Callable[[Box], Points]] = {
    "pentagon": outlines.pentagon,
    "circle": outlines.circle,
    "square": outlines.rectangle,
    "triangle": outlines.triangle,
    "banner": outlines.banner,
    "star": outlines.star,
    "tab": outlines.tab,
    "diamond": outlines.diamond,
    "hexagon": outlines.hexagon,
    "eye": outlines.eye,
    "rounded": lambda box: outlines.rounded(box, 9),
    "cut": lambda box: outlines.cut_corners(box, 12),
}


def area(points: Points) -> float:
    """Signed: positive when counter-clockwise."""
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) / 2


def covered(vertices: list[Vertex], triangles: Sequence[int]) -> float:
    """How much is painted, each triangle by the mean of its corners."""
    total = 0.0
    for at in range(0, len(triangles), 3):
        corners = [vertices[index] for index in triangles[at : at + 3]]
        total += abs(area([(x, y) for x, y, _ in corners])) * sum(shows for *_, shows in corners) / 3
    return total


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_stays_in_its_box_and_turns_left(name: str) -> None:
    points = SHAPES[name](BOX)
    assert area(points) > 0
    assert all(
        BOX.x - 0.01 <= x <= BOX.right + 0.01 and BOX.y - 0.01 <= y <= BOX.top + 0.01 for x, y in points
    )


@pytest.mark.parametrize("name", SHAPES)
def test_a_filled_shape_is_painted_once_and_whole(name: str) -> None:
    points = SHAPES[name](BOX)
    assert covered(*filled(points)) == pytest.approx(area(points), rel=0.03)


@pytest.mark.parametrize("width", [1, 2, 5])
def test_a_line_is_as_much_paint_as_it_is_long_and_wide(width: int) -> None:
    vertices, triangles = stroked([(0, 0), (100, 0)], width, closed=False)
    assert covered(vertices, triangles) == pytest.approx(100 * width, rel=0.02)


def test_an_outline_keeps_sharp_corners_inside_the_limit() -> None:
    vertices, _ = stroked(outlines.triangle(Box(0, 0, 4, 100)), 2, closed=True)
    assert max(y for _, y, _ in vertices) < 106


def test_every_class_has_an_icon_and_every_icon_stays_on_its_grid() -> None:
    assert set(CLASSES) <= set(ICONS)
    for name, parts in ICONS.items():
        for part in parts:
            assert all(-0.1 <= x <= GRID + 0.1 and -0.1 <= y <= GRID + 0.1 for x, y in part.points), name


@pytest.mark.parametrize(
    "name",
    [
        "diagonals",
        "grid",
        "dots",
        "bigdots",
        "seat-bars",
        "seat-dots",
        "seat-diagonals",
        "seat-checks",
        "scan",
        "dust",
        "grain",
        "halftone",
        "tape",
    ],
)
def test_a_tile_repeats_on_every_graphics_chip(name: str) -> None:
    tile = tile_of(name)
    for side in (len(tile), len(tile[0])):
        assert side & (side - 1) == 0, "sides are powers of two"
    assert any(strength for row in tile for strength in row)
    assert len(pixels_of(tile)) == 4 * len(tile) * len(tile[0])
