"""Bars that a finger points at in a picture: where they are, how they stand, and how fine they are."""

from __future__ import annotations

from math import cos, radians, sin

import msgspec
import numpy as np

from vision.pixels import Pixels
from vision.readers.spots import contrast_of
from vision.readers.stripes import Stripes, stripes_in
from vision.tags import Corners, Point
from vision.why.finders import is_near

MODULES_A_CHANGE = 1.65  # between ink and paper, on average of all kinds of bars
MODULES = 95.0  # of the usual shop code, when its bars have run into each other
LEAST_CHANGES, SURELY_BARS = 34, 22  # fewer are told of bars that have; still fewer of no bars at all
SLACK = 0.1  # of its length that a field may lie beside the finger
LEVEL_DEG = 15.0  # bars are read live as far as they are turned from upright or level


class Bars(msgspec.Struct, frozen=True):
    """One field of bars: its outline, pixels of its finest bar, and degrees from upright or level."""

    corners: Corners
    module_px: float
    off_deg: float

    @property
    def is_askew(self) -> bool:
        """Whether it is turned too far to be read as it is shown."""
        return self.off_deg > LEVEL_DEG


def bars_at(cut: Pixels, here: Point) -> Bars | None:
    """The bars under a finger; None when no lines stand side by side there."""
    contrast = contrast_of(cut, has_slants=True)
    if contrast is None:
        return None
    for field in stripes_in(cut, contrast):
        corners = outline_of(field)
        changes = _changes(cut, field)
        if changes >= SURELY_BARS and is_near(corners, here, SLACK * field.length):
            modules = MODULES if changes < LEAST_CHANGES else MODULES_A_CHANGE * changes
            return Bars(corners, field.length / modules, off_axis(field.angle))
    return None


def outline_of(field: Stripes) -> Corners:
    """The box around a field."""
    turn, (x, y) = radians(field.angle), field.middle
    along = (field.length / 2 * cos(turn), field.length / 2 * sin(turn))
    down = (-field.depth / 2 * sin(turn), field.depth / 2 * cos(turn))
    first, second, third, fourth = (
        (x + p * along[0] + q * down[0], y + p * along[1] + q * down[1])
        for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return first, second, third, fourth


def off_axis(angle: float) -> float:
    """How many degrees an angle is from the nearest side of the picture."""
    return abs((angle + 45) % 90 - 45)


def _changes(cut: Pixels, field: Stripes) -> int:
    level, _ = field.level(cut, 2.0, 0.1)
    line = level[level.shape[0] // 3 : -(level.shape[0] // 3) or None].mean(axis=0)
    is_ink = line < (line.min() + line.max()) / 2
    return int(np.count_nonzero(is_ink[1:] != is_ink[:-1]))
