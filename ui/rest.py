"""Rest: memory is swept while nobody touches anything and nothing happens, so that no press waits for it."""

from __future__ import annotations

from typing import Any

from companion.core.ports.house import Clock
from companion.core.ports.machine import Sweep

BRIEF_S = 1.5  # no motion lasts longer
LONG_S = 15.0  # somebody thinks, shuffles or reads
AGAIN_S = 120.0  # between two sweeps of everything


class Rest:
    """Waits for a moment in which nobody waits; what happens puts it off."""

    def __init__(self, sweep: Sweep | None, clock: Clock) -> None:
        """Nothing is to be swept yet; without `sweep` nothing ever is."""
        self._sweep, self._clock = sweep, clock
        self._swept_at = clock() if sweep is not None else 0.0
        self._waits: tuple[Any, ...] = ()

    def put_off(self) -> None:
        """Something happens: rest comes later."""
        if self._sweep is None:
            return
        if not self._waits:
            from kivy.clock import Clock as Beat

            brief = Beat.create_trigger(lambda _dt: self.brief(), BRIEF_S)
            self._waits = (brief, Beat.create_trigger(lambda _dt: self.long(), LONG_S))
        for wait in self._waits:
            wait.cancel()
            wait()

    def brief(self) -> None:
        """A moment: what has come and gone of late."""
        if self._sweep is not None:
            self._sweep(False)

    def long(self) -> None:
        """A pause: all there is, unless that was not long ago."""
        now = self._clock()
        if self._sweep is not None and now - self._swept_at >= AGAIN_S:
            self._swept_at = now
            self._sweep(True)

    def stop(self) -> None:
        """Nothing is waited for any more."""
        for wait in self._waits:
            wait.cancel()
        self._waits = ()
