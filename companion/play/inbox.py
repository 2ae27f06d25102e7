"""The front door's letter box: ordered, bounded, and it never loses a touch."""

from __future__ import annotations

import threading
from collections import deque

from companion.core.crossing.intents import Intent, Scanned, Surveyed


class Inbox:
    """Intents wait here for the desk; when it is full the oldest sighting goes, never a touch or answer."""

    def __init__(self, most: int = 64) -> None:
        """Hold at most so many sightings and other intents before sightings are dropped."""
        self._waiting: deque[Intent] = deque()
        self._most = most
        self._ready = threading.Condition()
        self._closed = False
        self.dropped = 0

    def post(self, intent: Intent) -> None:
        """Leave an intent; returns at once."""
        with self._ready:
            if isinstance(intent, Surveyed):
                self._drop_snapshots()
            if len(self._waiting) >= self._most:
                self._drop_sighting()
            self._waiting.append(intent)
            self._ready.notify()

    def _drop_snapshots(self) -> None:
        """A newer snapshot of the whole table says all that the one before it said."""
        self._waiting = deque(one for one in self._waiting if not isinstance(one, Surveyed))

    def _drop_sighting(self) -> None:
        for index, waiting in enumerate(self._waiting):
            if isinstance(waiting, Scanned):
                del self._waiting[index]
                self.dropped += 1
                return

    def take(self, wait: bool = False) -> Intent | None:
        """The next intent in order; with `wait` it is waited for until the box is closed."""
        with self._ready:
            while wait and not self._waiting and not self._closed:
                self._ready.wait()
            return self._waiting.popleft() if self._waiting else None

    def close(self) -> None:
        """Nobody waits any longer."""
        with self._ready:
            self._closed = True
            self._ready.notify_all()
