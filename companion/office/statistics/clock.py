"""How long people really played: from the times at which steps were written, pauses left out."""

from __future__ import annotations

from datetime import datetime

PAUSE_S = 300.0  # a longer silence is a pause: a meal, a night, a battery that was changed


def gap_s(before: str, after: str) -> float:
    """The seconds between two steps; none for a pause, and none where a clock was set back or not read."""
    try:
        gap = (datetime.fromisoformat(after) - datetime.fromisoformat(before)).total_seconds()
    except (ValueError, TypeError):  # no time, or one with a zone and one without
        return 0.0
    return gap if 0 <= gap <= PAUSE_S else 0.0
