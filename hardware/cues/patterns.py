"""How a light moves: four rhythms, so that no meaning hangs on colour alone."""

from __future__ import annotations

import math
from typing import Literal

Pattern = Literal["steady", "blink", "breathe", "run"]
PERIODS_S: dict[Pattern, float] = {"steady": 0.0, "blink": 0.5, "breathe": 1.6, "run": 0.4}
FASTEST_S = 1 / 3  # three flashes in a second are the most that anybody's eyes should have to bear
FRAME_S = 0.05  # how often a light that swells is looked at again
LOW = 0.25  # a breathing light never goes out, so that it cannot be taken for a blinking one


def level(pattern: Pattern, elapsed_s: float, period_s: float) -> float:
    """How bright a light burns this long after it began, 0 to 1."""
    if pattern == "steady" or period_s <= 0:
        return 1.0
    phase = (elapsed_s % period_s) / period_s
    if pattern == "blink":
        return 1.0 if phase < 0.5 else 0.0
    if pattern == "breathe":
        return LOW + (1 - LOW) * (0.5 + 0.5 * math.cos(2 * math.pi * phase))
    return max(0.0, 1 - abs(2 * phase - 1))  # run: comes, passes, goes


def changes_in_s(pattern: Pattern, elapsed_s: float, period_s: float) -> float | None:
    """Seconds until the light looks different; None when it stays as it is."""
    if pattern == "steady" or period_s <= 0:
        return None
    if pattern == "blink":
        half = period_s / 2
        return half - elapsed_s % half
    return FRAME_S
