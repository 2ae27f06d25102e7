"""Rectangles on the glass, in whole pixels, y upwards: all arranging is done with these, without a window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle by its lower left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def top(self) -> float:
        """The y of the upper edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return (self.x + self.w / 2, self.y + self.h / 2)

    def inset(self, across: float, up: float | None = None) -> Box:
        """The same box with a margin inside."""
        up = across if up is None else up
        return Box(self.x + across, self.y + up, max(0, self.w - 2 * across), max(0, self.h - 2 * up))

    def trimmed(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> Box:
        """The same box with a different margin on each side."""
        return Box(
            self.x + left, self.y + bottom, max(0, self.w - left - right), max(0, self.h - top - bottom)
        )

    def cut_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """A part at the top, and the rest below a gap."""
        part = Box(self.x, self.top - height, self.w, height)
        return part, Box(self.x, self.y, self.w, max(0, self.h - height - gap))

    def cut_bottom(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """A part at the bottom, and the rest above a gap."""
        return Box(self.x, self.y, self.w, height), self.trimmed(bottom=height + gap)

    def cut_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """A part at the left, and the rest beyond a gap."""
        return Box(self.x, self.y, width, self.h), self.trimmed(left=width + gap)

    def cut_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """A part at the right, and the rest before a gap."""
        return Box(self.right - width, self.y, width, self.h), self.trimmed(right=width + gap)

    def columns(self, shares: int | Sequence[float], gap: float = 0) -> list[Box]:
        """Side by side from the left: equal ones, or by shares."""
        weights = [1.0] * shares if isinstance(shares, int) else list(shares)
        edges = _edges(weights, self.w, gap)
        return [Box(self.x + start, self.y, size, self.h) for start, size in edges]

    def rows(self, shares: int | Sequence[float], gap: float = 0) -> list[Box]:
        """One under the other from the top: equal ones, or by shares."""
        weights = [1.0] * shares if isinstance(shares, int) else list(shares)
        edges = _edges(weights, self.h, gap)
        return [Box(self.x, self.top - start - size, self.w, size) for start, size in edges]

    def grid(self, columns: int, rows: int, gap: float = 0) -> list[Box]:
        """Cells row by row from the top left."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def centred(self, width: float, height: float) -> Box:
        """A smaller box in the middle."""
        return Box(round(self.x + (self.w - width) / 2), round(self.y + (self.h - height) / 2), width, height)

    def meets(self, other: Box, slack: float = 0.0) -> bool:
        """Whether two boxes share more than their borders."""
        across = min(self.right, other.right) - max(self.x, other.x)
        up = min(self.top, other.top) - max(self.y, other.y)
        return across > slack and up > slack

    def holds(self, other: Box, slack: float = 0.0) -> bool:
        """Whether the other box lies inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.top <= self.top + slack
        )


def _edges(weights: Sequence[float], whole: float, gap: float) -> list[tuple[float, float]]:
    """Start and size of each part on whole pixels, so that nothing is drawn between two."""
    room = max(0.0, whole - gap * (len(weights) - 1))
    total = sum(weights) or 1.0
    edges: list[tuple[float, float]] = []
    at = done = 0.0
    for weight in weights:
        done += weight
        end = round(room * done / total)
        edges.append((at, end - (at - gap * len(edges))))
        at = end + gap * (len(edges))
    return edges


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of them."""
    every = list(boxes)
    x, y = min(b.x for b in every), min(b.y for b in every)
    return Box(x, y, max(b.right for b in every) - x, max(b.top for b in every) - y)
