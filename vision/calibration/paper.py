"""Pieces of paper with marks on the table: where they lie, by where their corners are seen."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2

import msgspec
import numpy as np

from vision.calibration.lens import Array
from vision.marks.mark import CORNERS, STRIP
from vision.tags import Corners

CORNER_MM, STRIP_MARK_MM, STRIP_APART_MM = 40.0, 24.0, 410.0


class Body(msgspec.Struct, frozen=True):
    """Marks on one piece of paper: where their corners are on it, and where they are seen."""

    numbers: tuple[int, ...]
    paper: Array
    seen: Array


def bodies_of(
    seen: Mapping[int, Corners], sides_mm: Mapping[int, float] | None = None, corner_mm: float = CORNER_MM
) -> list[Body]:
    """The corner marks one by one, the strip as one piece, and other marks whose size is told."""
    found = [Body((number,), square(corner_mm), np.array(seen[number])) for number in CORNERS]
    if all(number in seen for number in STRIP):
        paper = np.vstack([square(STRIP_MARK_MM) + (at * STRIP_APART_MM, 0) for at in (-0.5, 0.5)])
        found.append(Body(tuple(STRIP), paper, np.array([*seen[STRIP[0]], *seen[STRIP[1]]])))
    for number, side in (sides_mm or {}).items():
        if number in seen and number not in CORNERS and number not in STRIP:
            found.append(Body((number,), square(side), np.array(seen[number])))
    return found


def square(side: float) -> Array:
    """The corners of a mark about its middle."""
    half = side / 2
    return np.array([(-half, -half), (half, -half), (half, half), (-half, half)])


def crossing(four: Array) -> Array:
    """The middle of a mark seen askew: where its diagonals cross."""
    one, other = four[2] - four[0], four[3] - four[1]
    between = four[1] - four[0]
    below = one[0] * other[1] - one[1] * other[0]
    share = (between[0] * other[1] - between[1] * other[0]) / (below if abs(below) > 1e-9 else 1e-9)
    return np.asarray(four[0] + share * one)


def place_of(paper: Array, spots: Array) -> tuple[float, float, float]:
    """Where a piece of paper lies best and how it is turned, by the spots of its corners."""
    middle, own = spots.mean(axis=0), paper.mean(axis=0)
    flat, there = paper - own, spots - middle
    aside = float((flat[:, 0] * there[:, 1] - flat[:, 1] * there[:, 0]).sum())
    return float(middle[0]), float(middle[1]), atan2(aside, float((flat * there).sum()))


def laid(paper: Array, place: Array | tuple[float, float, float]) -> Array:
    """Points of a paper that lies there, turned so."""
    x, y, angle = place
    cos, sin = np.cos(angle), np.sin(angle)
    return np.asarray(paper @ np.array([(cos, sin), (-sin, cos)]) + (x, y))


def corners_of(spots: Array) -> Corners:
    """Four rows as corners."""
    first, second, third, fourth = ((float(x), float(y)) for x, y in spots)
    return first, second, third, fourth
