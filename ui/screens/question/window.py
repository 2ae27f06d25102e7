"""A reaction window: it closes by itself, unless somebody says wait; it reads the clock it is handed."""

from __future__ import annotations

from collections.abc import Callable


class ReactionWindow:
    """Open for so many seconds from the first look on; 0 seconds: it waits for a touch."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        """Not yet begun: a window that nobody could see has not run."""
        self.seconds, self.is_held = seconds, seconds <= 0
        self._clock, self._began = clock, 0.0
        self._has_begun = False

    @property
    def left(self) -> float:
        """What is left of it, from 1 to 0; a held one is full."""
        if self.is_held or not self._has_begun:
            return 1.0
        return max(0.0, 1.0 - (self._clock() - self._began) / self.seconds)

    @property
    def is_over(self) -> bool:
        """Whether nobody has reacted in time."""
        return not self.is_held and self.left <= 0

    def begin(self) -> None:
        """People can see it from now on."""
        if not self._has_begun:
            self._has_begun, self._began = True, self._clock()

    def hold(self) -> None:
        """Somebody wants to think: it stays open until it is answered."""
        self.is_held = True
