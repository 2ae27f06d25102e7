"""How a light moves: five rhythms, so that no meaning hangs on colour alone."""

from __future__ import annotations

import math
from typing import Literal

Pattern = Literal["steady", "blink", "breathe", "run", "wink"]
PERIODS_S: dict[Pattern, float] = {"steady": 0.0, "blink": 0.5, "breathe": 1.6, "run": 0.4, "wink": 1.5}
FASTEST_S = 1 / 3  # three flashes in a second are the most that anybody's eyes should have to bear
FRAME_S = 0.05  # how often a light that swells is looked at again
WINK_AT = 0.8  # burns on, and drops its eyelid for the last fifth
LOW = 0.25  # a breathing light never goes out, so that it cannot be taken for a blinking one


def level(pattern: Pattern, elapsed_s: float, period_s: float) -> float:
    """How bright a light burns this long after it began, 0 to 1."""
    if pattern == "steady" or period_s <= 0:
        return 1.0
    phase = (elapsed_s % period_s) / period_s
    if pattern == "blink":
        return 1.0 if phase < 0.5 else 0.0
    if pattern == "wink":
        return 1.0 if phase < WINK_AT else LOW
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
    if pattern == "wink":
        phase_s = elapsed_s % period_s
        edge = WINK_AT * period_s
        return edge - phase_s if phase_s < edge else period_s - phase_s
    return FRAME_S
