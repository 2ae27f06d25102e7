"""Whether the table of an earlier evening lies there again: only then is what was kept of it believed."""

from __future__ import annotations

import cv2
import numpy as np

from vision.overhead.bare import Bare, Gray, Mask

OTHER = 11.0
"""Steps of gray that noise, and light that falls in another way, amount to."""
LEAST_ALIKE = 0.7
"""Of what nothing known lies on; on the rest lie backs and boxes that carry no code."""
LEAST_MM2 = 15_000.0
"""So much of the bare table must be seen before anything is said of it."""
GAINS = (0.4, 2.5)
APART_S, MOST_LOOKS = 2.0, 4
"""A hand may lie on the table in one picture, and its light still settle: one look condemns nothing."""


class Recall:
    """Compares the table with the kept one until it is known again, or seen to be another."""

    def __init__(self, earlier: Bare, mm_per_px: float) -> None:
        self._earlier, self._mm_per_px = earlier, mm_per_px
        self._looked_s, self._looks = float("-inf"), 0
        self.is_over = False

    def look(self, flat: Gray, clear: Mask, time_s: float) -> Bare | None:
        """The kept table in the light of this picture, once known again; `clear` is where nothing lies."""
        if self.is_over or time_s - self._looked_s < APART_S:
            return None
        spots = clear & self._earlier.is_known
        if np.count_nonzero(spots) * self._mm_per_px**2 < LEAST_MM2:
            return None
        self._looked_s, self._looks = time_s, self._looks + 1
        before = self._earlier.picture
        gain = float(np.median(flat[spots] / np.maximum(before[spots], 1.0)))
        alike = np.abs(cv2.blur(flat, (3, 3))[spots] - before[spots] * gain) <= OTHER
        is_same = GAINS[0] <= gain <= GAINS[1] and float(alike.mean()) >= LEAST_ALIKE
        self.is_over = is_same or self._looks >= MOST_LOOKS
        return Bare(before * np.float32(gain), self._earlier.is_known) if is_same else None
