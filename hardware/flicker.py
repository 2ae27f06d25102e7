"""Eyes spared: no real lamp lights up more than three times in a second, whatever the shows want."""

from __future__ import annotations

from collections import deque

MOST_FLASHES = 3
WINDOW_S = 1.0


class FlickerGuard:
    """Watches one lamp; holds it dark for a moment rather than let it light up a fourth time."""

    def __init__(self) -> None:
        """Begin with a dark lamp."""
        self._rises: deque[float] = deque(maxlen=MOST_FLASHES)
        self._is_lit = False

    def allows(self, lit: bool, now: float) -> float | None:
        """None: it may be so; otherwise the time from which on it may light up."""
        if lit and not self._is_lit:
            if len(self._rises) == MOST_FLASHES and now < self._rises[0] + WINDOW_S:
                return self._rises[0] + WINDOW_S
            self._rises.append(now)
        self._is_lit = lit
        return None
