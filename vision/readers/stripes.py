"""Where many lines run side by side, as the bars of a code do, whichever way they are turned.

Neighbours are compared along four ways: across, down and both slants. Bars differ along one of them and
hardly along the one square to it, so four small maps tell where they are and how they stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, sin, sqrt
from typing import cast

import cv2
import msgspec
import numpy as np

from vision.prepare import Matrix, Pixels
from vision.readers.spots import CELL, Contrast
from vision.tags import Point

_STEP = 4  # gray steps by which bars differ more across than along, at least
_ONE_WAY = 0.5  # of all differences that are along one way only
_ALIKE = 0.75  # how alike the lines of a field stand before they are taken for bars
_LEAST_RIM, _LEAST_CELLS, _LEAST_LONG, _LEAST_DEEP = 20, 24, 40.0, 8.0
_FILLED = 0.4  # of its box, at least
_MOST = 6
_OPEN, _JOIN = np.ones((5, 5), np.uint8), np.ones((3, 3), np.uint8)
_EVENLY = 2 * sqrt(3)  # so many times its spread is the length of what lies evenly along a line
_LEAST_EDGES = 16  # ink and paper change 43 times in the shortest shop code, of which blur hides some
_SEEN_PX = 400


class Stripes(msgspec.Struct, frozen=True):
    """A field of lines: its middle, the way across them in degrees, how long it is that way, and how deep."""

    middle: Point
    angle: float
    length: float
    depth: float

    def level(self, gray: Pixels, factor: float, most: float) -> tuple[Pixels, Matrix]:
        """Cut it out with quiet zones, its lines upright, enlarged; and how points of the picture lie there.

        Of its depth no more is taken than such a part of its length.
        """
        wide = max(round(factor * (1.3 * self.length + 24)), 1)
        high = max(round(factor * (min(self.depth, most * self.length) + 8)), 1)
        matrix = np.asarray(cv2.getRotationMatrix2D(self.middle, self.angle, factor), np.float64)
        matrix[:, 2] += np.array([wide / 2 - self.middle[0], high / 2 - self.middle[1]])
        how = cv2.INTER_CUBIC if factor >= 1 else cv2.INTER_AREA
        cut = cv2.warpAffine(gray, matrix, (wide, high), flags=how, borderMode=cv2.BORDER_REPLICATE)
        return cast(Pixels, cut), matrix


def stripes_in(gray: Pixels, contrast: Contrast) -> list[Stripes]:
    """Return where unread bars may lie in a picture, by its contrast with slants, the largest field first."""
    return [field for field in _fields(contrast) if _has_edges(gray, field)]


def _fields(contrast: Contrast) -> Iterator[Stripes]:
    """Join the cells that differ along one way, drop what is thin, and measure each of the largest fields."""
    assert contrast.slants is not None
    across, down, falling, rising = (
        cv2.blur(part, (3, 3)) for part in (contrast.across, contrast.down, *contrast.slants)
    )
    apart = cv2.max(cv2.absdiff(across, down), cv2.absdiff(falling, rising))
    level, slanted = (
        cv2.addWeighted(*pair, 0) for pair in ((across, 0.5, down, 0.5), (falling, 0.5, rising, 0.5))
    )
    least = np.maximum(cv2.addWeighted(level, _ONE_WAY / 2, slanted, _ONE_WAY / 2, 0), np.uint8(_STEP))
    is_one_way = cv2.compare(apart, least, cv2.CMP_GT)
    if cv2.countNonZero(is_one_way) < _LEAST_CELLS:
        return
    near = cv2.morphologyEx(is_one_way, cv2.MORPH_CLOSE, _JOIN)
    thick = cv2.morphologyEx(near, cv2.MORPH_OPEN, _OPEN)
    contours, _ = cv2.findContours(thick, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    large = sorted((one for one in contours if len(one) >= _LEAST_RIM), key=cv2.contourArea, reverse=True)
    ways = cv2.merge((across, down, falling, rising)) if large else apart
    for contour in large[:_MOST]:
        left, top, wide, high = cv2.boundingRect(contour)
        box = np.s_[top : top + high, left : left + wide]
        one, two, three, four = cv2.mean(ways[box], mask=thick[box])
        differs = cv2.mean(apart[box], mask=thick[box])[0]
        if hypot(one - two, three - four) >= _ALIKE * differs:
            field = _measured(contour, atan2(three - four, one - two) / 2)
            if field is not None:
                yield field


def _measured(contour: cv2.typing.MatLike, turn: float) -> Stripes | None:
    """Return the box around a field whose sides run across and along its lines."""
    whole = cv2.moments(contour)
    area = whole["m00"]
    if area < _LEAST_CELLS:
        return None
    c, s = cos(turn), sin(turn)
    wide, high, mixed = whole["mu20"] / area, whole["mu02"] / area, whole["mu11"] / area
    across, along = (
        c * c * wide + s * s * high + 2 * c * s * mixed,
        s * s * wide + c * c * high - 2 * c * s * mixed,
    )
    length, depth = (CELL * (_EVENLY * sqrt(max(part, 0.0)) + 1) for part in (across, along))
    if length < _LEAST_LONG or depth < _LEAST_DEEP or area * CELL**2 < _FILLED * length * depth:
        return None
    middle = CELL * (whole["m10"] / area + 0.5), CELL * (whole["m01"] / area + 0.5)
    return Stripes(middle, degrees(turn), length, depth)


def _has_edges(gray: Pixels, field: Stripes) -> bool:
    """Tell whether ink and paper change often enough along a field for the shortest code."""
    cut, _ = field.level(gray, min(1.0, _SEEN_PX / field.length), 0.1)
    for row in (cut.shape[0] // 2, cut.shape[0] // 3):
        line = cut[max(row - 1, 0) : row + 2].mean(axis=0)
        is_ink = line < (line.min() + line.max()) / 2
        if int(np.count_nonzero(is_ink[1:] != is_ink[:-1])) >= _LEAST_EDGES:
            return True
    return False
