"""Plain plane geometry of tags: centres, sizes, order of corners."""

from collections.abc import Iterable, Sequence
from math import atan2, dist, hypot

from vision.tags import Corners, Point, Tag


def centre_of(corners: Corners) -> Point:
    """Return the middle of four corners."""
    return sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4


def reach_of(corners: Corners) -> float:
    """Return half the longer diagonal: how far a code reaches from its middle."""
    return max(dist(corners[0], corners[2]), dist(corners[1], corners[3])) / 2


def length_of(corners: Corners) -> float:
    """Return how long a code is along its own right."""
    first, second, third, fourth = corners
    return max(dist(first, second), dist(fourth, third))


def depth_of(corners: Corners) -> float:
    """Return how long a code is from its own top to its bottom."""
    first, second, third, fourth = corners
    return max(dist(first, fourth), dist(second, third))


def moved_by(corners: Corners, x: float, y: float) -> Corners:
    """Return the corners shifted by so many pixels."""
    first, second, third, fourth = ((px + x, py + y) for px, py in corners)
    return first, second, third, fourth


def shrunk_by(corners: Corners, factor: float) -> Corners:
    """Return the corners as they are in a picture smaller by a factor."""
    first, second, third, fourth = ((px / factor, py / factor) for px, py in corners)
    return first, second, third, fourth


def carried(corners: Corners, matrix: Sequence[Sequence[float]]) -> Corners:
    """Return the corners where a matrix of two or three rows takes them."""
    (a, b, c), (d, e, f) = matrix[0], matrix[1]
    g, h, i = matrix[2] if len(matrix) > 2 else (0.0, 0.0, 1.0)

    def spot(point: Point) -> Point:
        x, y = point
        depth = g * x + h * y + i
        return float((a * x + b * y + c) / depth), float((d * x + e * y + f) / depth)

    first, second, third, fourth = corners
    return spot(first), spot(second), spot(third), spot(fourth)


def clockwise_from(points: Iterable[Point], heading: Point) -> Corners:
    """Order four points clockwise so that the first edge runs along the heading (a code's own right)."""
    four = list(points)
    middle = sum(x for x, _ in four) / 4, sum(y for _, y in four) / 4
    ring = sorted(four, key=lambda point: atan2(point[1] - middle[1], point[0] - middle[0]))

    def agreement(start: int) -> float:
        here, there = ring[start], ring[(start + 1) % 4]
        x, y = there[0] - here[0], there[1] - here[1]
        return (x * heading[0] + y * heading[1]) / (hypot(x, y) or 1.0)

    start = max(range(4), key=agreement)
    first, second, third, fourth = (ring[(start + step) % 4] for step in range(4))
    return first, second, third, fourth


def box_around(points: Iterable[Point], bars: Point) -> Corners:
    """Return the tightest box around points whose sides run along the bars, from top to bottom."""
    length = hypot(*bars) or 1.0
    down = bars[0] / length, bars[1] / length
    right = down[1], -down[0]
    spots = [(x * right[0] + y * right[1], x * down[0] + y * down[1]) for x, y in points]
    left, top = min(across for across, _ in spots), min(along for _, along in spots)
    end, bottom = max(across for across, _ in spots), max(along for _, along in spots)

    def spot(across: float, along: float) -> Point:
        return across * right[0] + along * down[0], across * right[1] + along * down[1]

    return spot(left, top), spot(end, top), spot(end, bottom), spot(left, bottom)


def squared(corners: Corners, least: float = 6.0) -> Corners:
    """Return the upright-barred box around a code of bars that was told by its slanted scan lines.

    The sides lie along the first and last bar, so they say how the code is turned, unless very short.
    """
    first, second, third, fourth = corners
    bars = fourth[0] - first[0] + third[0] - second[0], fourth[1] - first[1] + third[1] - second[1]
    if hypot(*bars) < 2 * least:
        bars = first[1] - second[1], second[0] - first[0]
    return box_around(corners, bars)


def is_same_tag(one: Tag, other: Tag) -> bool:
    """Tell whether two readings are of one and the same printed code."""
    if one.text != other.text:
        return False
    apart = dist(centre_of(one.corners), centre_of(other.corners))
    return apart <= max(reach_of(one.corners), reach_of(other.corners), 1.0)


def without_doubles(tags: Iterable[Tag]) -> list[Tag]:
    """Return the readings with every printed code once; the first reading of it stays."""
    kept: list[Tag] = []
    for tag in tags:
        if not any(is_same_tag(tag, other) for other in kept):
            kept.append(tag)
    return kept
