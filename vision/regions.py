"""Where in a picture something small and busy lies that has not been read yet."""

from collections.abc import Iterable
from typing import cast

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.pixels import Pixels
from vision.tags import Corners, Point, Tag

_CELL = 8
"""Side of the squares, in pixels, in which busyness is told."""


class Region(msgspec.Struct, frozen=True):
    """An upright rectangle of a picture, in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def area(self) -> int:
        """How many pixels it holds."""
        return self.width * self.height

    def holds(self, point: Point) -> bool:
        """Tell whether a point lies in it."""
        x, y = point
        return self.left <= x <= self.left + self.width and self.top <= y <= self.top + self.height

    def of(self, gray: Pixels) -> Pixels:
        """Cut the region out of a picture."""
        return gray[self.top : self.top + self.height, self.left : self.left + self.width]


def around(left: int, top: int, wide: int, high: int, room: int, size: tuple[int, ...]) -> Region:
    """Return the region of a rectangle with room around it, within a picture of so many rows and columns."""
    start_x, start_y = max(left - room, 0), max(top - room, 0)
    end_x, end_y = min(left + wide + room, size[1]), min(top + high + room, size[0])
    return Region(start_x, start_y, max(end_x - start_x, 0), max(end_y - start_y, 0))


def covered(gray: Pixels, corners: Iterable[Corners]) -> Pixels:
    """Return a copy of the picture in which codes already read are painted over."""
    copy = gray.copy()
    for four in corners:
        cv2.fillConvexPoly(copy, np.array(four, np.float32).round().astype(np.int32), (128,))
    return copy


def busy_regions(gray: Pixels, read: Iterable[Tag], *, most: int = 64) -> list[Region]:
    """Return where strong fine contrast lies outside the tags already read, the largest first."""
    height, width = gray.shape[:2]
    if min(height, width) < 3 * _CELL:
        return []
    busy = _busyness(covered(gray, (tag.corners for tag in read)))
    # What is busier than the rest, but in a picture busy all over: all of it.
    wanted = (busy > min(max(20.0, 1.5 * float(np.median(busy))), 45.0)).astype(np.uint8)
    # Lines and edges of cards are thinner than any code: they fall away, and what is near is joined.
    thick = cv2.morphologyEx(wanted, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    joined = cv2.morphologyEx(thick, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    count, _, boxes, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    found = [_grown(boxes[number], width, height) for number in range(1, count)]
    if sum(region.area for region in found) > 0.7 * width * height:
        return [Region(0, 0, width, height)]
    return sorted(found, key=lambda region: -region.area)[:most]


def _busyness(gray: Pixels) -> Pixels:
    """Return for each cell how far light and dark lie apart within a step of three pixels, on average."""
    calm = cv2.blur(gray, (3, 3))
    contrast = cv2.morphologyEx(calm, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    cells = (max(gray.shape[1] // _CELL, 1), max(gray.shape[0] // _CELL, 1))
    return cast(Pixels, cv2.resize(contrast, cells, interpolation=cv2.INTER_AREA))


def _grown(box: npt.NDArray[np.int32], width: int, height: int) -> Region:
    """Return the region of a busy spot in pixels, with room for a quiet zone around it."""
    left, top, wide, high = (int(box[part]) * _CELL for part in range(4))
    return around(left, top, wide, high, 2 * _CELL + max(wide, high) // 10, (height, width))
