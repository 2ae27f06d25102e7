"""Where a table mark could be: dark squares seen askew, and their corners to a part of a pixel.

The library only looks for squares here. What they say is told in `bits`, which reads marks that are
half as large as the library itself could, in a fifth of its time.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias, cast

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.pixels import Pixels, scaled

Numbers: TypeAlias = npt.NDArray[np.float64]
Squares: TypeAlias = npt.NDArray[np.float64]
"""Many squares at once: each four corners, each corner x and y."""

SIDE = 7
"""Squares of bits along a side of a mark, its dark edge included."""
_LEAST_AROUND = 36.0
"""Pixels around the smallest mark that is looked for."""
_NONE: Squares = np.zeros((0, 4, 2))


class Search(msgspec.Struct, frozen=True):
    """One way to look for squares: how much larger, and how wide the light around a pixel is averaged."""

    factor: float = 1.0
    window: int = 9


QUICK = (Search(),)
"""Finds every mark from two pixels a module, in a few milliseconds."""
LARGER = Search(2.0, 13)
"""For regions with marks below two pixels a module."""


def squares_in(gray: Pixels, searches: tuple[Search, ...] = QUICK) -> Squares:
    """Return whatever looks like a dark square in a gray picture, some of it several times."""
    found = [_searched(gray, search) for search in searches]
    return np.concatenate([_NONE, *found])


def _searched(gray: Pixels, search: Search) -> Squares:
    if min(gray.shape, default=0) * search.factor < search.window + 2:
        return _NONE
    picture = gray if search.factor == 1 else scaled(gray, search.factor)
    known, _, others = _finder(max(picture.shape), search.window).detectMarkers(picture)
    if not len(known) + len(others):
        return _NONE
    four = np.concatenate(
        [np.asarray(part, np.float64).reshape(-1, 4, 2) for part in (known, others) if len(part)]
    )
    # The middle of a pixel is where its number says; a larger picture has its first middle further out.
    return (four + 0.5) / search.factor - 0.5


@cache
def _finder(longest_px: int, window: int) -> cv2.aruco.ArucoDetector:
    """Open the library's search with a set of a single mark: to compare with a thousand takes it long."""
    how = cv2.aruco.DetectorParameters()
    how.minMarkerPerimeterRate = _LEAST_AROUND / longest_px
    how.adaptiveThreshWinSizeMin = how.adaptiveThreshWinSizeMax = window
    how.polygonalApproxAccuracyRate = 0.06
    how.minMarkerDistanceRate = 0.01
    every = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000)
    return cv2.aruco.ArucoDetector(cv2.aruco.Dictionary(every.bytesList[:1], every.markerSize, 0), how)


def shapes_of(squares: Squares) -> Numbers:
    """Return for each square the three by three numbers that take the unit square to it."""
    (x0, x1, x2, x3), (y0, y1, y2, y3) = squares[:, :, 0].T, squares[:, :, 1].T
    far_x, far_y, near_x, near_y = x1 - x2, y1 - y2, x3 - x2, y3 - y2
    off_x, off_y = x0 - x1 + x2 - x3, y0 - y1 + y2 - y3
    whole = far_x * near_y - near_x * far_y
    whole = np.where(np.abs(whole) < 1e-9, 1e-9, whole)
    g, h = (off_x * near_y - near_x * off_y) / whole, (far_x * off_y - off_x * far_y) / whole
    rows = [
        x1 - x0 + g * x1,
        x3 - x0 + h * x3,
        x0,
        y1 - y0 + g * y1,
        y3 - y0 + h * y3,
        y0,
        g,
        h,
        np.ones_like(g),
    ]
    return np.stack(rows, axis=1).reshape(-1, 3, 3)


def placed(shapes: Numbers, spots: Numbers) -> Numbers:
    """Return where spots of the unit square (the same for all, or for each its own) lie in the picture."""
    across, along = spots[..., 0], spots[..., 1]  # written out, because it is the work of most of the time
    a, b, c, d, e, f, g, h, i = (shapes[:, at // 3, at % 3, None] for at in range(9))
    depth = g * across + h * along + i
    depth = np.where(np.abs(depth) < 1e-9, 1e-9, depth)
    x, y = (a * across + b * along + c) / depth, (d * across + e * along + f) / depth
    return np.stack([x, y], axis=-1)


def light_at(gray: Pixels, spots: Numbers) -> npt.NDArray[np.float32]:
    """Return how light the picture is at spots between its pixels; of no spots that is nothing."""
    if not spots.size:  # the library refuses to look nowhere
        return np.zeros(spots.shape[:-1], np.float32)
    x, y = spots[..., 0].astype(np.float32), spots[..., 1].astype(np.float32)
    found = cv2.remap(gray, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return found.astype(np.float32)


_ALONG = np.linspace(0.12, 0.88, 12)
_ACROSS = np.linspace(-0.9, 0.9, 13) / SIDE
_STARTS = np.array([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])
_WAYS = np.array([(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)])
_OUTWARD = np.array([(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)])
_LINES = (
    _STARTS[:, None, None]
    + _ALONG[:, None, None] * _WAYS[:, None, None]
    + _ACROSS[:, None] * _OUTWARD[:, None, None]
).reshape(-1, 2)


def on_their_edges(gray: Pixels, squares: Squares) -> Squares:
    """Return the squares with each side moved to where dark turns light, to a part of a pixel."""
    shapes = shapes_of(squares)
    lines = light_at(gray, placed(shapes, _LINES))
    light = lines.reshape(len(squares), 4, len(_ALONG), len(_ACROSS))
    steps = np.clip(np.diff(light, axis=-1), 0, None).astype(np.float64)
    weight, middles = steps**2, (_ACROSS[1:] + _ACROSS[:-1]) / 2
    edge = (weight * middles).sum(-1) / (weight.sum(-1) + 1e-6)
    offset, slope = _fitted(edge, steps.max(-1) ** 2 + 1e-3)
    return placed(shapes, _crossings(offset, slope))


def _fitted(edge: Numbers, weight: Numbers) -> tuple[Numbers, Numbers]:
    """Return for each side how far its line lies outside, in its middle and more along it."""
    along = _ALONG - 0.5
    m0, m1, m2 = weight.sum(-1), (weight * along).sum(-1), (weight * along**2).sum(-1)
    e0, e1 = (weight * edge).sum(-1), (weight * edge * along).sum(-1)
    whole = m0 * m2 - m1 * m1 + 1e-9
    return (m2 * e0 - m1 * e1) / whole, (m0 * e1 - m1 * e0) / whole


def _crossings(offset: Numbers, slope: Numbers) -> Numbers:
    """Return where the lines of neighbouring sides cross, from the top left clockwise."""
    ways = _WAYS + slope[..., None] * _OUTWARD
    starts = _STARTS + (offset - slope / 2)[..., None] * _OUTWARD
    before, way_before = np.roll(starts, 1, axis=1), np.roll(ways, 1, axis=1)
    apart = starts - before
    across = way_before[..., 0] * ways[..., 1] - way_before[..., 1] * ways[..., 0]
    across = np.where(np.abs(across) < 1e-6, 1e-6, across)
    reach = (apart[..., 0] * ways[..., 1] - apart[..., 1] * ways[..., 0]) / across
    return cast(Numbers, before + reach[..., None] * way_before)
