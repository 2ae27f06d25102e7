"""What is remembered of each thing on the table from frame to frame."""

from __future__ import annotations

from collections import deque
from math import atan2, degrees, dist

import msgspec

from vision.geometry import centre_of
from vision.overhead.survey import Lying, TablePatience
from vision.tags import Corners, Point, Tag


class SeenThing(msgspec.Struct, frozen=True):
    """A tag of the frame at hand in millimetres of the table, and the place it lies in."""

    text: str
    spot_mm: Point
    turn_deg: float
    place: str


def turn_of(corners: Corners) -> float:
    """Return how far something is turned, clockwise in degrees from upright."""
    (left, top), (right, beside), (end, bottom), (start, below) = corners
    return degrees(atan2(beside - top + bottom - below, right - left + end - start)) % 360


class Thing:
    """One tagged thing: where it lies, whether it was told, and what speaks for its having left."""

    def __init__(self, key: int, seen: SeenThing, patience: TablePatience, now: float) -> None:
        self.key = key
        self.text = seen.text
        self.spot_mm, self.turn_deg, self.place = seen.spot_mm, seen.turn_deg, seen.place
        self.since_s = self.seen_s = self.moved_s = now
        self.misses = 0
        self.is_here = False
        self.is_covered = False
        self.under: Thing | None = None
        self._patience = patience
        self._hits: deque[bool] = deque([True], maxlen=patience.window)
        self._empty_s: float | None = None
        self._elsewhere: tuple[str, int] = ("", 0)

    @property
    def hits(self) -> int:
        """In how many of the last frames it was read."""
        return sum(self._hits)

    def note_read(self, seen: SeenThing, now: float) -> None:
        """Take in a reading; a thing that is still being carried has to be confirmed anew."""
        far = dist(seen.spot_mm, self.spot_mm)
        if far > self._patience.still_mm:
            self.moved_s = now
            if not self.is_here:
                self._hits.clear()
        self._hits.append(True)
        self.misses, self._empty_s, self.under = 0, None, None
        self.seen_s, self.is_covered = now, False
        if far > self._patience.still_mm / 4:
            self.spot_mm = seen.spot_mm
        self.turn_deg = seen.turn_deg
        self._note_place(seen.place)

    def note_missed(self, now: float) -> None:
        """Take in a frame in which it was not read."""
        self._hits.append(False)
        self.misses += 1
        patience = self._patience
        if now - self.seen_s >= patience.covered_after_s and self.misses >= patience.covered_after_misses:
            self.is_covered = True

    def note_there(self) -> None:
        """Take in that it looks as it did, though it was not read."""
        self._empty_s = None

    def is_gone(self, now: float) -> bool:
        """Take in that its place was seen empty; tell whether that was so before, long enough ago."""
        if self._empty_s is None:
            self._empty_s = now
        return now - self._empty_s >= self._patience.empty_apart_s

    def go_under(self, top: Thing) -> None:
        """Move along with what lies on top of it."""
        self.spot_mm, self.turn_deg, self.place = top.spot_mm, top.turn_deg, top.place
        self._empty_s, self.is_covered = None, True

    def told(self) -> Lying:
        """Return what is told of it."""
        return Lying(
            self.text, self.place, self.spot_mm, self.turn_deg, self.since_s, self.seen_s, self.is_covered
        )

    def _note_place(self, place: str) -> None:
        """Follow it to another place once it was read there often enough."""
        if place == self.place or not self.is_here:
            self.place, self._elsewhere = place, ("", 0)
            return
        name, times = self._elsewhere
        self._elsewhere = (place, times + 1 if name == place else 1)
        if self._elsewhere[1] >= self._patience.confirmations:
            self.place, self._elsewhere = place, ("", 0)


def apart(thing: Thing, seen: SeenThing) -> float | None:
    """Return how far a reading is from a thing of its text; None when it is of another."""
    return dist(thing.spot_mm, seen.spot_mm) if thing.text == seen.text else None


def middle_of(tag: Tag) -> Point:
    """Return the middle of a tag in the picture."""
    return centre_of(tag.corners)
