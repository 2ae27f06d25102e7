"""What plots show, as plain values, and the arithmetic of their axes; pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

import msgspec

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
Point = tuple[float, float]


class BarRow(msgspec.Struct, frozen=True):
    """One bar from nothing to `value`, of 1; with an interval where the value is only likely."""

    words: str
    value: float
    said: str  # the value in words, at the right
    more: str = ""  # beside it where there is room
    low: float | None = None
    high: float | None = None
    seat: int | None = None  # the colour of the person it belongs to
    initial: str = ""


class BarSection(msgspec.Struct, frozen=True):
    """Bars of one kind under one heading."""

    title: str
    rows: tuple[BarRow, ...]
    note: str = ""


class Series(msgspec.Struct, frozen=True):
    """A line through points, a person's or nobody's."""

    name: str
    points: tuple[Point, ...]
    seat: int | None = None
    ends: bool = False  # it ends for good before the others may: with a cross


class Columns(msgspec.Struct, frozen=True):
    """Columns behind the lines, one at each x."""

    name: str
    points: tuple[Point, ...]


class Flag(msgspec.Struct, frozen=True):
    """A number above the plot, at an x."""

    x: float
    words: str


class LinesModel(msgspec.Struct, frozen=True):
    """Lines over columns with flags above."""

    series: tuple[Series, ...]
    across: str  # what the x axis is
    columns: Columns | None = None
    flags: tuple[Flag, ...] = ()
    labels: tuple[tuple[float, str], ...] = ()  # words at places of the x axis; none: its numbers

    @property
    def high(self) -> float:
        """The upper end of the y axis."""
        points = [y for one in self.series for _, y in one.points]
        points += [y for _, y in self.columns.points] if self.columns is not None else []
        most = max(points, default=1)
        step = step_of(most, 4)
        return max(step, ceil(most / step) * step)

    @property
    def reach(self) -> tuple[float, float]:
        """The first and the last x."""
        points = [x for one in self.series for x, _ in one.points]
        points += [x for x, _ in self.columns.points] if self.columns is not None else []
        first, last = min(points, default=0.0), max(points, default=1.0)
        return (first, last) if last > first else (first - 0.5, first + 0.5)


def step_of(most: float, marks: int) -> int:
    """The step of an axis with about so many marks."""
    return next((step for step in STEPS if most / step <= marks), STEPS[-1])


def ticks(low: float, high: float, marks: int) -> list[int]:
    """Round numbers between two ends."""
    step = step_of(high - low, marks)
    first = ceil(low / step) * step
    return list(range(first, int(high) + 1, step))


def dashed(points: Sequence[Point], on: float, off: float) -> Iterator[list[Point]]:
    """The pieces of a line that is drawn with gaps; no gap leaves it whole."""
    if off <= 0:
        yield list(points)
        return
    left, drawing, piece = on, True, [points[0]] if points else []
    for start, end in zip(points, points[1:], strict=False):
        here, length = start, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        gone = 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            here = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if drawing:
                yield [*piece, here]
            drawing, left = not drawing, off if drawing else on
            piece = [here]
        left -= length - gone
        piece.append(end)
    if drawing and len(piece) > 1:
        yield piece
