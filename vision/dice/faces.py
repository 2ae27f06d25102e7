"""Faces that the finder meets in a picture of any size: looked for at every scale, each told once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cv2
import msgspec
import numpy as np

from vision.dice.finder import CELL, Finder, Maps, Values
from vision.pixels import Pixels, scaled

SQUARE = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], float)
LEAST_SIDE, MOST_SIDE = 16.0, 32.0  # px of the dice that the finder was trained on
STEP = 0.72  # from one scale to the next: every die is met at two of them
LEAST_PICTURE = 24  # px
LEAST_CHANCE = 0.15  # that there is a die at all, for it to be looked at again
SAME = 0.6  # sides between the middles of what is one and the same die
SMALLER = 0.9  # of its upper face, how large the side of a die looks at most
NEAREST = 1.78  # sides from one die to another, and its size, added: two that touch come to 2
LARGE = 1_200_000  # pixels that are searched only for dice smaller than those found with fewer
KNOWN_CHANCE, CLEAR_SIDE = 0.9, 26.0  # of a die as good as found; px of dice that need no larger picture


class Face(msgspec.Struct, frozen=True, eq=False):
    """A face in the whole picture, as one of the nets has it: its middle, and half sides as columns."""

    middle: Values
    frame: Values
    chances: Values

    @property
    def side(self) -> float:
        """How long its sides are."""
        return side_of(self.frame)

    @property
    def corners(self) -> Values:
        """Its corners, one after the other around."""
        return corners_of(self.middle, self.frame)

    @property
    def is_die(self) -> float:
        """How likely there is a die."""
        return float(1 - self.chances[0])


def side_of(frame: Values) -> float:
    """How long the sides of a square with such half sides are."""
    return 2 * float(np.sqrt(abs(np.linalg.det(frame))))


def corners_of(middle: Values, frame: Values) -> Values:
    """The corners of a square with this middle and such half sides."""
    return np.asarray(middle + SQUARE @ frame.T)


def faces_in(finder: Finder, picture: Pixels, sides_px: tuple[float, float]) -> list[Face]:
    """All faces of a picture (BGR), the likeliest first."""
    found: list[Face] = []
    for level, factor in reversed(list(_scales(picture, sides_px))):
        if level.shape[0] * level.shape[1] > LARGE and _is_needless(found, factor):
            break
        found += _faces_at(finder.look(level), factor)
    return once(found)


def _is_needless(found: Sequence[Face], factor: float) -> bool:
    """Whether all dice that were found are large enough without this scale: those of one roll are alike."""
    sides = [face.side for face in found if face.is_die > KNOWN_CHANCE]
    return bool(sides) and min(sides) * factor > CLEAR_SIDE


def once(faces: Sequence[Face]) -> list[Face]:
    """Every die once: of what lies over each other the likeliest."""
    kept: list[Face] = []
    for face in sorted(faces, key=lambda face: -face.is_die):
        if all(apart(face, other) > SAME * max(face.side, other.side) for other in kept):
            kept.append(face)
    return kept


def is_side_of(face: Face, die: Face) -> bool:
    """Whether a face is a side of another die that a tilted camera sees: too near to be a die of its own."""
    away, size = np.linalg.inv(die.frame) @ (face.middle - die.middle) / 2, face.side / die.side
    return bool(size < SMALLER and np.hypot(*away) + size < NEAREST)


def apart(one: Face, other: Face) -> float:
    """How far the middles of two faces are from each other."""
    return float(np.hypot(*(one.middle - other.middle)))


def _scales(picture: Pixels, sides_px: tuple[float, float]) -> Iterator[tuple[Pixels, float]]:
    """The picture at every scale at which dice of these sizes are as large as the finder knows them."""
    least, most = sides_px
    level, factor = picture, 1.0
    while min(level.shape[:2]) >= LEAST_PICTURE:
        if least <= MOST_SIDE / factor and most >= LEAST_SIDE / factor:
            yield _whole_cells(level), factor
        level, factor = scaled(level, STEP), factor * STEP


def _whole_cells(level: Pixels) -> Pixels:
    """The picture, its last row and column repeated until they fill a cell."""
    down, right = (-side % CELL for side in level.shape[:2])
    return np.asarray(cv2.copyMakeBorder(level, 0, down, 0, right, cv2.BORDER_REPLICATE), np.uint8)


def _faces_at(maps: Maps, factor: float) -> Iterator[Face]:
    """The faces of one scale: wherever a die is likelier than all around."""
    is_die = np.asarray(1 - maps.chances[..., 0], np.float32)
    peaks = (is_die >= cv2.dilate(is_die, np.ones((3, 3), np.uint8))) & (is_die >= LEAST_CHANCE)
    for row, column in zip(*np.nonzero(peaks), strict=True):
        frame = maps.frames[row, column]
        if 0.8 * LEAST_SIDE <= side_of(frame) <= 1.25 * MOST_SIDE:
            middle = (maps.middles[row, column] + 0.5) / factor - 0.5
            yield Face(middle, frame / factor, maps.chances[row, column])
