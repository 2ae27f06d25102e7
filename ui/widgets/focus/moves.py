"""The next thing in a direction, and the order of reading; pure."""

from __future__ import annotations

from collections.abc import Sequence

from ui.theme.boxes import Box

ASIDE = 2.5  # a thing to the side counts as so much further away


def reading_order(boxes: Sequence[Box]) -> list[int]:
    """From the top to the foot, in a row from the left."""
    return sorted(range(len(boxes)), key=lambda at: (-round(boxes[at].top / 24), boxes[at].x))


def next_in_direction(boxes: Sequence[Box], here: int, way: tuple[int, int]) -> int | None:
    """The nearest box that lies that way; None at the edge."""
    (cx, cy), best, nearest = boxes[here].centre, None, float("inf")
    for at, box in enumerate(boxes):
        x, y = box.centre
        along = (x - cx) * way[0] + (y - cy) * way[1]
        aside = _gap(boxes[here], box, way)
        if at == here or along < 4:
            continue
        distance = along + ASIDE * aside
        if distance < nearest:
            best, nearest = at, distance
    return best


def _gap(one: Box, other: Box, way: tuple[int, int]) -> float:
    """How far a thing lies to the side: its middle, or less where both share a row or column."""
    (x, y), (cx, cy) = other.centre, one.centre
    if way[0]:
        beside, middle = min(one.top, other.top) - max(one.y, other.y), abs(y - cy)
    else:
        beside, middle = min(one.right, other.right) - max(one.x, other.x), abs(x - cx)
    return middle / 4 if beside > 0 else middle
