"""The pips of the six faces, and which of them a set of spots is, however the die is turned."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

Spots: TypeAlias = npt.NDArray[Any]
"""Rows of x and y, in half sides of the face from its middle."""

FULL_TURN = {1: 0, 2: 180, 3: 180, 4: 90, 5: 90, 6: 180}
"""After how many degrees a face looks the same; the one always does."""

STEP_DEG = 3
LEAST_SPREAD, MOST_SPREAD = 0.34, 0.72  # where the outer pips lie between middle and edge
LEAST_SIX, MOST_SIX = 0.8, 1.3  # of that, how far apart the rows of a six are


class Fit(msgspec.Struct, frozen=True):
    """How well spots are a face: how far one is off at most, how it is turned, how far its pips spread, and
    where its middle is.
    """

    face: int
    off: float
    turn_deg: float
    spread: float
    middle: tuple[float, float]


def fitted(spots: Spots) -> Fit | None:
    """The face that so many spots must be, turned to fit best; None for more than six or none."""
    n = len(spots)
    if not 1 <= n <= 6:
        return None
    middle = spots.mean(axis=0)
    around = float(middle[0]), float(middle[1])
    if n == 1:
        return Fit(1, 0.0, 0.0, 0.5, around)
    return min((_best(spots - middle, n, six, around) for six in _rows(n)), key=lambda fit: fit.off)


def _rows(face: int) -> tuple[float, ...]:
    return (0.82, 0.9, 1.0, 1.1, 1.22) if face == 6 else (1.0,)


def _best(spots: Spots, face: int, six: float, middle: tuple[float, float]) -> Fit:
    """The turn and spread that bring the pattern nearest to the spots, each pip to its own spot."""
    turns, patterns = _turned(face, six)
    lengths = (patterns[0] ** 2).sum()
    apart = _matched(patterns, spots)
    # With the partners known, the best spread is a plain projection.
    spread = np.clip((apart * patterns).sum(axis=(1, 2)) / lengths, LEAST_SPREAD, MOST_SPREAD)
    off = np.sqrt(((apart - patterns * spread[:, None, None]) ** 2).sum(axis=2).max(axis=1))
    at = int(off.argmin())
    return Fit(face, float(off[at]), float(turns[at]), float(spread[at]), middle)


def _matched(patterns: Spots, spots: Spots) -> Spots:
    """For every turn the spots in the order of the pips they are nearest to, at a usual spread."""
    gaps = ((patterns[:, :, None, :] * 0.5 - spots[None, None, :, :]) ** 2).sum(axis=3)
    nearest = gaps.argmin(axis=2)
    chosen = spots[nearest]
    # A turn in which two pips want one spot is no match at all.
    ranked = np.sort(nearest, axis=1)
    doubled = (ranked[:, 1:] == ranked[:, :-1]).any(axis=1)
    chosen[doubled] = 9.0
    return np.asarray(chosen)


@cache
def _turned(face: int, six: float) -> tuple[Spots, Spots]:
    """A pattern at every turn that looks different, pips one half side out."""
    turns = np.arange(0, FULL_TURN[face], STEP_DEG)
    angles = np.radians(turns)
    turn = np.stack([np.cos(angles), -np.sin(angles), np.sin(angles), np.cos(angles)], axis=1)
    return turns, np.einsum("tij,pj->tpi", turn.reshape(-1, 2, 2), pattern(face, six))


def pattern(face: int, six: float = 1.0) -> Spots:
    """The pips of a face, the outer ones at the corners of a square of half side one."""
    if face == 6:
        return np.array([(x, y * six) for x in (-1.0, 1.0) for y in (-1.0, 0.0, 1.0)])
    found = [(0.0, 0.0)] if face % 2 else []
    if face >= 2:
        found += [(-1.0, -1.0), (1.0, 1.0)]
    if face >= 4:
        found += [(-1.0, 1.0), (1.0, -1.0)]
    return np.array(found)
