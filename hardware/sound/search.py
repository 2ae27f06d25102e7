"""The search for a player: beside everything else, again and again while there is none."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.ports.house import Clock
from hardware.rounds import BackOff, Rounds

FIRST_S, LONGEST_S = 5.0, 60.0  # a loudspeaker that is plugged in later is heard within a minute


class Search(Rounds):
    """Looks when it is asked to and, while nothing was found, after pauses that grow."""

    def __init__(
        self, look: Callable[[], bool], clock: Clock, on_trouble: Callable[[Exception], None]
    ) -> None:
        """`look` may take its time; it says whether something was found."""
        super().__init__("sounds ready", clock, BackOff(FIRST_S, LONGEST_S))
        self._look, self._on_trouble = look, on_trouble
        self._pauses = BackOff(FIRST_S, LONGEST_S)
        self._is_asked, self._is_found = False, True  # nothing is missed before somebody asks

    def ask(self) -> None:
        """Look now; returns at once."""
        self._is_asked = True
        self.back_off.clear()
        self.ring()

    def serve(self, now: float) -> float | None:
        """Look if it is time to."""
        if self._is_asked:
            self._pauses.clear()
        if self._is_asked or (not self._is_found and not self._pauses.rests_s(now)):
            self._is_asked = False
            self._is_found = self._look()
            if not self._is_found:
                self._pauses.fell(now)
        return None if self._is_found else max(0.0, self._pauses.rests_s(self._clock()))

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        """The look itself failed: it is told once, and tried again."""
        self._is_found = False
        if self.back_off.faults == 1:
            self._on_trouble(error)
