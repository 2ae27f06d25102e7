"""Two fingers on a map: drawn apart they enlarge, drawn together they show all of it; pure."""

from __future__ import annotations

from collections.abc import Hashable
from math import dist
from typing import Literal

Point = tuple[float, float]
Pinch = Literal["", "apart", "together"]
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
