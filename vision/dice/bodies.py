"""The body of a die: everything of one colour around a spot, square when seen from above."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.dice.spots import Spots, covered
from vision.prepare import Pixels

Matrix: TypeAlias = npt.NDArray[Any]
SPOT_PX = 4.0  # radius of a spot in the window it is looked at in
WINDOW = 136  # px, of a die of about 40
Place: TypeAlias = tuple[float, float, float]
LEAST_AREA, MOST_AREA = 500, 5200  # px of a body in that window
LEAST_SOLID = 0.86  # of its own hull that a body fills
MOST_FORESHORTENED = 0.4  # its shorter way against its longer
SAME_COLOUR = 14  # steps between the colours around two spots
SAME_AREA = 1.05  # two regions are one
WALL = 13  # steps of brightness over three px that part a die from what is like it
MIDDLE_PART = slice(WINDOW // 2 - 6, WINDOW // 2 + 7), slice(WINDOW // 2 - 6, WINDOW // 2 + 7)
SMALL = np.ones((3, 3), np.uint8)
WIDE = np.ones((5, 5), np.uint8)
TOLERANCES = (7, 11, 16, 23, 32, 44, 60)


class Body(msgspec.Struct, frozen=True, eq=False):
    """A region that could be the top of a die: `square` brings the picture to half sides from its middle."""

    outline: Matrix
    side: float
    square: Matrix
    is_cut: bool
    solid: float
    long: float


def bodies_around(soft: Pixels, spots: Spots, at: int, done: Matrix) -> Iterator[Body]:
    """The regions around one spot, from the strictest to the most generous colour."""
    spot, colour = spots.places[at], spots.around[at]
    zoom = float(np.clip(SPOT_PX / spots.radii[at], 0.75, 2.5))
    left, top = (int(max(0, part - WINDOW / 2 / zoom - 1)) for part in spot)
    right, bottom = (int(part + WINDOW / 2 / zoom + 2) for part in spot)
    part = covered(soft[top:bottom, left:right], spots.moved(left, top), at)
    x, y = spot[0] - left, spot[1] - top
    middle = WINDOW // 2
    to_window = np.array([[zoom, 0, middle - zoom * x], [0, zoom, middle - zoom * y]])
    window = cv2.warpAffine(part, to_window, (WINDOW, WINDOW), borderMode=cv2.BORDER_REPLICATE)
    away = _strongest(cv2.absdiff(window, np.array([*np.round(colour), 0.0])))
    cv2.circle(away, (middle, middle), 6, 0, -1)
    back = zoom, middle - zoom * spot[0], middle - zoom * spot[1]
    for walls in (None, _walls(window)):
        masks, flooded = _steady(away, walls)
        if flooded is not None and walls is None:
            done |= _reached(flooded, spots, at, back)
        for mask in masks:
            body = _body(mask, back, (soft.shape[1], soft.shape[0]))
            if body is not None:
                yield body


def _steady(away: Pixels, walls: Pixels | None) -> tuple[list[Pixels], Pixels | None]:
    """The regions of a possible size, first the one that grows least when its colour is taken wider; and
    the first that is too large.
    """
    masks, areas = [], []
    for tolerance in TOLERANCES:
        mask = _filled(away, tolerance, walls)
        area = cv2.countNonZero(mask)
        areas.append(area)
        masks.append(mask)
        if area > MOST_AREA * 1.3:
            break
    growth = [(after + 1) / (area + 1) for area, after in zip(areas, (*areas[1:], 1e9), strict=True)]
    good = [at for at, area in enumerate(areas) if LEAST_AREA * 0.8 <= area <= MOST_AREA * 1.1]
    chosen: list[int] = []
    for at in sorted(good, key=lambda at: growth[at]):
        if all(not 1 / SAME_AREA < areas[at] / areas[other] < SAME_AREA for other in chosen):
            chosen.append(at)
    return [masks[at] for at in chosen], masks[-1] if areas[-1] > MOST_AREA * 1.3 else None


def _reached(mask: Pixels, spots: Spots, at: int, back: Place) -> Matrix:
    """The spots in the same flood and on the same colour: they would reach the same."""
    zoom, x, y = back
    places = np.round(spots.places * zoom + (x, y)).astype(int)
    near = ((places >= 0) & (places < WINDOW)).all(axis=1)
    places = np.clip(places, 0, WINDOW - 1)
    alike = np.abs(spots.around - spots.around[at]).max(axis=1) <= SAME_COLOUR
    return np.asarray(near & alike & (mask[places[:, 1], places[:, 0]] > 0))


def _strongest(pixels: Matrix) -> Pixels:
    """The most of three channels at every place."""
    blue, green, red = cv2.split(pixels)
    return np.asarray(cv2.max(cv2.max(blue, green), red), np.uint8)


def _walls(window: Matrix) -> Pixels:
    soft = cv2.GaussianBlur(window, (0, 0), 1.0)
    steep = _strongest(cv2.morphologyEx(soft, cv2.MORPH_GRADIENT, SMALL))
    steep[MIDDLE_PART] = 0
    return np.asarray(steep >= WALL, np.uint8)


def _filled(away: Pixels, tolerance: int, walls: Pixels | None) -> Pixels:
    """What is connected to the middle and of its colour, and not behind a wall."""
    like = cv2.threshold(away, tolerance, 255, cv2.THRESH_BINARY_INV)[1]
    if walls is not None:
        like[walls > 0] = 0
        cv2.circle(like, (WINDOW // 2, WINDOW // 2), 3, 255, -1)
    # Frayed edges and thin leaks are no part of a body.
    like = cv2.morphologyEx(like, cv2.MORPH_OPEN, SMALL)
    mask = np.zeros((WINDOW + 2, WINDOW + 2), np.uint8)
    cv2.floodFill(like, mask, (WINDOW // 2, WINDOW // 2), 0, flags=4 | (255 << 8) | cv2.FLOODFILL_MASK_ONLY)
    whole = mask[1:-1, 1:-1]
    return np.asarray(cv2.dilate(whole, WIDE), np.uint8) if walls is not None else whole


def _body(mask: Pixels, back: Place, size: tuple[int, int]) -> Body | None:
    """The region as a body, when it is compact and of a possible size."""
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    contour = max(contours, key=len)
    hull = cv2.convexHull(contour)
    area, whole = float(cv2.contourArea(contour)), float(cv2.contourArea(hull))
    if not LEAST_AREA <= whole <= MOST_AREA or area < LEAST_SOLID * whole:
        return None
    zoom, x, y = back
    outline = (hull[:, 0, :].astype(np.float64) - (x, y)) / zoom
    square, ratio = _squared(outline)
    if ratio < MOST_FORESHORTENED:
        return None
    is_cut = bool(
        outline.min() <= 1 or outline[:, 0].max() >= size[0] - 2 or outline[:, 1].max() >= size[1] - 2
    )
    return Body(outline, whole**0.5 / zoom, square, is_cut, area / whole, ratio)


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
