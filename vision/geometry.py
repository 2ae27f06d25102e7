"""Plain plane geometry of tags: centres, sizes, order of corners."""

from collections.abc import Iterable
from math import atan2, dist, hypot

from vision.tags import Corners, Point, Tag


def centre_of(corners: Corners) -> Point:
    """Return the middle of four corners."""
    return sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4


def reach_of(corners: Corners) -> float:
    """Return half the longer diagonal: how far a code reaches from its middle."""
    return max(dist(corners[0], corners[2]), dist(corners[1], corners[3])) / 2


def moved_by(corners: Corners, x: float, y: float) -> Corners:
    """Return the corners shifted by so many pixels."""
    first, second, third, fourth = ((px + x, py + y) for px, py in corners)
    return first, second, third, fourth


def shrunk_by(corners: Corners, factor: float) -> Corners:
    """Return the corners as they are in a picture smaller by a factor."""
    first, second, third, fourth = ((px / factor, py / factor) for px, py in corners)
    return first, second, third, fourth


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
