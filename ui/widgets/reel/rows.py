"""Which rows of a list are in sight, and where they stand: pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ui.theme.boxes import Box

BAR_MM = 1.4  # what tells how far one is, at the right of the rows


class SeenRow(msgspec.Struct, frozen=True):
    """A row that is in sight: which, where, and whether all of it is seen."""

    at: int
    box: Box
    is_cut: bool = False


class Turned(msgspec.Struct, frozen=True):
    """How far a list was drawn along, of how many steps, the first included."""

    number: int
    of: int


def whole_height(heights: Sequence[float], gap: float) -> float:
    """How high all rows are together."""
    return sum(heights) + gap * max(0, len(heights) - 1)


def last_first(heights: Sequence[float], room: float, gap: float) -> int:
    """The first row of those that are seen at the very end."""
    for first in range(len(heights)):
        if whole_height(heights[first:], gap) <= room:
            return first
    return max(0, len(heights) - 1)


def rows_seen(heights: Sequence[float], box: Box, gap: float, first: int = 0) -> tuple[SeenRow, ...]:
    """The rows from `first` on; what has room for a part only is cut at the foot of the box."""
    seen: list[SeenRow] = []
    top = box.top
    for at in range(first, len(heights)):
        room = top - box.y
        if room < gap:  # nothing of it would be seen
            break
        high = min(heights[at], room)
        seen.append(SeenRow(at, Box(box.x, top - high, box.w, high), high < heights[at]))
        top -= high + gap
    return tuple(seen)


def first_for(row: int, heights: Sequence[float], room: float, gap: float, first: int) -> int:
    """The first row in sight so that this one is whole, and its neighbours where there is room."""
    first = min(first, max(0, row - 1))
    wanted, last = min(row + 1, len(heights) - 1), last_first(heights, room, gap)
    while first < min(row, last) and whole_height(heights[first : wanted + 1], gap) > room:
        first += 1
    return first
