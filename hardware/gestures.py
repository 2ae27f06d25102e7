"""What a thumb means by going down and up: pressed, double, or held; pure, the time is handed in."""

from __future__ import annotations

import math
from typing import Literal

Gesture = Literal["down", "pressed", "double", "warned", "held", "let_go"]
DOUBLE_S = 0.4  # a second press that begins this soon makes a double one
WARNED_AT = 0.6  # of the time that holding takes: 3 s of 5; who lets go from now on means nothing by it


class Hand:
    """One contact. A press counts when it is let go, so that who holds on has pressed nothing.

    Where a double press means something of its own the single one waits for it; elsewhere it counts at once.
    """

    def __init__(self, hold_s: float, waits: bool = False) -> None:
        """Nothing is pressed; `hold_s` 0: holding means nothing."""
        self._hold_s, self._waits = hold_s or math.inf, waits
        self._down_s: float | None = None
        self._before_s = -math.inf  # when the press before went down
        self._pending_s = math.inf  # until when a single press waits for a second one
        self._stage = 0  # of holding: 1 warned, 2 held

    def down(self, now: float) -> tuple[Gesture, ...]:
        """The contact closes."""
        told = self.tick(now)
        self._down_s, self._stage = now, 0
        return (*told, "down")

    def up(self, now: float) -> tuple[Gesture, ...]:
        """The contact opens."""
        told = self.tick(now)
        began, self._down_s = self._down_s, None
        if began is None or self._stage == 2:
            return told
        if self._stage == 1:
            return (*told, "let_go")
        is_second = began - self._before_s <= DOUBLE_S
        self._before_s = -math.inf if is_second else began  # three presses are not two double ones
        return (*told, *(self._second() if is_second else self._first(began, now)))

    def tick(self, now: float) -> tuple[Gesture, ...]:
        """Time passes."""
        told: list[Gesture] = []
        if self._stage == 0 and now >= self._stage_s():
            self._stage, self._pending_s = 1, math.inf
            told.append("warned")
        if self._stage == 1 and now >= self._stage_s():
            self._stage = 2
            told.append("held")
        if now >= self._pending_s and not self._is_second_begun():
            self._pending_s = math.inf
            told.append("pressed")
        return tuple(told)

    def due_s(self) -> float:
        """When time alone changes something; infinite when it does not."""
        return min(self._stage_s(), math.inf if self._is_second_begun() else self._pending_s)

    def _stage_s(self) -> float:
        """When the next stage of holding begins."""
        if self._down_s is None or self._stage == 2:
            return math.inf
        return self._down_s + self._hold_s * (WARNED_AT if self._stage == 0 else 1.0)

    def _is_second_begun(self) -> bool:
        return self._down_s is not None and self._down_s <= self._pending_s

    def _first(self, began: float, now: float) -> tuple[Gesture, ...]:
        if not self._waits or now >= began + DOUBLE_S:
            return ("pressed",)
        self._pending_s = began + DOUBLE_S
        return ()

    def _second(self) -> tuple[Gesture, ...]:
        self._pending_s = math.inf
        return ("double",) if self._waits else ("pressed", "double")
