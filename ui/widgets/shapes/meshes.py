"""Points to triangles with a soft edge of one pixel, so that slanted lines look clean on any graphics chip.

Every vertex is x, y and how much of the colour shows there, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot

from ui.widgets.shapes.outlines import Point, Points

Vertex = tuple[float, float, float]
Triangles = tuple[int, ...]
MITER_LIMIT = 3.0
NOWHERE: Point = (0.0, 0.0)
SOFT = 0.5  # half of the soft edge, in pixels


def filled(points: Points) -> tuple[list[Vertex], Triangles]:
    """A filled shape; it must be seen whole from its middle."""
    middle = _middle(points)
    normals = _normals(points, closed=True)
    inner = [(x - nx * SOFT, y - ny * SOFT, 1.0) for (x, y), (nx, ny) in zip(points, normals, strict=True)]
    outer = [(x + nx * SOFT, y + ny * SOFT, 0.0) for (x, y), (nx, ny) in zip(points, normals, strict=True)]
    return [(*middle, 1.0), *inner, *outer], _fan(len(points))


def stroked(points: Points, width: float, closed: bool) -> tuple[list[Vertex], Triangles]:
    """A line of that width along the points, with sharp corners and flat ends."""
    normals = _normals(points, closed)
    half = width / 2
    solid = max(0.0, half - SOFT)
    strength = min(1.0, width)
    rings = ((half + SOFT, 0.0), (solid, strength), (-solid, strength), (-half - SOFT, 0.0))
    vertices = [
        (x + nx * off, y + ny * off, shows)
        for off, shows in rings
        for (x, y), (nx, ny) in zip(points, normals, strict=True)
    ]
    return vertices, _bands(len(points), closed)


@cache
def _fan(count: int) -> Triangles:
    """The triangles of a filled shape with so many corners: round its middle, then its soft edge."""
    triangles: list[int] = []
    for at in range(count):
        after = (at + 1) % count
        triangles += [0, 1 + at, 1 + after]
        triangles += _quad(1 + at, 1 + after, 1 + count + after, 1 + count + at)
    return tuple(triangles)


@cache
def _bands(count: int, closed: bool) -> Triangles:
    """The triangles of a line along so many points: its middle between two soft edges."""
    triangles: list[int] = []
    for at in range(count if closed else count - 1):
        after = (at + 1) % count
        for ring in range(3):
            base, above = ring * count, (ring + 1) * count
            triangles += _quad(base + at, base + after, above + after, above + at)
    return tuple(triangles)


def _quad(a: int, b: int, c: int, d: int) -> list[int]:
    """Two triangles."""
    return [a, b, c, a, c, d]


def _middle(points: Sequence[Point]) -> Point:
    """A point from which the whole outline is seen: the middle of its corners' box."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def _normals(points: Points, closed: bool) -> list[Point]:
    """Outward directions at every corner, as long as the corner is sharp."""
    sides = [_side(*ends) for ends in zip(points, [*points[1:], points[0]], strict=True)]
    if not closed and len(sides) > 1:
        sides[-1] = sides[-2]  # at the ends of a line there is only one side
    first = sides[-1] if closed else sides[0]
    return [_joined(one, other) for one, other in zip([first, *sides[:-1]], sides, strict=True)]


def _side(start: Point, end: Point) -> Point:
    """The unit vector to the right of the way from start to end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return (dy / length, -dx / length) if length > 1e-6 else NOWHERE


def _joined(one: Point, other: Point) -> Point:
    """The corner between two sides; one that has no length counts for nothing."""
    if NOWHERE in (one, other):
        one = other = next((side for side in (one, other) if side != NOWHERE), (0.0, 1.0))
    nx, ny = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    square = nx * nx + ny * ny
    scale = min(MITER_LIMIT, 1.0 / square) if square > 1e-6 else 1.0
    return (nx * scale, ny * scale)
