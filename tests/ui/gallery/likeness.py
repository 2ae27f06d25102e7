"""How alike two pictures are to an eye: mean structural similarity, after Wang and others (2004)."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np

SIGMA, WINDOW = 1.5, (11, 11)
STEADY_LIGHT, STEADY_CONTRAST = (0.01 * 255) ** 2, (0.03 * 255) ** 2


def likeness(one: Any, other: Any) -> float:
    """1.0 for the same picture; less the more of its structure differs. Both are Pillow images."""
    if one.size != other.size:
        return 0.0
    first, second = (np.asarray(image.convert("L"), np.float64) for image in (one, other))
    mean_1, mean_2 = smooth(first), smooth(second)
    spread_1 = smooth(first * first) - mean_1**2
    spread_2 = smooth(second * second) - mean_2**2
    common = smooth(first * second) - mean_1 * mean_2
    above = (2 * mean_1 * mean_2 + STEADY_LIGHT) * (2 * common + STEADY_CONTRAST)
    below = (mean_1**2 + mean_2**2 + STEADY_LIGHT) * (spread_1 + spread_2 + STEADY_CONTRAST)
    return float((above / below).mean())


def smooth(picture: Any) -> Any:
    """Each spot with what lies round it."""
    return cv2.GaussianBlur(picture, WINDOW, SIGMA)
