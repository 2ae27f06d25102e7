"""Table marks frame by frame: everywhere when much has changed, else where they were and where it moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from typing import TYPE_CHECKING, cast

import cv2
import msgspec
import numpy as np

from vision.geometry import centre_of, moved_by, reach_of
from vision.marks.bits import likeness_of
from vision.marks.finder import each_once, marks_of, marks_seen
from vision.marks.gate import MarkGate
from vision.marks.mark import SIDE, Mark
from vision.marks.squares import LARGER, QUICK, Search
from vision.pixels import Pixels, scaled
from vision.regions import Region
from vision.tags import Corners

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.tags import Tag

_FLICKER = 0.04
"""How much less a mark may look like itself from one frame to the next without having moved."""


class Attention(msgspec.Struct, frozen=True):
    """How closely frames are looked at: how often everywhere, and what counts as changed."""

    everywhere_every_s: float = 2.0
    most_changed: float = 0.3
    change: int = 14
    small_module_px: float = 2.3


class MarkReader:
    """Reads the table marks of one camera's frames; what is known is only looked at where it lies."""

    name = "marks"

    def __init__(
        self, attention: Attention | None = None, *, in_play: Callable[[int], bool] = lambda number: True
    ) -> None:
        self._attention = attention or Attention()
        self._gate = MarkGate(in_play=in_play)
        self._known: tuple[Mark, ...] = ()
        self._small: Pixels | None = None
        self._everywhere_s = float("-inf")

    def forget(self) -> None:
        """Start anew, as after another camera was chosen."""
        self._gate.forget()
        self._known, self._small, self._everywhere_s = (), None, float("-inf")

    def read(self, frame: Frame) -> list[Tag]:
        """Return every mark that is believed, as tags."""
        return [mark.tag for mark in self.marks(frame)]

    def marks(self, frame: Frame) -> tuple[Mark, ...]:
        """Return every mark that is believed."""
        gray = frame.gray
        if min(gray.shape) < 4:
            return ()
        changed = self._changed(gray)
        since = frame.time_s - self._everywhere_s
        if changed is None or not 0 <= since < self._attention.everywhere_every_s:
            self._everywhere_s = frame.time_s
            seen = marks_seen(gray, self._searches())
        else:
            seen = self._followed(gray, changed)
        self._known = seen
        return self._gate.believed(seen)

    def _searches(self) -> tuple[Search, ...]:
        """Look at everything enlarged only while some mark is small, or none is known yet."""
        sizes = [module_px(mark.corners) for mark in self._known]
        is_small = min(sizes, default=0.0) < self._attention.small_module_px
        return (*QUICK, LARGER) if is_small else QUICK

    def _changed(self, gray: Pixels) -> list[Region] | None:
        """Return where the picture changed since the last frame; None when it is another picture."""
        small = scaled(gray, 0.25)
        before, self._small = self._small, small
        if before is None or before.shape != small.shape:
            return None
        apart = cv2.absdiff(cv2.blur(small, (3, 3)), cv2.blur(before, (3, 3)))
        _, moved = cv2.threshold(apart, self._attention.change, 1, cv2.THRESH_BINARY)
        if moved.mean() > self._attention.most_changed:
            return None
        return _regions(cast(Pixels, cv2.dilate(moved, np.ones((9, 9), np.uint8))), gray.shape)

    def _followed(self, gray: Pixels, changed: Iterable[Region]) -> tuple[Mark, ...]:
        """Look at every known mark where it was, around it where it is not, and at whatever changed."""
        still = _unmoved(gray, self._known)
        others = [mark for mark in self._known if mark not in still]
        shifted = marks_of(gray, np.array([mark.corners for mark in others], np.float64).reshape(-1, 4, 2))
        numbers = {mark.number for mark in shifted}
        found = [*still, *shifted]
        for mark in others:
            if mark.number not in numbers:
                found += _seen_in(gray, _around(mark.corners, gray.shape), (*QUICK, LARGER))
        for region in changed:
            found += _seen_in(gray, region, QUICK)
        return tuple(sorted(each_once(found), key=lambda mark: (mark.number, mark.corners)))


def _unmoved(gray: Pixels, marks: tuple[Mark, ...]) -> list[Mark]:
    """Return the marks that look in this picture, at their very spot, about as they did in the last."""
    spots = np.array([mark.corners for mark in marks], np.float64).reshape(-1, 4, 2)
    alike = likeness_of(gray, spots, np.array([mark.number for mark in marks], np.int64))
    return [mark for mark, now in zip(marks, alike, strict=True) if now >= mark.likeness - _FLICKER]


def module_px(corners: Corners) -> float:
    """Return how many pixels one module of a mark has, about."""
    return reach_of(corners) * sqrt(2) / SIDE


def _seen_in(gray: Pixels, region: Region, searches: tuple[Search, ...]) -> list[Mark]:
    """Return the marks of one region with their corners in the whole picture."""
    cut = np.ascontiguousarray(region.of(gray))
    return [
        msgspec.structs.replace(mark, corners=moved_by(mark.corners, region.left, region.top))
        for mark in marks_seen(cut, searches)
    ]


def _around(corners: Corners, shape: tuple[int, ...]) -> Region:
    """Return where a mark may be that was just here."""
    (x, y), reach = centre_of(corners), 3 * reach_of(corners)
    return _region(x - reach, y - reach, x + reach, y + reach, shape)


def _regions(moved: Pixels, shape: tuple[int, ...]) -> list[Region]:
    count, _, boxes, _ = cv2.connectedComponentsWithStats(moved, connectivity=8)
    found = []
    for number in range(1, count):
        left, top, wide, high = (4 * int(boxes[number][part]) for part in range(4))
        found.append(_region(left - 32, top - 32, left + wide + 32, top + high + 32, shape))
    return found


def _region(left: float, top: float, right: float, bottom: float, shape: tuple[int, ...]) -> Region:
    start_x, start_y = max(int(left), 0), max(int(top), 0)
    wide, high = min(int(right), shape[1]) - start_x, min(int(bottom), shape[0]) - start_y
    return Region(start_x, start_y, max(wide, 0), max(high, 0))
