"""Where many lines run side by side, as the bars of a code do, whichever way they are turned.

Neighbours are compared along four ways: across, down and both slants. Bars differ along one of them and
hardly along the one square to it, so four small maps tell where they are and how they stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, radians, sin, sqrt, tau
from operator import itemgetter
from typing import TypeAlias, cast

import cv2
import msgspec
import numpy as np

from vision.pixels import Matrix, Pixels
from vision.readers.spots import CELL, Contrast
from vision.tags import Point

_STEP = 4  # gray steps by which bars differ more across than along, at least
_ONE_WAY = 0.5  # of all differences that are along one way only
_ALIKE = 0.75  # how alike the lines of a field stand before they are taken for bars
_LEAST_CELLS, _LEAST_LONG, _LEAST_DEEP = 90, 75.0, 16.0
_FILLED = 0.4  # of its box, at least
_MOST, _MOST_UNMIXED = 5, 1
_BINS = 16  # ways in which lines may stand, where they have to be told from others
_OPEN, _JOIN = np.ones((5, 5), np.uint8), np.ones((3, 3), np.uint8)
_EVENLY = 2 * sqrt(3)  # so many times its spread is the length of what lies evenly along a line
_LEAST_EDGES = 16  # ink and paper change 43 times in the shortest shop code, of which blur hides some
_SEEN_PX, _SEEN_AT, _SEEN_DEEP = 400, 0.95, 0.1  # to count them, how long, large and deep a field is seen
_END = 0.3  # of the depth of a field is its end away from its middle

Box: TypeAlias = tuple[slice, slice]


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
        how = cv2.INTER_CUBIC if factor >= 1 else cv2.INTER_LINEAR
        cut = cv2.warpAffine(gray, matrix, (wide, high), flags=how, borderMode=cv2.BORDER_REPLICATE)
        return cast(Pixels, cut), matrix


class Ways(msgspec.Struct, frozen=True, eq=False):
    """How lines stand in each cell, by which of two ways square to each other differs more, and how much."""

    level: cv2.typing.MatLike
    slanted: cv2.typing.MatLike
    apart: cv2.typing.MatLike

    def of(self, box: Box) -> Ways:
        """Return those of a part of the cells."""
        return Ways(self.level[box], self.slanted[box], self.apart[box])

    def turn(self, box: Box, thick: Pixels) -> float | None:
        """Return how the lines of a field are turned; None when they stand in several ways."""
        mask = thick[box]
        level, slanted, differs = (
            cv2.mean(part[box], mask)[0] for part in (self.level, self.slanted, self.apart)
        )
        return atan2(slanted, level) / 2 if hypot(level, slanted) >= _ALIKE * differs else None


def stripes_in(gray: Pixels, contrast: Contrast) -> list[Stripes]:
    """Return where unread bars may lie in a picture, by its contrast with slants, the largest field first."""
    return [part for field in _fields(contrast) if (part := _with_edges(gray, field)) is not None]


def _fields(contrast: Contrast) -> Iterator[Stripes]:
    """Measure each of the largest fields of cells that differ along one way."""
    assert contrast.slants is not None
    across, down, falling, rising = (
        cv2.blur(part, (3, 3)) for part in (contrast.across, contrast.down, *contrast.slants)
    )
    apart = cv2.max(cv2.absdiff(across, down), cv2.absdiff(falling, rising))
    level, slanted = (
        cv2.addWeighted(*pair, 0) for pair in ((across, 0.5, down, 0.5), (falling, 0.5, rising, 0.5))
    )
    least = cv2.addWeighted(level, _ONE_WAY / 2, slanted, _ONE_WAY / 2, 0)
    is_one_way = cv2.compare(cv2.threshold(apart, _STEP, 0, cv2.THRESH_TOZERO)[1], least, cv2.CMP_GT)
    if cv2.countNonZero(is_one_way) < _LEAST_CELLS:
        return
    ways = Ways(
        cv2.subtract(across, down, dtype=cv2.CV_16S), cv2.subtract(falling, rising, dtype=cv2.CV_16S), apart
    )
    mixed = None
    for box, thick, contour in _thick_in(is_one_way, _MOST):
        turn = ways.turn(box, thick)
        if turn is not None:
            yield from _measured(contour, turn)
        elif mixed is None:
            mixed = box
    if mixed is not None:
        yield from _unmixed(is_one_way[mixed], ways.of(mixed), (mixed[1].start, mixed[0].start))


def _thick_in(is_one_way: cv2.typing.MatLike, most: int) -> Iterator[tuple[Box, Pixels, Pixels]]:
    """Join such cells, drop what is thin, and give the box, the cells and the rim of what is largest."""
    near = cv2.morphologyEx(is_one_way, cv2.MORPH_CLOSE, _JOIN)
    thick = cv2.morphologyEx(near, cv2.MORPH_OPEN, _OPEN)
    if cv2.countNonZero(thick) < _LEAST_CELLS:
        return
    contours, _ = cv2.findContours(thick, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    sizes = ((cv2.contourArea(one), one) for one in contours)
    large = sorted((pair for pair in sizes if pair[0] >= _LEAST_CELLS), key=itemgetter(0), reverse=True)
    for _, contour in large[:most]:
        yield _box_of(contour), cast(Pixels, thick), cast(Pixels, contour)


def _box_of(contour: cv2.typing.MatLike) -> Box:
    left, top, wide, high = cv2.boundingRect(contour)
    return np.s_[top : top + high, left : left + wide]


def _unmixed(is_one_way: cv2.typing.MatLike, ways: Ways, start: tuple[int, int]) -> Iterator[Stripes]:
    """Take out of a field with lines of several kinds those that stand as most do.

    The rim of a label, print and a shine beside bars have lines of their own, and touch them.
    """
    cells = np.flatnonzero(is_one_way > 0)
    level, slanted = (part.ravel().take(cells).astype(np.float32) for part in (ways.level, ways.slanted))
    strength, angle = cv2.cartToPolar(level, slanted)
    strength, turned = strength.ravel(), (angle.ravel() * np.float32(_BINS / tau)).astype(np.intp)
    counts = np.bincount(turned, strength, _BINS).tolist()
    most = max(range(_BINS), key=lambda way: counts[way] + counts[way - 1]) * tau / _BINS
    stands_so = np.zeros_like(is_one_way)
    is_so = level * np.float32(cos(most)) + slanted * np.float32(sin(most)) >= _ALIKE * strength
    stands_so.ravel()[cells[is_so]] = 255
    for box, thick, contour in _thick_in(stands_so, _MOST_UNMIXED):
        turn = ways.turn(box, thick)
        if turn is not None:
            yield from _measured(np.add(contour, start, dtype=np.int32), turn)


def _measured(contour: cv2.typing.MatLike, turn: float) -> Iterator[Stripes]:
    """Give the box around a field whose sides run across and along its lines, if it may hold bars."""
    whole = cv2.moments(contour)
    area = whole["m00"]
    c, s = cos(turn), sin(turn)
    wide, high, mixed = whole["mu20"] / area, whole["mu02"] / area, whole["mu11"] / area
    across, along = (
        c * c * wide + s * s * high + 2 * c * s * mixed,
        s * s * wide + c * c * high - 2 * c * s * mixed,
    )
    length, depth = (CELL * (_EVENLY * sqrt(max(part, 0.0)) + 1) for part in (across, along))
    if length < _LEAST_LONG or depth < _LEAST_DEEP or area * CELL**2 < _FILLED * length * depth:
        return
    middle = CELL * (whole["m10"] / area + 0.5), CELL * (whole["m01"] / area + 0.5)
    yield Stripes(middle, degrees(turn), length, depth)


def _with_edges(gray: Pixels, field: Stripes) -> Stripes | None:
    """Return the part of a field where ink and paper change most; None if that is too seldom for a code."""
    most, part = max(((_edges(gray, part), part) for part in _parts(field)), key=itemgetter(0))
    return part if most >= _LEAST_EDGES else None


def _parts(field: Stripes) -> Iterator[Stripes]:
    """Give a field, and its ends too when it is deeper than bars: what is printed beside them may go on."""
    yield field
    if field.depth < field.length:
        return
    (x, y), turn = field.middle, radians(field.angle)
    for far in (-_END * field.depth, _END * field.depth):
        end = x - far * sin(turn), y + far * cos(turn)
        yield Stripes(end, field.angle, field.length, field.depth * (1 - 2 * _END))


def _edges(gray: Pixels, field: Stripes) -> int:
    """Tell how often ink and paper change along a field, on the upper or the lower half of what is seen."""
    cut, _ = field.level(gray, min(_SEEN_AT, _SEEN_PX / field.length), _SEEN_DEEP)
    lines = cast(Pixels, cv2.resize(cut, (cut.shape[1], 2), interpolation=cv2.INTER_AREA))
    return max(_changes(lines[:1]), _changes(lines[1:]))


def _changes(line: Pixels) -> int:
    """Tell how often ink and paper change along a line."""
    lightest, darkest, _, _ = cv2.minMaxLoc(line)
    is_ink = cv2.threshold(line, (lightest + darkest) // 2, 255, cv2.THRESH_BINARY)[1]
    return cv2.countNonZero(cv2.absdiff(is_ink[:, 1:], is_ink[:, :-1]))
