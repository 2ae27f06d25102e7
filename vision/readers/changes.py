"""Where a picture differs from what was looked at before, told on a copy of an eighth of its size."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
import numpy.typing as npt

from vision.pixels import Pixels, halved
from vision.regions import Region, around

SMALLER = 8
_STEP = 10  # gray steps between what was and what is: noise is far below when 64 pixels are one
_LOOKS = 3  # in so many further frames a changed part is looked at: at first it still moves
_ROOM = 40  # pixels around a change, so that a code at its edge is whole
_MOST = 0.4  # of the picture; beyond, all of it is looked at
_JOIN = np.ones((5, 5), np.uint8)


def small_of(gray: Pixels) -> Pixels:
    """Return the small copy in which changes are looked for."""
    return halved(halved(halved(gray)))


class Changes:
    """Remembers the picture as it was when it was last looked at, cell by cell."""

    def __init__(self) -> None:
        self._small: Pixels | None = None
        self._looks: npt.NDArray[np.int8] = np.zeros((0, 0), np.int8)

    def note(self, small: Pixels) -> bool:
        """Take in the small copy of a new picture; tell whether it can be compared with the last."""
        earlier = self._small
        if earlier is None or earlier.shape != small.shape:
            self.looked_everywhere(small)
            return False
        # Lamps and exposure that change everywhere alike change nothing on the table.
        apart = small.astype(np.int16) - earlier
        apart -= int(np.median(apart[::4, ::4]))
        is_changed = np.abs(apart) > _STEP
        self._small = np.where(is_changed, small, earlier)
        self._looks = np.where(is_changed, _LOOKS, np.maximum(self._looks - 1, 0)).astype(np.int8)
        return True

    def looked_everywhere(self, small: Pixels) -> None:
        """Note that all of a picture was looked at."""
        self._small = small
        self._looks = np.zeros(small.shape, np.int8)

    def regions(self, size: tuple[int, ...]) -> list[Region] | None:
        """Return the parts of a picture of so many rows and columns to look at; None for all of it."""
        regions = list(self._regions(size))
        return None if sum(region.area for region in regions) > _MOST * size[0] * size[1] else regions

    def _regions(self, size: tuple[int, ...]) -> Iterator[Region]:
        if not self._looks.any():
            return
        joined = cv2.dilate((self._looks > 0).astype(np.uint8), _JOIN)
        contours, _ = cv2.findContours(joined, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        for contour in contours:
            left, top, wide, high = (SMALLER * part for part in cv2.boundingRect(contour))
            yield around(left, top, wide, high, _ROOM, size)
