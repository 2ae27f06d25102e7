"""The inbox of the light thread: bounded, and putting something in never waits."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from hardware.cues.showrunner import Call
from hardware.cues.table import Table

MOST_CALLS = 64


class Inbox:
    """Calls in order, and the newest state of the table; a flood drops the least urgent calls."""

    def __init__(self) -> None:
        """Begin empty."""
        self._lock = threading.Lock()
        self._calls: list[Call] = []
        self._table: Table | None = None

    def put(self, calls: Sequence[Call], table: Table | None) -> None:
        """Add calls; a table replaces the one before it, so that the last state is never missed."""
        with self._lock:
            self._table = table or self._table
            for call in calls:
                self._calls.append(call)
                if len(self._calls) > MOST_CALLS:
                    self._calls.remove(min(self._calls, key=_urgency))

    def take(self) -> tuple[list[Call], Table | None]:
        """Everything that came since the last time."""
        with self._lock:
            calls, table = self._calls, self._table
            self._calls, self._table = [], None
        return calls, table


def _urgency(call: Call) -> int:
    return call.cue.priority
