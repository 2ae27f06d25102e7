"""A code of bars by itself: cut out, turned level, as large as it has to be to be read once more."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin
from typing import cast

import cv2
import numpy as np

from vision.geometry import centre_of, depth_of, length_of, moved_by, shrunk_by
from vision.pixels import Pixels, scaled
from vision.regions import around
from vision.tags import Corners, Point, Tag, TagFormat

_MODULE_PX = 3.0
"""How wide a module has to be before it is enlarged: wider ones only take time."""
MODULES: dict[TagFormat, int] = {"EAN-13": 95, "UPC-A": 95, "EAN-8": 67, "UPC-E": 51}
"""How many modules wide the shop codes are."""
_LEAST_PX, _ALIKE = 8, 0.4  # of the middle of a code, by whose lines it is turned; how alike they stand


def close_up(gray: Pixels, tag: Tag) -> tuple[Pixels, Tag]:
    """Return the part of a picture with a code of bars, smaller when its bars are wider than needed."""
    xs, ys = zip(*tag.corners, strict=True)
    length = length_of(tag.corners)
    left, top = int(min(xs)), int(min(ys))
    region = around(
        left, top, int(max(xs)) - left + 1, int(max(ys)) - top + 1, int(0.4 * length) + 16, gray.shape
    )
    factor = min(1.0, _MODULE_PX * modules_of(tag) / max(length, 1.0))
    cut = region.of(gray)
    corners = shrunk_by(moved_by(tag.corners, -region.left, -region.top), 1 / factor)
    return (cut if factor == 1 else scaled(cut, factor)), Tag(tag.text, tag.format, corners, tag.reader)


def modules_of(tag: Tag) -> int:
    """Return how many modules wide a code of bars is, at most."""
    return MODULES.get(tag.format, 11 * len(tag.text) + 35)


def levelled(gray: Pixels, tag: Tag, factor: float, most: float = 1.0, how: int = cv2.INTER_CUBIC) -> Pixels:
    """Cut the code out with its quiet zones, turned so that its bars stand upright, and enlarge it.

    Of its depth no more is taken than such a part of its length.
    """
    length = length_of(tag.corners)
    depth = min(depth_of(tag.corners), most * length)
    first, second, *_ = tag.corners
    angle = degrees(atan2(second[1] - first[1], second[0] - first[0]))
    middle = centre_of(tag.corners)
    deep = max(depth, min(most, 0.25) * length)
    wide, high = round(factor * (length * 1.3 + 16)), round(factor * (deep * 1.3 + min(deep, 16)))
    matrix = cv2.getRotationMatrix2D(middle, angle, factor)
    matrix[:, 2] += np.array([wide / 2 - middle[0], high / 2 - middle[1]])
    # A code that is cut off at its quiet zone gets paper beside it, as the libraries assume there.
    paper = float(gray.max())
    cut = cv2.warpAffine(gray, matrix, (wide, high), flags=how, borderValue=(paper,))
    return cast(Pixels, cut)


def by_its_lines(gray: Pixels, tag: Tag) -> Tag | None:
    """Return a code of bars turned as its lines stand; None where no lines are seen.

    How long and how deep it is says little when its corners were told by crossed or slanted scan lines.
    """
    middle, half = centre_of(tag.corners), min(length_of(tag.corners), depth_of(tag.corners)) / 3 + 8
    here = around(int(middle[0] - half), int(middle[1] - half), int(2 * half), int(2 * half), 0, gray.shape)
    cut = here.of(gray)
    if min(cut.shape, default=0) < _LEAST_PX:
        return None
    angle, alike = slant_of(cut)
    if alike < _ALIKE:
        return None
    (x, y), (far_x, far_y), *_ = tag.corners
    turn = radians(angle)
    way = cos(turn), sin(turn)
    if way[0] * (far_x - x) + way[1] * (far_y - y) < 0:
        way = -way[0], -way[1]
    return Tag(tag.text, tag.format, _box(middle, way, length_of(tag.corners), half), tag.reader)


def _box(middle: Point, way: Point, length: float, half: float) -> Corners:
    """Return the box around a middle that is so long one way and twice so deep square to it."""
    first, second, third, fourth = (
        (
            middle[0] + p * length / 2 * way[0] - q * half * way[1],
            middle[1] + p * length / 2 * way[1] + q * half * way[0],
        )
        for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return first, second, third, fourth


def slant_of(gray: Pixels) -> tuple[float, float]:
    """Return the angle in degrees at which the lines in a picture are crossed, and how alike they stand."""
    across = cv2.Sobel(gray, cv2.CV_32F, 1, 0)
    down = cv2.Sobel(gray, cv2.CV_32F, 0, 1)
    one, other = float((across * across).mean()), float((down * down).mean())
    mixed = float((across * down).mean())
    alike = hypot(one - other, 2 * mixed) / (one + other or 1.0)
    return degrees(atan2(2 * mixed, one - other)) / 2, alike
