"""The rhythm of drawn lamps: how bright each one is at this moment, as it would be on wires."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.crossing.rhythms import level
from companion.core.ports.lights import Lamp

FRAME_S = 1 / 20


class Pulse:
    """Knows since when each lamp burns as it does, and asks for a new picture while one of them moves."""

    def __init__(self, clock: Callable[[], float], repaint: Callable[[], None]) -> None:
        """Nothing burns; `repaint` is asked for many times a second, but only while something moves."""
        self._clock, self._repaint = clock, repaint
        self._since: dict[Lamp, float] = {}
        self._ticking: Any = None

    def follow(self, lamps: tuple[Lamp, ...], is_still: bool = False) -> None:
        """The lamps have changed; those that burn on keep their beat."""
        now = self._clock()
        self._since = {lamp: self._since.get(lamp, now) for lamp in lamps}
        moves = not is_still and any(lamp.pattern != "steady" and lamp.period_s > 0 for lamp in lamps)
        if moves and self._ticking is None:
            from kivy.clock import Clock

            self._ticking = Clock.schedule_interval(lambda _dt: self._repaint(), FRAME_S)
        elif not moves:
            self.stop()

    def bright(self, lamp: Lamp, is_still: bool = False) -> float:
        """How bright it burns now, 0 to 1; where nothing is to move it burns on."""
        if is_still or lamp not in self._since:
            return 1.0
        return level(lamp.pattern, self._clock() - self._since[lamp], lamp.period_s)

    def stop(self) -> None:
        """No more pictures."""
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
