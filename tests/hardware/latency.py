"""From a published step to the first changed pin: `python -m tests.hardware.latency [times]`."""

from __future__ import annotations

import statistics
import sys
import threading
import time
from typing import Any

from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.board import open_board
from hardware.cues.load import load_sheets
from hardware.wiring import find_wiring, load_wiring
from tests.hardware.tables import alarm, notice, step, view


class TimedPin(MockPWMPin):
    """A mock pin that notes when it changed first."""

    changed_at = 0.0
    changed = threading.Event()

    def _change_state(self, value: Any) -> bool:
        did: bool = super()._change_state(value)
        if did and not TimedPin.changed.is_set():
            TimedPin.changed_at = time.perf_counter()
            TimedPin.changed.set()
        return did


def measure(times: int = 200, wiring: str = "family") -> tuple[list[float], list[float]]:
    """Seconds until the publisher has its thread back, and until the first pin changed."""
    factory = MockFactory(pin_class=TimedPin)
    sheets, table = load_sheets(), load_wiring(find_wiring(wiring))
    skipped = [0.0]  # between two measurements the evening jumps on, so that nothing plays or repeats
    board = open_board(
        table, factory, lambda: time.monotonic() + skipped[0], sheets, lambda name, gesture: None, print
    )
    board.start()
    freed, lit = list[float](), list[float]()
    for nth in range(times):
        skipped[0] += 60.0
        board.rest()
        settle()
        seat = f"p{nth % 3 + 1}"
        told = step(notice("FacehuggerLanded", seat), number=nth, view=view(seat, alarms=(alarm(seat, 2),)))
        TimedPin.changed.clear()
        began = time.perf_counter()
        board.listener(told)
        freed.append(time.perf_counter() - began)
        assert TimedPin.changed.wait(5), "no pin changed"
        lit.append(TimedPin.changed_at - began)
    board.close()
    return freed, lit


def settle() -> None:
    """Wait until the lamps have come to rest."""
    while True:
        TimedPin.changed.clear()
        if not TimedPin.changed.wait(0.02):
            return


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all stay below."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> None:
    """Measure and print, in milliseconds."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for name, values in zip(("publisher free", "first pin change"), measure(times), strict=True):
        median, late = statistics.median(values) * 1000, percentile(values, 0.99) * 1000
        print(
            f"{name}: median {median:.2f} ms, p99 {late:.2f} ms, worst {max(values) * 1000:.2f} ms, n {times}"
        )


if __name__ == "__main__":
    main()
