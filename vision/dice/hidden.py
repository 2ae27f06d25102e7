"""Dice that light hides: as large as the others of a roll, but not to be read; they are shown for a tap."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

import cv2
import numpy as np

from vision.dice.colours import colour_of
from vision.dice.corners import side_of
from vision.dice.die import Die
from vision.dice.spots import Spots, spots_in
from vision.geometry import centre_of
from vision.prepare import Pixels, scaled
from vision.tags import Point

AS_SPOT = 9.0  # px of a die that is looked for as one spot
LEAST_RADIUS = 3.0  # px of that spot
NEAR_PX = 32.0  # of a die that is looked at closely
LEAST_CONTRAST = 36.0  # against the table
LEAST_PIP, MOST_PIP = 0.05, 0.17  # of the side of a die, the radius of a pip
WITHIN = 0.5  # sides of a die from its middle
APART = 0.85  # sides of a die between the middles of two
SHINING = 250  # brightness of a spot that light shines on
MOST_HIDDEN = 12


def hidden_in(picture: Pixels, dice: Sequence[Die]) -> list[Die]:
    """What must be a die beside others that were read for sure, though its face is not to be read."""
    sides = sorted(side_of(die.corners) for die in dice if die.sure)
    if not sides:
        return []
    side = sides[len(sides) // 2]
    spots = spots_in(scaled(picture, AS_SPOT / side))
    found: list[Die] = []
    for at in range(len(spots.places)):
        middle = _whole(spots.places[at], side / AS_SPOT)
        is_large = spots.radii[at] > LEAST_RADIUS and spots.contrast[at] > LEAST_CONTRAST
        others = (centre_of(die.corners) for die in (*dice, *found))
        if is_large and all(dist(middle, other) > APART * side for other in others):
            found += _as_die(picture, middle, side)
        if len(found) == MOST_HIDDEN:
            break
    return found


def _whole(place: np.ndarray[tuple[int], np.dtype[np.float64]], factor: float) -> Point:
    x, y = ((float(part) + 0.5) * factor - 0.5 for part in place)
    return x, y


def _as_die(picture: Pixels, middle: Point, side: float) -> list[Die]:
    """The die around one place, when pips or a shine are on it."""
    near = _near(picture, middle, side)
    half = near.shape[0] / 2
    pips = _pips(spots_in(near), half)
    reach = round(NEAR_PX * 0.35)
    inner = near[int(half) - reach : int(half) + reach, int(half) - reach : int(half) + reach]
    shines = float(np.mean(inner.min(axis=2) >= SHINING)) > 0.02
    if not pips and not shines:
        return []
    x, y, reach_px = *middle, side / 2
    low, high = (x - reach_px, y - reach_px), (x + reach_px, y + reach_px)
    colour = colour_of(np.median(inner.reshape(-1, 3), axis=0))
    return [
        Die(
            min(6, max(1, pips)), colour, (low, (high[0], low[1]), high, (low[0], high[1])), False, ("glare",)
        )
    ]


def _near(picture: Pixels, middle: Point, side: float) -> Pixels:
    """The place of a die in a usual size."""
    zoom, span = NEAR_PX / side, round(NEAR_PX * 2.2)
    to_near = np.array(
        [[zoom, 0, span / 2 - zoom * middle[0]], [0, zoom, span / 2 - zoom * middle[1]]], np.float64
    )
    near = cv2.warpAffine(
        picture, to_near, (span, span), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(near, np.uint8)


def _pips(spots: Spots, half: float) -> int:
    """How many spots could be the pips of a die in the middle."""
    apart = np.abs(spots.places - half).max(axis=1) if len(spots.places) else np.zeros(0)
    fits = (spots.radii > LEAST_PIP * NEAR_PX) & (spots.radii < MOST_PIP * NEAR_PX)
    return int(np.count_nonzero(fits & (apart < WITHIN * 0.8 * NEAR_PX) & (spots.contrast > 45)))
