"""The outline of the card under a camera: around a code that was read, or the largest card-like shape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import dist, hypot, sqrt
from typing import Any, TypeAlias, cast

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.geometry import centre_of, clockwise_from
from vision.pixels import Pixels, scaled
from vision.tags import Corners, Point, Tag

Points: TypeAlias = npt.NDArray[Any]
"""Corners as the library gives them."""

LOOKED_AT = 480  # pixels of width on which outlines are looked for
SHAPE = 63 / 88  # of a card, width by height
ASKEW = 0.14  # how far a shape may be from that: a camera seldom looks straight down
LEAST, MOST = 0.02, 0.85  # of the picture that a card takes
FULL = 0.86  # of its rectangle that a card fills
CODES = 12.0  # a card is so many times larger than a code on it
FRAME = 1.4  # a card is at most so many times larger than a frame printed on it
MIDDLE = 0.3  # how far from the middle of the picture a card without a code may lie, in parts of its width


class Shape(msgspec.Struct, frozen=True):
    """Something card-like: its corners and how much of the picture it takes."""

    corners: Corners
    area: float


def card_in(gray: Pixels, tags: Sequence[Tag] = ()) -> Corners | None:
    """The corners of the card upright: top left first, then clockwise; None when there is no such shape."""
    if gray.size == 0:
        return None
    factor = min(1.0, LOOKED_AT / gray.shape[1])
    small = scaled(gray, factor) if factor < 1 else gray
    shapes = list(shapes_in(small))
    tag = tags[0] if tags else None
    if tag is not None:
        code = [(x * factor, y * factor) for x, y in tag.corners]
        found = _around(shapes, cast(Corners, tuple(code)))
        heading = (tag.corners[1][0] - tag.corners[0][0], tag.corners[1][1] - tag.corners[0][1])
    else:
        found, heading = _in_the_middle(shapes, small.shape), (1.0, 0.0)
    if found is None:
        return None
    first, second, third, fourth = ((x / factor, y / factor) for x, y in upright(found.corners, heading))
    return first, second, third, fourth


def _around(shapes: Iterable[Shape], code: Corners) -> Shape | None:
    """The smallest shape that holds a code and is large enough for a card with it.

    What is a little larger about the same middle is the card; the smaller one is a frame printed on it.
    """
    middle, size = centre_of(code), abs(_area(code))
    fitting = [shape for shape in shapes if shape.area >= CODES * size and _holds(shape.corners, middle)]
    least = min(fitting, key=lambda shape: shape.area, default=None)
    if least is None:
        return None
    frames = [shape for shape in fitting if shape.area <= FRAME * least.area and _is_about(shape, least)]
    return max(frames, key=lambda shape: shape.area)


def _is_about(one: Shape, other: Shape) -> bool:
    """Whether two shapes have about the same middle."""
    return dist(centre_of(one.corners), centre_of(other.corners)) < 0.05 * sqrt(one.area)


def _in_the_middle(shapes: Iterable[Shape], size: tuple[int, ...]) -> Shape | None:
    """The largest shape that lies about in the middle."""
    height, width = size[:2]
    near = [
        shape for shape in shapes if dist(centre_of(shape.corners), (width / 2, height / 2)) < MIDDLE * width
    ]
    return max(near, key=lambda shape: shape.area, default=None)


def shapes_in(gray: Pixels) -> Iterator[Shape]:
    """Everything that could be a card: by its edges, and as something lighter or darker than the table."""
    whole = float(gray.shape[0] * gray.shape[1])
    soft = cv2.GaussianBlur(gray, (5, 5), 0)
    middle = float(np.median(soft))
    edges = cv2.Canny(soft, max(10.0, 0.3 * middle), max(30.0, 0.7 * middle))
    closed = cv2.dilate(edges, np.ones((3, 3), np.uint8), iterations=2)
    _, light = cv2.threshold(soft, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    away = cv2.absdiff(soft, np.full_like(soft, round(middle)))
    _, other = cv2.threshold(away, 18, 255, cv2.THRESH_BINARY)
    for picture in (closed, light, cv2.bitwise_not(light), other):
        contours, _ = cv2.findContours(picture, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for contour in contours:
            hull = cv2.convexHull(contour)
            area = float(cv2.contourArea(hull))
            if LEAST * whole < area < MOST * whole and _is_card(hull, area):
                yield Shape(_corners(hull), area)


def _is_card(hull: Points, area: float) -> bool:
    """Whether a convex shape fills a rectangle that has the sides of a card."""
    _, (one, other), _ = cv2.minAreaRect(hull)
    if min(one, other) < 1 or area < FULL * one * other:
        return False
    return abs(min(one, other) / max(one, other) - SHAPE) <= ASKEW


def _corners(hull: Points) -> Corners:
    """The four corners of a shape: its own where it has four, else those of its rectangle."""
    length = float(cv2.arcLength(hull, True))
    four = cv2.approxPolyDP(hull, 0.03 * length, True)
    points = four.reshape(-1, 2) if len(four) == 4 else cv2.boxPoints(cv2.minAreaRect(hull))
    first, second, third, fourth = ((float(x), float(y)) for x, y in points)
    return first, second, third, fourth


def upright(corners: Corners, heading: Point) -> Corners:
    """The corners with a short side on top, the way a code stands or the camera looks."""
    first, second, third, fourth = clockwise_from(corners, heading)
    if dist(first, second) <= dist(second, third):
        return first, second, third, fourth
    turned = (second, third, fourth, first), (fourth, first, second, third)
    return max(turned, key=lambda one: _along(one, heading))


def _along(corners: Corners, heading: Point) -> float:
    """How well the upper side runs along a heading."""
    x, y = corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]
    return (x * heading[0] + y * heading[1]) / ((hypot(x, y) * hypot(*heading)) or 1.0)


def _area(corners: Corners) -> float:
    """The area of four corners in their order."""
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum(x * there_y - there_x * y for (x, y), (there_x, there_y) in pairs) / 2


def _holds(corners: Corners, point: Point) -> bool:
    """Whether a point lies inside."""
    outline = np.array(corners, np.float32).reshape(-1, 1, 2)
    return bool(cv2.pointPolygonTest(outline, point, False) >= 0)


def cut_out(pixels: Pixels, corners: Corners, size: tuple[int, int]) -> Pixels:
    """What lies between four corners, seen straight from above."""
    width, height = size
    there = np.array([(0, 0), (width - 1, 0), (width - 1, height - 1), (0, height - 1)], np.float32)
    how = cv2.getPerspectiveTransform(np.array(corners, np.float32), there)
    return cast(Pixels, cv2.warpPerspective(pixels, how, size, flags=cv2.INTER_AREA))
