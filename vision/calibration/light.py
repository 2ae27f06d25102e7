"""Whether it is too dark to read where cards are expected, so that the white lamp is asked for."""

from __future__ import annotations

from collections.abc import Iterable

import cv2
import numpy as np

from vision.calibration.drawing import DrawnPlace
from vision.frames import Frame
from vision.pixels import Pixels

DARK, BRIGHT = 55.0, 150.0  # gray of the lightest tenth of a place: asked for below, let go above
WAIT_S = 1.5  # a hand's shadow is no night
SMALL = 160  # pixels of width on which light is measured


class ScanLight:
    """Says whether the lamp is wanted; it neither flickers with a hand nor with its own light."""

    def __init__(self) -> None:
        self.is_on = False
        self._since: float | None = None

    def needs_light(self, frame: Frame, places: Iterable[DrawnPlace], *, is_expected: bool = True) -> bool:
        """Whether the lamp should shine now; nothing is expected means no lamp, at once."""
        if not is_expected:
            self.is_on, self._since = False, None
            return False
        level = brightness(frame.gray, places)
        if level is None:
            return self.is_on
        wants_change = level > BRIGHT if self.is_on else level < DARK
        if not wants_change:
            self._since = None
        elif self._since is None:
            self._since = frame.time_s
        elif frame.time_s - self._since >= WAIT_S:
            self.is_on, self._since = not self.is_on, None
        return self.is_on


def brightness(gray: Pixels, places: Iterable[DrawnPlace]) -> float | None:
    """How light the lightest parts of the darkest place are; of all the picture without places."""
    if gray.size == 0:
        return None
    factor = min(1.0, SMALL / gray.shape[1])
    size = (max(1, round(gray.shape[1] * factor)), max(1, round(gray.shape[0] * factor)))
    small = cv2.resize(gray, size, interpolation=cv2.INTER_AREA)
    levels = []
    for place in places:
        if place.kind == "mask":
            continue
        mask = np.zeros(small.shape, np.uint8)
        cv2.fillPoly(mask, [(np.array(place.points) * factor).round().astype(np.int32)], (1,))
        if mask.any():
            levels.append(float(np.percentile(small[mask > 0], 90)))
    return min(levels) if levels else float(np.percentile(small, 90))
