"""Where the table is after a knock: marks that lie fast say how everything was shifted in the picture."""

from __future__ import annotations

from collections.abc import Mapping
from math import dist

import cv2
import numpy as np
import numpy.typing as npt

from vision.marks import CORNERS, ZONES
from vision.tags import Point

FAST = frozenset([*CORNERS, *ZONES])
"""Marks that lie fast; the play strip is slid about."""
MOVED_MM = 3.0
FITS_MM = 4.0
GIVES_UP_S = 5.0
_STRAIGHT: npt.NDArray[np.float64] = np.eye(3)


class Footing:
    """Remembers where fast marks lie, and leads what is seen of a shifted table back to there."""

    def __init__(self) -> None:
        self._known: dict[int, Point] = {}
        self._seen = 0
        self._firm_s = float("-inf")
        self._back = _STRAIGHT
        self.is_firm = True
        self.shifts = 0

    @property
    def is_sure(self) -> bool:
        """Tell whether enough of what lies fast was seen where it belongs to believe in empty places."""
        return self.is_firm and self._seen >= min(2, len(self._known))

    def forget(self) -> None:
        """Start anew, as after the table was measured again."""
        self._known.clear()
        self._back, self.is_firm = _STRAIGHT, True

    def take(self, spots: Mapping[int, Point], time_s: float) -> None:
        """Take in where the fast marks of a frame seem to lie; what never fits is a new table."""
        seen = {number: spot for number, spot in spots.items() if number in FAST}
        known = {number: spot for number, spot in seen.items() if number in self._known}
        moved = [number for number, spot in known.items() if self._off(number, spot) > MOVED_MM]
        if len(moved) >= 2:
            self._follow(known)
        else:
            self.is_firm = True
        if not self.is_firm and time_s - self._firm_s >= GIVES_UP_S:
            self.forget()
            self.shifts += 1
            known = {}
        self._firm_s = time_s if self.is_firm else self._firm_s
        self._seen = len(known) - (len(moved) if len(moved) < 2 else 0)
        if self.is_firm:
            for number in seen.keys() - known.keys():
                self._known[number] = self.true_spot(seen[number])

    def true_spot(self, seen: Point) -> Point:
        """Return where something lies that seems to lie here."""
        return _led(self._back, seen)

    def seen_spot(self, true: Point) -> Point:
        """Return where something seems to lie that lies here."""
        return _led(np.asarray(np.linalg.inv(self._back), np.float64), true)

    def _off(self, number: int, seen: Point) -> float:
        return dist(self.true_spot(seen), self._known[number])

    def _follow(self, seen: Mapping[int, Point]) -> None:
        """Find the shift that brings the marks back to where they lie; without one the frame says nothing."""
        found = _shift({self._known[number]: spot for number, spot in seen.items()})
        before, self._back = self._back, found if found is not None else self._back
        self.is_firm = found is not None and all(
            self._off(number, spot) <= FITS_MM for number, spot in seen.items()
        )
        if self.is_firm:
            self.shifts += 1
        else:
            self._back = before


def _shift(pairs: Mapping[Point, Point]) -> npt.NDArray[np.float64] | None:
    """Return what leads the seen spots to the true ones: with few of them only what few can tell."""
    true, seen = np.array(list(pairs), np.float64), np.array(list(pairs.values()), np.float64)
    if len(pairs) >= 4:
        whole, _ = cv2.findHomography(seen, true, 0)
        return _matrix(whole)
    part, _ = cv2.estimateAffinePartial2D(seen, true, ransacReprojThreshold=FITS_MM)
    matrix = _matrix(part)
    return None if matrix is None else np.vstack([matrix, [0.0, 0.0, 1.0]])


def _matrix(found: object) -> npt.NDArray[np.float64] | None:
    """Return what the library found; it gives nothing for marks in one line."""
    return None if found is None else np.asarray(found, np.float64)


def _led(matrix: npt.NDArray[np.float64], spot: Point) -> Point:
    x, y, depth = matrix @ (spot[0], spot[1], 1.0)
    return float(x / depth), float(y / depth)
