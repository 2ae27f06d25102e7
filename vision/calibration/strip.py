"""The play strip: a paper with a mark at each end, found wherever it lies and however it is turned."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from vision.calibration.calibration import Calibration, apart
from vision.calibration.lens import Array
from vision.calibration.paper import STRIP_APART_MM, STRIP_MARK_MM, laid, place_of, square
from vision.calibration.table_places import TablePlace
from vision.marks.mark import STRIP, Mark
from vision.tags import Point

STRIP_MM = (450.0, 100.0)
NAME = "strip"
APART_OFF, SIDE_OFF = 0.06, 0.25  # how far its measures may be from those that were printed
STILL_MM = 1.5  # less than this is no movement


class PlayStrip:
    """Follows the strip from frame to frame; while its marks are covered it stays where it was."""

    def __init__(self, place: TablePlace | None = None) -> None:
        self.place = place
        self.is_seen = False  # by its marks, in the newest picture: where they lie is where it is

    def update(self, calibration: Calibration, marks: Iterable[Mark]) -> TablePlace | None:
        """The strip's place now; None before its marks were first seen."""
        found = strip_of(calibration, marks)
        self.is_seen = found is not None
        if found is not None and (self.place is None or _moved(self.place, found) > STILL_MM):
            self.place = found
        return self.place


def strip_of(calibration: Calibration, marks: Iterable[Mark]) -> TablePlace | None:
    """The strip by its marks, by one of them when the other is covered; None when they do not fit it."""
    seen: dict[int, list[Mark]] = {number: [] for number in STRIP}
    for mark in marks:
        if mark.number in seen:
            seen[mark.number].append(mark)
    single = {number: found[0] for number, found in seen.items() if len(found) == 1}
    if not single or any(len(found) > 1 for found in seen.values()):
        return None
    spots, paper = [], []
    for number, side in zip(STRIP, (-0.5, 0.5), strict=True):
        if number in single:
            spots.append(calibration.on_table(np.array(single[number].corners)))
            paper.append(square(STRIP_MARK_MM) + (side * STRIP_APART_MM, 0.0))
    if not all(_is_right(four) for four in spots):
        return None
    if len(spots) == 2:
        between = float(np.hypot(*(spots[1].mean(axis=0) - spots[0].mean(axis=0))))
        if abs(between / STRIP_APART_MM - 1) > APART_OFF:
            return None
    x, y, turn = place_of(np.vstack(paper), np.vstack(spots))
    own = np.vstack(paper).mean(axis=0)
    half = np.array(STRIP_MM) / 2
    corners = np.array([(-half[0], -half[1]), (half[0], -half[1]), (half[0], half[1]), (-half[0], half[1])])
    outline: tuple[Point, ...] = tuple((float(a), float(b)) for a, b in laid(corners - own, (x, y, turn)))
    return TablePlace(NAME, outline, "strip")


def _is_right(four: Array) -> bool:
    """Whether a mark has the size of the strip's."""
    side = float(np.hypot(*(np.roll(four, -1, axis=0) - four).T).mean())
    return abs(side / STRIP_MARK_MM - 1) <= SIDE_OFF


def _moved(one: TablePlace, other: TablePlace) -> float:
    return max(apart(here, there) for here, there in zip(one.outline_mm, other.outline_mm, strict=True))
