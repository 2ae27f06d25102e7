"""The number arrays of the drawn table, by what they hold."""

from typing import TypeAlias, cast

import cv2
import numpy as np
import numpy.typing as npt

from vision.pixels import Pixels

Points: TypeAlias = npt.NDArray[np.float64]
"""Rows of x and y, or anything computed with full care."""
Grid: TypeAlias = npt.NDArray[np.float32]
"""Anything measured at each point of a picture."""
Owners: TypeAlias = npt.NDArray[np.int32]
"""The number of the thing that is on top at each pixel, 0 for the bare table."""


def looked_up(picture: Pixels, places: Grid, *, is_framed: bool) -> Pixels:
    """Return the picture at places (x and y each); beyond its edge nothing, or its edge when framed."""
    x, y = cv2.split(places)
    beyond = cv2.BORDER_REPLICATE if is_framed else cv2.BORDER_CONSTANT
    return cast(Pixels, cv2.remap(picture, x, y, cv2.INTER_LINEAR, borderMode=beyond))
