"""What the colour of a die is called."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.dice.die import Colour

HUES: tuple[tuple[int, Colour], ...] = (
    (8, "red"), (20, "orange"), (34, "yellow"), (88, "green"), (128, "blue"), (152, "purple"), (166, "pink"),
    (180, "red"),
)  # fmt: skip
"""Up to which half degree of hue a colour has its name."""


def colour_of(bgr: npt.NDArray[Any]) -> Colour:
    """The name of a colour, under light that is neither quite white nor quite even."""
    pixel = np.clip(np.round(bgr), 0, 255).astype(np.uint8).reshape(1, 1, 3)
    hue, saturation, value = (int(part) for part in cv2.cvtColor(pixel, cv2.COLOR_BGR2HSV)[0, 0])
    strength = saturation * value / 255
    if value < 75 and strength < 34:
        return "black"
    if saturation < 32 or strength < 22:
        return "white" if value > 128 else "gray" if value > 85 else "black"
    name = next(name for most, name in HUES if hue < most)
    if name in ("orange", "yellow") and value > 120 and saturation < 100:
        return "ivory" if saturation > 38 else "white"
    if name == "orange" and value < 130:
        return "brown"
    if saturation < 48 and value > 140:
        return "white"
    return name
