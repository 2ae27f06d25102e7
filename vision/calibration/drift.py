"""Knocks while playing: marks that lie fast move together and the view follows; one alone is not followed."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Set

import cv2
import msgspec
import numpy as np

from vision.calibration.advice import Advice
from vision.calibration.calibration import Calibration, homography_of, pose_of
from vision.calibration.edges import measured
from vision.calibration.lens import Array
from vision.marks.mark import CORNERS, ZONES, Mark
from vision.pixels import Pixels

ZONE_MARKS = frozenset(ZONES)
FAST = ZONE_MARKS | frozenset(CORNERS)  # what lies fast; the play strip is slid about
MOVED_PX, FITS_PX, SAME_PX = 1.5, 1.5, 1.0
PICTURES, AGREE = 3, 2  # a new view is believed when it was found in so many of the last pictures
LEAST_MARKS = 3
ALONE_S, LOST_S = 3.0, 8.0  # how long before somebody is troubled with it
MOST_TILT_DEG = 32.0


class Drift:
    """Keeps the view of a table true; a covered mark keeps the place where it was last.

    The corner marks are known from the measurement; marks of zones are learned when they are first seen and
    help to follow a knock, but one that was laid elsewhere is no knock.
    """

    def __init__(self, calibration: Calibration, *, least_px_per_mm: float = 0.0) -> None:
        """Begin with a fresh view; one that becomes coarser than this is beyond correction."""
        self.calibration = calibration
        self.corrections = 0
        self.is_firm = True
        self._lies = {mark.number: np.array(mark.corners) for mark in calibration.marks}
        self._least = least_px_per_mm
        self._found: deque[Calibration | None] = deque(maxlen=PICTURES)
        self._alone: tuple[int, float] | None = None
        self._lost_s: float | None = None
        self._is_coarse = False
        self._ever: set[int] = set()
        self._right = 0

    @property
    def is_sure(self) -> bool:
        """Whether enough marks were seen where they belong; a table without marks has to do without them."""
        return self.is_firm and self._right >= min(2, len(self._ever))

    def update(self, marks: Iterable[Mark], time_s: float, gray: Pixels | None = None) -> Advice | None:
        """Take in the marks of a picture; gives advice when somebody has to do something."""
        every = list(marks)
        off = self._off(seen := _seen(every, None))
        if gray is not None and max(off.values(), default=0.0) > MOVED_PX:
            off = self._off(seen := _seen(every, gray))
        self._ever |= off.keys()
        moved = {number for number, far in off.items() if far > MOVED_PX}
        self._right = len(off) - len(moved)
        if self._is_knock(moved, off):
            return self._followed({number: seen[number] for number in off}, time_s)
        self._found.append(None)
        self._lost_s, self.is_firm = None, True
        self._learn({number: seen[number] for number in seen.keys() - off.keys() | (moved & ZONE_MARKS)})
        corners = {number: far for number, far in off.items() if number in CORNERS}
        return self._lonely(moved & corners.keys() if len(corners) >= LEAST_MARKS else set(), time_s, off)

    def _off(self, seen: Mapping[int, Array]) -> dict[int, float]:
        """How far each known mark is from where the view has it, in pixels."""
        found = {}
        for number, corners in self._lies.items():
            if number in seen:
                ways = seen[number] - self.calibration.in_picture(corners)
                found[number] = float(np.hypot(*ways.T).mean())
        return found

    def _is_knock(self, moved: Collection[int], off: Mapping[int, float]) -> bool:
        """Whether the camera moved: several marks lie elsewhere, and no two corners say it did not."""
        corners = [number for number in off if number in CORNERS]
        pushed = sum(number in moved for number in corners)
        return len(moved) >= 2 and (pushed >= 2 or len(corners) - pushed < 2)

    def _learn(self, seen: Mapping[int, Array]) -> None:
        """Note where marks of zones lie: they were not known yet, or were laid elsewhere by hand."""
        if self._right >= 2:
            lies = {number: self.calibration.on_table(four) for number, four in seen.items()}
            self._lies |= {number: four for number, four in lies.items() if number in ZONE_MARKS}

    def _lonely(self, moved: Set[int], time_s: float, off: Mapping[int, float]) -> Advice | None:
        """At most one corner lies elsewhere: it was pushed, the camera was not."""
        if self._is_coarse:
            return Advice("again")
        if not moved:
            self._alone = None
            return None
        (number,) = moved
        if self._alone is None or self._alone[0] != number:
            self._alone = (number, time_s)
        if time_s - self._alone[1] < ALONE_S:
            return None
        spot = next(mark.corners[0] for mark in self.calibration.marks if mark.number == number)
        far = off[number] / max(self.calibration.px_per_mm(spot), 1e-6)
        return Advice("corner-moved", {"corner": number - CORNERS[0] + 1, "mm": max(1, round(far))})

    def _followed(self, seen: Mapping[int, Array], time_s: float) -> Advice | None:
        """Several marks lie elsewhere: find the view in which they lie where they were."""
        found = self._fitted(seen)
        before = [one for one in self._found if one is not None]
        self._found.append(found)
        self.is_firm = False
        if found is None:
            self._lost_s = time_s if self._lost_s is None else self._lost_s
            is_lost = time_s - self._lost_s >= LOST_S
            return Advice("again") if is_lost or self._is_coarse else None
        if sum(_are_same(found, one) for one in before) + 1 >= AGREE:
            self.calibration, self._lost_s = found, None
            self.is_firm, self._right = True, len(seen)
            self.corrections += 1
            self._found.clear()
            self._is_coarse = self._is_beyond_correction(found)
        return Advice("again") if self._is_coarse else None

    def _fitted(self, seen: Mapping[int, Array]) -> Calibration | None:
        """The view by all marks that are seen, or by all but one that was pushed as well."""
        if len(seen) < LEAST_MARKS:
            return None
        whole, miss = refitted(self.calibration, seen, self._lies)
        if miss <= FITS_PX:
            return whole
        if len(seen) <= LEAST_MARKS:
            return None
        others = [
            refitted(self.calibration, {n: four for n, four in seen.items() if n != left_out}, self._lies)
            for left_out in seen
        ]
        best, miss = min(others, key=lambda pair: pair[1])
        return best if miss <= FITS_PX else None

    def _is_beyond_correction(self, view: Calibration) -> bool:
        scales = [view.px_per_mm(mark.corners[0]) for mark in view.marks]
        return view.tilt_deg > MOST_TILT_DEG or min(scales, default=1.0) < self._least


def _seen(marks: Iterable[Mark], gray: Pixels | None) -> dict[int, Array]:
    """The marks that lie fast, measured finely where there is a picture; a double mark says nothing."""
    every = [mark for mark in marks if mark.number in FAST]
    numbers = [mark.number for mark in every]
    found = {}
    for mark in every:
        if numbers.count(mark.number) == 1:
            fine = measured(gray, mark.corners) if gray is not None else None
            found[mark.number] = np.array(fine.corners if fine is not None else mark.corners)
    return found


def refitted(
    calibration: Calibration, seen: Mapping[int, Array], known: Mapping[int, Array]
) -> tuple[Calibration, float]:
    """The same lens and table with the camera where these marks say, and how badly they fit, in pixels."""
    lens = calibration.lens
    spots = np.vstack([known[number] for number in seen])
    points = np.vstack(list(seen.values()))
    camera = np.array([[lens.focal_px, 0, lens.middle[0]], [0, lens.focal_px, lens.middle[1]], [0, 0, 1]])
    turn, shift = pose_of(np.array(calibration.homography).reshape(3, 3), lens)
    first, _ = cv2.Rodrigues(turn)
    _, way, there = cv2.solvePnP(
        np.column_stack((spots, np.zeros(len(spots)))), lens.straight(points), camera, None,
        np.asarray(first, float), shift.reshape(3, 1).copy(), useExtrinsicGuess=True,
    )  # fmt: skip
    matrix, _ = cv2.Rodrigues(way)
    homography = homography_of(lens, np.asarray(matrix, float), np.asarray(there, float).ravel())
    view = msgspec.structs.replace(calibration, homography=homography)
    miss = np.hypot(*(view.in_picture(spots) - points).T)
    by_mark = miss.reshape(-1, 4).mean(axis=1)
    return view, float(by_mark.max())


def _are_same(one: Calibration, other: Calibration) -> bool:
    """Whether two views show the corners at the same points."""
    spots = np.array([mark.corners[0] for mark in one.marks])
    return float(np.hypot(*(one.in_picture(spots) - other.in_picture(spots)).T).max()) <= SAME_PX
