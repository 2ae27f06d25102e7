"""How a light moves: five rhythms, so that no meaning hangs on colour alone."""

from __future__ import annotations

from typing import Literal

from companion.core.crossing.rhythms import WINK_AT

Pattern = Literal["steady", "blink", "breathe", "run", "wink"]
PERIODS_S: dict[Pattern, float] = {"steady": 0.0, "blink": 0.5, "breathe": 1.6, "run": 0.4, "wink": 1.5}
FASTEST_S = 1 / 3  # three flashes in a second are the most that anybody's eyes should have to bear
FRAME_S = 0.05  # how often a light that swells is looked at again


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
