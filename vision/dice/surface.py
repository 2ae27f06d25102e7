"""What a face looks like when it is laid flat: the colours of its body and of its pips, and a shine on it."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import msgspec
import numpy as np

from vision.dice.colours import colour_of
from vision.dice.die import Colour
from vision.dice.faces import Face
from vision.dice.finder import Values
from vision.pixels import Pixels

FLAT = 24  # px of a face laid flat
AROUND_MIDDLE, RIM = (0.24, 0.36), (0.72, 0.85)  # half sides: where no face has pips
WITHIN = 0.85  # half sides that surely belong to a face
PIPS = 0.04  # of a face that even the pip of a one covers


class Surface(msgspec.Struct, frozen=True, eq=False):
    """A face laid flat."""

    body: Values
    pips: Values
    middle_white: float
    """How white it is around its middle: the least of the three colours, of 255."""
    rim_white: float

    @property
    def colour(self) -> Colour:
        """What the die is called: in dim light a white one is gray too, but its pips are darker than it."""
        name = colour_of(self.body)
        if name != "gray":
            return name
        return "white" if float(self.pips.mean()) < float(self.body.mean()) else "black"


def surface_of(picture: Pixels, face: Face) -> Surface:
    """The surface of a face."""
    ahead = face.frame * (WITHIN * 2 / FLAT)
    start = face.middle - ahead @ np.full(2, (FLAT - 1) / 2)
    flat = cv2.warpAffine(
        picture, np.hstack([ahead, start[:, None]]), (FLAT, FLAT),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    colours = np.asarray(flat, np.float64).reshape(-1, 3)
    body = np.median(colours, axis=0)
    away = np.abs(colours - body).max(axis=1)
    pips = colours[away >= np.quantile(away, 1 - PIPS)].mean(axis=0)
    white = np.asarray(flat).min(axis=2)
    return Surface(body, pips, _white_in(white, np.hypot, AROUND_MIDDLE), _white_in(white, np.maximum, RIM))


def _white_in(white: Values, reach: Callable[[Values, Values], Values], limits: tuple[float, float]) -> float:
    """How white a face is where the distance from its middle, measured so, lies between limits."""
    down, across = np.abs((np.mgrid[:FLAT, :FLAT] - (FLAT - 1) / 2) * (2 * WITHIN / FLAT))
    away = reach(down, across)
    return float(np.median(white[(away > limits[0]) & (away < limits[1])]))
