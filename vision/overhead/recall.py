"""Whether the table of an earlier evening lies there again: only then is what was kept of it believed."""

from __future__ import annotations

import cv2
import numpy as np

from vision.overhead.bare_table import Bare
from vision.pixels import Gray, Mask

OTHER = 11.0
"""Steps of gray that noise and a grain too fine to be kept amount to."""
LEAST_ALIKE = 0.7
"""Of what nothing known lies on; on the rest lie backs and boxes that carry no code."""
LEAST_MM2 = 15_000.0
"""So much of the bare table must be seen before anything is said of it."""
GAINS = (0.4, 2.5)
CELL_MM, LEAST_SHARE = 30.0, 0.1
"""A lamp that stands elsewhere changes the light over several of these; what changes faster is print."""
APART_S, MOST_LOOKS = 2.0, 4
"""A hand may lie on the table in one picture, and its light still settle: one look condemns nothing."""


class Recall:
    """Compares the table with the kept one until it is known again, or seen to be another."""

    def __init__(self, earlier: Bare, mm_per_px: float) -> None:
        self._earlier, self._mm_per_px = earlier, mm_per_px
        self._looked_s: float | None = None
        self._looks = 0
        self.is_over = False

    def look(self, flat: Gray, clear: Mask, time_s: float) -> Bare | None:
        """The kept table in the light of this picture, once known again; `clear` is where nothing lies."""
        if self._looked_s is None:
            self._looked_s = time_s  # what lies there has to be read first
        if self.is_over or time_s - self._looked_s < APART_S:
            return None
        spots = clear & self._earlier.is_known
        if np.count_nonzero(spots) * self._mm_per_px**2 < LEAST_MM2:
            return None
        self._looked_s, self._looks = time_s, self._looks + 1
        tonight = self._earlier.picture * self._light(flat, spots)
        alike = np.abs(cv2.blur(flat, (3, 3)) - tonight)[spots] <= OTHER
        is_same = float(alike.mean()) >= LEAST_ALIKE
        self.is_over = is_same or self._looks >= MOST_LOOKS
        return Bare(tonight, self._earlier.is_known) if is_same else None

    def _light(self, flat: Gray, spots: Mask) -> Gray:
        """How much lighter each stretch is than on that evening; under what lies there as around it."""
        high, wide = flat.shape
        cell = max(1, round(CELL_MM / self._mm_per_px))
        size = (-(-wide // cell), -(-high // cell))
        here, seen = spots.astype(np.float32), self._earlier.picture
        sums = [cv2.resize(one * here, size, interpolation=cv2.INTER_AREA) for one in (flat, seen, here)]
        now, before, share = (cv2.blur(one, (3, 3)) for one in sums)
        ratio = np.clip(now / np.maximum(before, 1e-3), *GAINS).astype(np.float32)
        filled = cv2.inpaint(ratio, (share < LEAST_SHARE).astype(np.uint8), 2, cv2.INPAINT_NS)
        return np.asarray(cv2.resize(filled, (wide, high), interpolation=cv2.INTER_LINEAR), np.float32)


def recall_of(earlier: Bare | None, mm_per_px: float) -> Recall | None:
    """Begin to compare with what was kept, if anything was."""
    return Recall(earlier, mm_per_px) if earlier is not None else None
