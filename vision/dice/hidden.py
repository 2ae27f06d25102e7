"""Dice that light hides: as large as the others of a roll, but not to be read; they are shown for a tap."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

import cv2
import numpy as np

from vision.dice.again import Sight
from vision.dice.bodies import Matrix
from vision.dice.colours import colour_of
from vision.dice.die import Die
from vision.dice.spots import Spots, spots_in
from vision.geometry import centre_of
from vision.prepare import Pixels, scaled

AS_SPOT = 9.0  # px of a die that is looked for as one spot
LEAST_RADIUS = 3.0  # px of that spot
NEAR_PX = 32.0  # of a die that is looked at closely
LEAST_CONTRAST = 36.0  # against the table
LEAST_PIP, MOST_PIP = 0.05, 0.17  # of the side of a die, the radius of a pip
WITHIN = 0.5  # sides of a die from its middle
APART = 0.85  # sides of a die between the middles of two
SHINING = 250  # brightness of a spot that light shines on
MOST_HIDDEN = 6
SHARP_SIDES = 1  # on which a glow does not end


def hidden_in(sight: Sight, dice: Sequence[Die]) -> list[Die]:
    """What must be a die beside others that were read for sure, though its face is not to be read."""
    spots = spots_in(scaled(sight.soft, AS_SPOT / sight.side))
    found: list[Die] = []
    for at in range(len(spots.places)):
        middle = _whole(spots.places[at], sight.side / AS_SPOT)
        is_large = spots.radii[at] > LEAST_RADIUS and spots.contrast[at] > LEAST_CONTRAST
        others = (np.array(centre_of(die.corners)) / sight.factor for die in (*dice, *found))
        if is_large and all(dist(middle, other) > APART * sight.side for other in others):
            found += _as_die(sight, middle)
        if len(found) > MOST_HIDDEN:
            return []  # a pattern: so many dice that light hides are none
    return found


def _whole(place: Matrix, factor: float) -> Matrix:
    return (place + 0.5) * factor - 0.5


def _as_die(sight: Sight, middle: Matrix) -> list[Die]:
    """The die around one place, when it ends on most sides like the others, and pips or a shine are on it."""
    if not sight.is_like_die(middle, SHARP_SIDES):
        return []
    near = _near(sight.soft, middle, sight.side)
    half = near.shape[0] / 2
    pips = _pips(spots_in(near), half)
    reach = round(NEAR_PX * 0.35)
    inner = near[int(half) - reach : int(half) + reach, int(half) - reach : int(half) + reach]
    shines = float(np.mean(inner.min(axis=2) >= SHINING)) > 0.02
    if not pips and not shines:
        return []
    colour = colour_of(np.median(inner.reshape(-1, 3), axis=0))
    return [Die(min(6, max(1, pips)), colour, sight.corners_at(middle), False, ("glare",))]


def _near(picture: Pixels, middle: Matrix, side: float) -> Pixels:
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
