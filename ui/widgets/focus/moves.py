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
        aside = abs((x - cx) * way[1]) + abs((y - cy) * way[0])
        if at == here or along < 4:
            continue
        distance = along + ASIDE * aside
        if distance < nearest:
            best, nearest = at, distance
    return best
