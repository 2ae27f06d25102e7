"""What a camera's glass does: how long it looks, where its middle is, how it bends straight lines."""

from __future__ import annotations

from math import hypot
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from vision.tags import Point

Array: TypeAlias = npt.NDArray[np.float64]
FLATTEST, TINY = 0.05, 1e-12  # how slowly bending may grow outwards, and what counts as the middle
STEPS = 8  # of Newton's way back from a bent radius; more change nothing below a thousandth of a pixel


class Lens(msgspec.Struct, frozen=True):
    """A lens for one size of picture: focal length in pixels, its middle, and two terms of bending."""

    focal_px: float
    middle: Point
    k1: float = 0.0
    k2: float = 0.0

    def straight(self, points: Array) -> Array:
        """Where points of the picture would be if the lens bent nothing."""
        off = (points - np.array(self.middle)) / self.focal_px
        seen = np.hypot(off[:, 0], off[:, 1])
        true = seen.copy()
        for _ in range(STEPS):
            square = true * true
            slope = 1 + 3 * self.k1 * square + 5 * self.k2 * square * square
            missing = true * (1 + self.k1 * square + self.k2 * square * square) - seen
            true = true - missing / np.where(np.abs(slope) < FLATTEST, FLATTEST, slope)
        stretch = np.where(seen > TINY, true / np.maximum(seen, TINY), 1.0)
        return np.asarray(self.middle + off * stretch[:, None] * self.focal_px)

    def straight_point(self, x: float, y: float) -> Point:
        """The same for one point, without the cost of rows of them."""
        across, down = (x - self.middle[0]) / self.focal_px, (y - self.middle[1]) / self.focal_px
        seen = hypot(across, down)
        if seen < TINY:
            return x, y
        true = seen
        for _ in range(STEPS):
            square = true * true
            slope = 1 + 3 * self.k1 * square + 5 * self.k2 * square * square
            missing = true * (1 + self.k1 * square + self.k2 * square * square) - seen
            true -= missing / (FLATTEST if abs(slope) < FLATTEST else slope)
        scale = self.focal_px * true / seen
        return self.middle[0] + across * scale, self.middle[1] + down * scale

    def bent(self, points: Array) -> Array:
        """Where the lens shows points that an unbending one would show here."""
        off = (points - np.array(self.middle)) / self.focal_px
        square = (off * off).sum(axis=1)
        stretch = 1 + self.k1 * square + self.k2 * square * square
        return np.asarray(self.middle + off * stretch[:, None] * self.focal_px)

    def resized(self, factor: float) -> Lens:
        """The same lens for a picture larger by a factor; a pixel's place is that of its middle."""
        x, y = ((part + 0.5) * factor - 0.5 for part in self.middle)
        return Lens(self.focal_px * factor, (x, y), self.k1, self.k2)


class Usual(msgspec.Struct, frozen=True):
    """What lenses of a kind are like before anything was measured, and how far one may be from that.

    The focal length is told in parts of the picture's width.
    """

    focal: float
    focal_off: float
    k1: float = 0.0
    k1_off: float = 0.04
    k2: float = 0.0
    k2_off: float = 0.02
    middle_off: float = 0.01

    def lens(self, size: tuple[int, int]) -> Lens:
        """The usual lens for pictures of this size."""
        middle = ((size[0] - 1) / 2, (size[1] - 1) / 2)
        return Lens(self.focal * size[0], middle, self.k1, self.k2)


ANY = "any"
USUAL: dict[str, Usual] = {  # by their makers' angles of view for a whole picture; bending is our estimate
    "module-3": Usual(0.770, 0.03),
    "module-3-wide": Usual(0.405, 0.05, -0.05, 0.1, 0.0, 0.05),
    "module-2": Usual(0.829, 0.03),
    "webcam": Usual(0.75, 0.12, 0.0, 0.06, 0.0, 0.03),
    ANY: Usual(0.75, 0.15, 0.0, 0.08, 0.0, 0.04),
}
