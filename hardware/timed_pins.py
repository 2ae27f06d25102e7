"""Mock pins that say when they change: how soon light follows, and whether a lamp stays lit."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.core.ports.house import Clock
from hardware.board import Board, open_board
from hardware.wiring import find_wiring, load_wiring

if TYPE_CHECKING:
    from hardware.cues.sheet import Sheets

WAIT_S = 5.0


class Changes:
    """Mock pins that tell when one of them changed, and keep no history."""

    def __init__(self) -> None:
        """Nothing has changed yet."""
        self.at = 0.0
        self._event = threading.Event()
        self.pins: list[Any] = []

    def arm(self) -> None:
        """From now on the next change counts."""
        self._event.clear()

    @property
    def happened(self) -> bool:
        """Whether a pin changed since."""
        return self._event.is_set()

    def tell(self) -> None:
        """A pin has changed."""
        if not self._event.is_set():
            self.at = time.perf_counter()
            self._event.set()

    def wait(self) -> float:
        """When the pin changed."""
        if not self._event.wait(WAIT_S):
            raise TimeoutError("No pin changed; look at the cue sheets with 'companion check-data'.")
        return self.at

    def settle(self) -> None:
        """Wait until no pin changes any more."""
        self.arm()
        while self._event.wait(0.02):
            self.arm()

    def lit(self) -> Iterator[float]:
        """How every pin stands that is driven."""
        return (float(pin.state) for pin in self.pins if pin.function == "output")


def timed_board(changes: Changes, clock: Clock, wiring: str, sheets: Sheets) -> Board:
    """A board whose pins tell of their changes."""
    table = load_wiring(find_wiring(wiring))
    return open_board(table, _factory(changes), clock, sheets, lambda *_: None, print)


def _factory(changes: Changes) -> Any:
    from gpiozero.pins.mock import MockFactory, MockPWMPin

    class TimedPin(MockPWMPin):  # type: ignore[misc]
        """Tells of each change."""

        def _change_state(self, value: Any) -> bool:
            did: bool = super()._change_state(value)
            if did:
                del self.states[:-1]
                if self not in changes.pins:
                    changes.pins.append(self)
                changes.tell()
            return did

    return MockFactory(pin_class=TimedPin)
