"""What turning the knob does: louder and softer over a game, otherwise the ring moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

Knob = Literal["knob", "volume", "scroll"]
Volume = Callable[[int], None]  # louder or softer by so many steps


def turn_knob(stage: Any, knob: Knob, steps: int, volume: Volume | None, at_table: bool) -> None:
    """A plain knob is for the volume while only the table is in front; one with a role always for that."""
    is_free = at_table and not stage.sheets and stage.focus.at is None
    if knob == "volume" or (knob == "knob" and is_free and volume is not None):
        if volume is not None:
            volume(steps)
        return
    for _ in range(abs(steps)):
        stage.focus.move("tab", back=steps < 0)
