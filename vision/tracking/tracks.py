"""What the tracker remembers of each printed code in view."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from math import dist
from typing import TypeVar

import msgspec

from vision.geometry import centre_of
from vision.tags import Tag
from vision.tracking.places import Place

_Known = TypeVar("_Known", bound=Hashable)
_New = TypeVar("_New")


class SeenTag(msgspec.Struct, frozen=True):
    """A tag in the frame at hand and the place it lies in."""

    tag: Tag
    place: Place


class Track:
    """One printed code followed from frame to frame."""

    def __init__(self, seen: SeenTag, window: int, is_ours: bool) -> None:
        self.tag = seen.tag
        self.place = seen.place
        self.is_ours = is_ours
        self.is_spoken = False
        self.confirmed_s: float | None = None
        self.last_s = 0.0
        self.misses = 0
        self._hits: deque[bool] = deque(maxlen=window)
        self._elsewhere: tuple[str, int] = ("", 0)

    @property
    def hits(self) -> int:
        """In how many of the last few frames it was read."""
        return sum(self._hits)

    def note_read(self, seen: SeenTag, now: float, confirmations: int) -> bool:
        """Take in a reading; tell whether it now counts as moved to another place."""
        self._hits.append(True)
        self.tag, self.last_s, self.misses = seen.tag, now, 0
        if seen.place.name == self.place.name:
            self._elsewhere = ("", 0)
            return False
        if not self.is_spoken:
            self.place = seen.place
            return False
        name, times = self._elsewhere
        self._elsewhere = (seen.place.name, times + 1 if name == seen.place.name else 1)
        if self._elsewhere[1] < confirmations:
            return False
        self.place, self._elsewhere = seen.place, ("", 0)
        return True

    def note_missed(self) -> None:
        """Take in a frame in which it was not read."""
        self._hits.append(False)
        self.misses += 1


def matched(tracks: Iterable[Track], seen: Iterable[SeenTag]) -> tuple[dict[Track, SeenTag], list[SeenTag]]:
    """Pair every track with the nearest reading of its text; return the pairs and what is new."""

    def apart(track: Track, one: SeenTag) -> float | None:
        if track.tag.text != one.tag.text:
            return None
        return dist(centre_of(track.tag.corners), centre_of(one.tag.corners))

    return nearest_pairs(tracks, seen, apart)


def nearest_pairs(
    known: Iterable[_Known], seen: Iterable[_New], apart: Callable[[_Known, _New], float | None]
) -> tuple[dict[_Known, _New], list[_New]]:
    """Pair what is known with what is seen, the nearest first (None is none); return what is left too."""
    left_over, free = list(seen), list(known)
    pairs: dict[_Known, _New] = {}
    choices = sorted(
        (far, at, number)
        for at, one in enumerate(free)
        for number, new in enumerate(left_over)
        if (far := apart(one, new)) is not None
    )
    used: set[int] = set()
    for _, at, number in choices:
        if free[at] not in pairs and number not in used:
            pairs[free[at]] = left_over[number]
            used.add(number)
    return pairs, [one for number, one in enumerate(left_over) if number not in used]
