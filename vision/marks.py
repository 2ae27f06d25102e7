"""Table marks: small square pictures that a camera reads where any code would be too fine.

They are the thousand of the set 5X5_1000. The first 980 are stuck on cards, the last twenty are the corners
and zones of a table.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from vision.errors import VisionError
from vision.tags import Corners

if TYPE_CHECKING:
    from cv2.aruco import ArucoDetector, Dictionary

    from vision.prepare import Pixels

Bits: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows from the top, each from the left; True is dark."""

SIDE = 7
"""Squares along a side: five that tell the number and a dark edge around them."""
FACES = range(980)
CORNERS = range(980, 984)
STRIP = range(984, 986)
ZONES = range(986, 1000)
_ALL = range(1000)
MOST_ASKEW = 1.6
"""How much longer one side of a mark may look than another: a camera never looks flatter at a table."""


class NoSuchMark(VisionError):
    """A number that no table mark has."""


class Mark(msgspec.Struct, frozen=True):
    """One table mark that was seen: its number, and its corners as it stands upright."""

    number: int
    corners: Corners


def mark_bits(number: int) -> Bits:
    """Return how a mark is drawn, its dark edge included; the paper around it must stay light."""
    if number not in _ALL:
        raise NoSuchMark("mark-unknown", f"There is no table mark {number}.", "They are numbered 0 to 999.")
    import cv2

    picture = cv2.aruco.generateImageMarker(_dictionary(), number, SIDE)
    return tuple(tuple(bool(value < 128) for value in row) for row in picture)


def find_marks(gray: Pixels) -> tuple[Mark, ...]:
    """Return every table mark in a gray picture, in the order of their numbers."""
    if 0 in gray.shape:
        return ()
    corners, numbers, _ = _detector(max(gray.shape)).detectMarkers(gray)
    if not corners:
        return ()
    found = (Mark(int(number), _corners(four)) for number, four in zip(numbers.ravel(), corners, strict=True))
    return tuple(sorted((mark for mark in found if is_square(mark.corners)), key=lambda mark: mark.number))


def is_square(corners: Corners) -> bool:
    """Tell whether four corners may be a square seen askew: what only looks like bits seldom is."""
    sides = [dist(one, other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True)]
    return max(sides) <= MOST_ASKEW * min(sides)


def _dictionary() -> Dictionary:
    import cv2

    return cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000)


def _detector(longest_px: int) -> ArucoDetector:
    """Open a detector that also sees marks of a whole table, which are only some twenty pixels wide."""
    import cv2

    how = cv2.aruco.DetectorParameters()
    how.minMarkerPerimeterRate = 36 / longest_px  # the usual rate drops whatever is below 14 of 1920 pixels
    how.adaptiveThreshWinSizeMin, how.adaptiveThreshWinSizeMax, how.adaptiveThreshWinSizeStep = 5, 25, 10
    how.minSideLengthCanonicalImg = 16
    how.polygonalApproxAccuracyRate = 0.06
    how.minMarkerDistanceRate = 0.05
    return cv2.aruco.ArucoDetector(_dictionary(), how)


def _corners(four: object) -> Corners:
    import numpy as np

    first, second, third, fourth = ((float(x), float(y)) for x, y in np.asarray(four).reshape(4, 2))
    return first, second, third, fourth
