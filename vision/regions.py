"""Upright parts of a picture, and codes in it painted over."""

from collections.abc import Iterable

import cv2
import msgspec
import numpy as np

from vision.pixels import Pixels
from vision.tags import Corners, Point


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
