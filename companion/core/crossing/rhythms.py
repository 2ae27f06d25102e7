"""How bright a light burns at a moment of its pattern: the same on wires and drawn on the screen."""

from __future__ import annotations

import math

WINK_AT = 0.8  # burns on, and drops its eyelid for the last fifth
LOW = 0.25  # a breathing light never goes out, so that it cannot be taken for a blinking one


def level(pattern: str, elapsed_s: float, period_s: float) -> float:
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
