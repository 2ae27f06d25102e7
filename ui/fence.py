"""What a screen throws is caught here: it is said in a sentence, written down, and home is shown instead."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from traceback import walk_tb
from types import FrameType, TracebackType
from typing import Any

from companion.core.ports.house import Clock

log = logging.getLogger(__name__)

MOST, WITHIN_S = 4, 10.0  # more failures in so short a time: home cannot be drawn either


class Fence:
    """The library's handler of what it catches in its loop; it stands while the window is open."""

    def __init__(self, clock: Clock, instead: Callable[[], None]) -> None:
        """`instead` takes the failed screen away and shows what the people can go on with."""
        self._clock, self._instead = clock, instead
        self._failed_at: deque[float] = deque(maxlen=MOST + 1)

    def stand(self) -> None:
        """Catch from now on."""
        from kivy.base import ExceptionManager

        ExceptionManager.add_handler(self)

    def fall(self) -> None:
        """Catch no more."""
        from kivy.base import ExceptionManager

        ExceptionManager.remove_handler(self)

    def guard(self, call: Callable[[], None]) -> None:
        """Make a call outside the library's loop under the same fence."""
        try:
            call()
        except Exception as error:  # a fence: see `holds`
            if not self.holds(error):
                raise

    def handle_exception(self, error: BaseException) -> int:
        """The library asks whether its loop goes on."""
        from kivy.base import ExceptionManager

        passes = isinstance(error, Exception) and self.holds(error)
        return int(ExceptionManager.PASS if passes else ExceptionManager.RAISE)

    def holds(self, error: Exception) -> bool:
        """Put something else in place of what failed; False when that fails again and again."""
        log.error("a screen failed", exc_info=error)
        now = self._clock()
        self._failed_at.append(now)
        if len(self._failed_at) > MOST and now - self._failed_at[0] < WITHIN_S:
            return False
        silence(error.__traceback__)
        try:
            self._instead()
        except Exception as worse:  # a fence within: the next failure counts, and the loop has an end
            log.error("nothing could be shown instead", exc_info=worse)
        return True


def silence(trace: TracebackType | None) -> None:
    """What the clock calls again and again and has failed is not called again."""
    from kivy.clock import Clock

    frames = [frame for frame, _line in walk_tb(trace)]
    for event in Clock.get_events():
        call = event.get_callback()
        if event.loop and any(is_call(frame, call) for frame in frames):
            event.cancel()


def is_call(frame: FrameType, call: Any) -> bool:
    """Whether something ran by calling this function, or this method of this very thing."""
    owner = getattr(call, "__self__", None)
    is_its = owner is None or frame.f_locals.get("self") is owner
    return is_its and frame.f_code is getattr(call, "__code__", None)
