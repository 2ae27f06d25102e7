"""Spots that could be pips: small, compact, darker or lighter than everything close around them."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import msgspec
import numpy as np

from vision.prepare import Pixels, inverted

LEAST_AREA, MOST_AREA = 5, 420  # of a spot, for dice of 20 to 90 px
LEAST_FILL = 0.55  # of its upright box; a circle fills 0.79
MOST_LONG = 2.4  # times its width
BLOCK_PX = 25  # around a spot, of which the middle tone is taken
STEPS = (10, 40)  # at least so much darker or lighter than that; the larger parts the pips of small sixes


class Spot(msgspec.Struct, frozen=True):
    """One spot: where its middle is, how large it is, and whether it is dark on light."""

    x: float
    y: float
    area: int
    is_dark: bool


class Spots(msgspec.Struct, frozen=True, eq=False):
    """All spots of one tone, and the picture with them painted over in the tone around them."""

    spots: tuple[Spot, ...]
    covered: Pixels


def spots_in(pixels: Pixels) -> Iterator[Spots]:
    """The dark spots, then the light ones."""
    softer = np.asarray(cv2.GaussianBlur(pixels, (0, 0), 0.8), np.uint8)
    tones = _tones(np.asarray(cv2.GaussianBlur(pixels, (3, 3), 0.5), np.uint8))
    for is_dark in (True, False):
        found: list[Spot] = []
        mask = np.zeros(pixels.shape[:2], np.uint8)
        for tone in tones:
            for step in STEPS:
                found += _compact(tone if is_dark else inverted(tone), is_dark, step, mask)
        yield Spots(tuple(_once(found)), _painted(softer, mask, is_dark))


def _tones(pixels: Pixels) -> list[Pixels]:
    """The strongest and the weakest of the colours at every place: a pip differs in one of them at least."""
    if pixels.ndim == 2:
        return [pixels]
    blue, green, red = cv2.split(pixels)
    most, least = cv2.max(cv2.max(blue, green), red), cv2.min(cv2.min(blue, green), red)
    return [np.asarray(most, np.uint8), np.asarray(least, np.uint8)]


def _compact(tone: Pixels, is_dark: bool, step: int, mask: Pixels) -> list[Spot]:
    """The compact dark spots of one tone; they are marked in the mask."""
    kind = cv2.ADAPTIVE_THRESH_MEAN_C
    dark = cv2.adaptiveThreshold(tone, 255, kind, cv2.THRESH_BINARY_INV, BLOCK_PX, step)
    _, labels, stats, middles = cv2.connectedComponentsWithStats(dark, connectivity=4)
    width, height, area = stats[:, 2], stats[:, 3], stats[:, 4]
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    good = (area >= LEAST_AREA) & (area <= MOST_AREA)
    good &= (area >= LEAST_FILL * width * height) & (longer <= MOST_LONG * shorter)
    good[0] = False
    mask |= np.where(good, 255, 0).astype(np.uint8)[labels]
    return [
        Spot(float(middles[at][0]), float(middles[at][1]), int(area[at]), is_dark)
        for at in np.flatnonzero(good)
    ]


def _once(spots: list[Spot]) -> Iterator[Spot]:
    """Every spot once, though it stands out in two tones."""
    seen: set[tuple[int, int]] = set()
    for spot in spots:
        cell = int(spot.x) // 3, int(spot.y) // 3
        if cell not in seen:
            seen.add(cell)
            yield spot


def _painted(pixels: Pixels, mask: Pixels, is_dark: bool) -> Pixels:
    """The picture without its spots."""
    wide = cv2.dilate(mask, np.ones((5, 5), np.uint8))
    how = cv2.MORPH_CLOSE if is_dark else cv2.MORPH_OPEN
    without = cv2.morphologyEx(pixels, how, np.ones((BLOCK_PX, BLOCK_PX), np.uint8))
    painted = pixels.copy()
    cv2.copyTo(without, wide, painted)
    return painted
