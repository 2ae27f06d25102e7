"""Fingers on a map: two drawn apart enlarge, drawn together they show all of it, one draws it along; pure."""

from __future__ import annotations

from collections.abc import Hashable
from math import dist
from typing import Literal

Point = tuple[float, float]
Pinch = Literal["", "apart", "together"]
Pan = Literal["", "left", "right", "up", "down"]  # which way more of a board comes into view
Meant = Pinch | Pan
TWO = 2
APART, TOGETHER = 1.25, 0.8  # of the way between them when the second came down


class Fingers:
    """Where fingers are; one pair means one thing, until a finger is lifted."""

    def __init__(self, least: float) -> None:
        """No finger; the way between two counts as `least` at least."""
        self.least = least
        self._at: dict[Hashable, Point] = {}
        self._start = 0.0

    @property
    def are_two(self) -> bool:
        """Whether two fingers are down."""
        return len(self._at) == TWO

    @property
    def middle(self) -> Point:
        """The point between the fingers."""
        xs, ys = zip(*self._at.values(), strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def put(self, finger: Hashable, at: Point) -> None:
        """A finger comes down."""
        self._at[finger] = at
        self._start = self._way() if self.are_two else 0.0

    def lift(self, finger: Hashable) -> None:
        """A finger goes."""
        self._at.pop(finger, None)
        self._start = 0.0

    def move(self, finger: Hashable, at: Point) -> Pinch:
        """What the fingers mean by now."""
        if finger not in self._at:
            return ""
        self._at[finger] = at
        if not self._start:
            return ""
        share = self._way() / self._start
        meant: Pinch = "apart" if share >= APART else "together" if share <= TOGETHER else ""
        if meant:
            self._start = 0.0
        return meant

    def _way(self) -> float:
        """How far they are from each other."""
        return max(self.least, dist(*self._at.values()))


class Draw:
    """One finger on a board that goes on beyond its room: a step for each time it has gone so far."""

    def __init__(self, step: float) -> None:
        """No finger; a step is so many pixels."""
        self._step = step
        self._from: Point | None = None

    def put(self, at: Point) -> None:
        """The finger comes down."""
        self._from = at

    def lift(self) -> None:
        """The finger goes, or another comes down."""
        self._from = None

    def move(self, at: Point) -> Pan:
        """What comes into view: what lies at the side that the finger leaves."""
        if self._from is None:
            return ""
        across, up = at[0] - self._from[0], at[1] - self._from[1]
        if max(abs(across), abs(up)) < self._step:
            return ""
        self._from = at
        if abs(across) >= abs(up):
            return "left" if across > 0 else "right"
        return "down" if up > 0 else "up"
