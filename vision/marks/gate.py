"""Which marks are believed: sure ones at once, the others when they are seen again at the same spot."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from math import dist

import msgspec

from vision.geometry import centre_of, reach_of
from vision.marks.mark import FACES, Mark


class Gate(msgspec.Struct, frozen=True):
    """In how many of how many frames an unsure mark must be seen at the same spot."""

    needs: int = 2
    of: int = 3


class MarkGate:
    """Remembers the marks of the last frames of one camera, and lets through what may be believed."""

    def __init__(
        self, gate: Gate | None = None, *, in_play: Callable[[int], bool] = lambda number: True
    ) -> None:
        self._gate = gate or Gate()
        self._in_play = in_play
        self._before: deque[tuple[Mark, ...]] = deque(maxlen=max(self._gate.of - 1, 1))

    def forget(self) -> None:
        """Start anew, as with another camera."""
        self._before.clear()

    def believed(self, marks: Iterable[Mark]) -> tuple[Mark, ...]:
        """Take in the marks of one frame and return those that are believed."""
        here = tuple(mark for mark in marks if mark.number not in FACES or self._in_play(mark.number))
        found = tuple(mark for mark in here if mark.is_sure or self._is_confirmed(mark))
        self._before.append(here)
        return found

    def _is_confirmed(self, mark: Mark) -> bool:
        """Tell whether an unsure mark of a card was seen here before often enough."""
        times = sum(any(is_same_mark(mark, other) for other in frame) for frame in self._before)
        return mark.number in FACES and times + 1 >= self._gate.needs


def is_same_mark(one: Mark, other: Mark) -> bool:
    """Tell whether two readings are of the same mark at the same spot."""
    apart = dist(centre_of(one.corners), centre_of(other.corners))
    return one.number == other.number and apart <= max(reach_of(one.corners), reach_of(other.corners))
