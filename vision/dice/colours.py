"""What the colour of a die is called."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.dice.die import Colour

HUES: tuple[tuple[int, Colour], ...] = (
    (8, "red"), (20, "orange"), (34, "yellow"), (88, "green"), (128, "blue"), (158, "purple"), (166, "pink"),
    (180, "red"),
)  # fmt: skip
"""Up to which half degree of hue a colour has its name."""
WARM, ROSE = 45, (166, 177)  # half degrees of hue up to which light may be warm; of which red may be rose
PALE = 100  # how saturated something white looks at most under a warm lamp


def colour_of(bgr: npt.NDArray[Any]) -> Colour:
    """The name of a colour, under light that is neither quite white nor quite even."""
    pixel = np.clip(np.round(bgr), 0, 255).astype(np.uint8).reshape(1, 1, 3)
    hue, saturation, value = (int(part) for part in cv2.cvtColor(pixel, cv2.COLOR_BGR2HSV)[0, 0])
    strength = saturation * value / 255
    if value < 75 and strength < 34:
        return "black"
    if saturation < 32 or strength < 22:
        return "white" if value > 128 else "gray" if value > 85 else "black"
    if hue < WARM and saturation < PALE and value > 110:
        return "ivory" if saturation > 38 else "white"  # lamps are warm, and so is what is white under them
    if ROSE[0] <= hue < ROSE[1] and saturation < PALE + 40 and value > 90:
        return "pink"
    name = next(name for most, name in HUES if hue < most)
    if name == "orange" and value < 130:
        return "brown"
    if saturation < 48 and value > 140:
        return "white"
    return name
