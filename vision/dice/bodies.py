"""The body of a die: everything of one colour around a spot, square when seen from above."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.prepare import Pixels

Matrix: TypeAlias = npt.NDArray[Any]
LEAST_SIDE, MOST_SIDE = 18.0, 92.0  # px of a body
REACH = 100  # px around a spot in which its body lies
LEAST_SOLID = 0.86  # of its own hull that a body fills
MOST_FORESHORTENED = 0.4  # its shorter way against its longer
SMALL = np.ones((3, 3), np.uint8)
TOLERANCES = (8, 14, 24, 38, 58)


class Body(msgspec.Struct, frozen=True, eq=False):
    """A region that could be the top of a die: `square` brings the picture to half sides from its middle."""

    outline: Matrix
    side: float
    square: Matrix
    is_cut: bool
    solid: float
    long: float


def bodies_around(covered: Pixels, edges: Pixels, at: tuple[int, int], tried: Pixels) -> Iterator[Body]:
    """The regions around one place, from the strictest to the most generous colour."""
    x, y = at
    height, width = covered.shape[:2]
    left, top = max(0, x - REACH), max(0, y - REACH)
    right, bottom = min(width, x + REACH), min(height, y + REACH)
    window = covered[top:bottom, left:right]
    barrier = edges[top:bottom, left:right]
    last = 0
    for walls in (barrier, None):
        for tolerance in TOLERANCES:
            mask = _filled(window, (x - left, y - top), tolerance, walls)
            area = int(np.count_nonzero(mask))
            if area < LEAST_SIDE**2 * 0.5 or area == last:
                continue
            last = area
            tried[top:bottom, left:right] |= mask
            if area > MOST_SIDE**2:
                break
            body = _body(mask, (left, top), (width, height))
            if body is not None:
                yield body


def _filled(window: Pixels, seed: tuple[int, int], tolerance: int, walls: Pixels | None) -> Pixels:
    """What is connected to the seed and of its colour, and not behind a wall."""
    mask = np.zeros((window.shape[0] + 2, window.shape[1] + 2), np.uint8)
    if walls is not None:
        mask[1:-1, 1:-1] = walls
        cv2.circle(mask, (seed[0] + 1, seed[1] + 1), 2, 0, -1)
    span = (tolerance,) * 3
    flags = 4 | (255 << 8) | cv2.FLOODFILL_FIXED_RANGE | cv2.FLOODFILL_MASK_ONLY
    cv2.floodFill(window, mask, seed, 0, span, span, flags)
    filled = (mask[1:-1, 1:-1] == 255).astype(np.uint8)
    # Frayed edges and thin leaks are no part of a body.
    whole = cv2.morphologyEx(filled, cv2.MORPH_OPEN, SMALL)
    return (
        np.asarray(cv2.dilate(whole, SMALL), np.uint8) if walls is not None else np.asarray(whole, np.uint8)
    )


def _body(mask: Pixels, corner: tuple[int, int], size: tuple[int, int]) -> Body | None:
    """The region as a body, when it is compact and of a possible size."""
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    contour = max(contours, key=len)
    hull = cv2.convexHull(contour)
    area, whole = float(cv2.contourArea(contour)), float(cv2.contourArea(hull))
    if not LEAST_SIDE**2 * 0.6 <= area <= MOST_SIDE**2 or area < LEAST_SOLID * whole:
        return None
    outline = hull[:, 0, :].astype(np.float64) + corner
    square, ratio = _squared(outline)
    if ratio < MOST_FORESHORTENED:
        return None
    is_cut = bool(
        outline.min() <= 1 or outline[:, 0].max() >= size[0] - 2 or outline[:, 1].max() >= size[1] - 2
    )
    return Body(outline, whole**0.5, square, is_cut, area / whole, ratio)


def _squared(outline: Matrix) -> tuple[Matrix, float]:
    """The map that makes a slanted square straight (but turned anyhow), and how slanted it was.

    The spread of the area along its axes says how a square was foreshortened, whatever its corners are like.
    """
    m = cv2.moments(outline.astype(np.float32).reshape(-1, 1, 2))
    middle = np.array([m["m10"], m["m01"]]) / m["m00"]
    spread = np.array([[m["mu20"], m["mu11"]], [m["mu11"], m["mu02"]]]) / m["m00"]
    values, axes = np.linalg.eigh(spread)
    values = np.maximum(values, 1e-6)
    # A square of half side one has a spread of one third along every axis.
    turn = axes @ np.diag(1 / np.sqrt(3 * values)) @ axes.T
    return np.hstack([turn, -(turn @ middle)[:, None]]), float(np.sqrt(values[0] / values[1]))
