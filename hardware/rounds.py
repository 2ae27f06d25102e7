"""The small fenced worker beneath lights, sounds and voice: rounds on a thread, with back-off."""

from __future__ import annotations

import math
import threading

from companion.core.ports.house import Clock


class BackOff:
    """Pauses that double with every fault; after a good while without one the next is the first again."""

    def __init__(self, first_s: float = 0.5, longest_s: float = 30.0, forgiven_s: float = 60.0) -> None:
        """No fault yet."""
        self._first_s, self._longest_s, self._forgiven_s = first_s, longest_s, forgiven_s
        self.clear()

    def clear(self) -> None:
        """As if there had never been a fault."""
        self.faults, self.until_s = 0, -math.inf

    def fell(self, now: float) -> float:
        """One more fault: how long to pause."""
        pause_s = min(self._longest_s, self._first_s * 2.0**self.faults)
        self.faults, self.until_s = self.faults + 1, now + pause_s
        return pause_s

    def held(self, now: float) -> None:
        """All is well at this moment."""
        if self.faults and now - self.until_s > self._forgiven_s:
            self.clear()

    def rests_s(self, now: float) -> float:
        """What is left of the pause."""
        return max(0.0, self.until_s - now)


class Rounds:
    """Work in rounds, on its own thread or one by one by hand; whatever is raised stays inside."""

    def __init__(self, name: str, clock: Clock, back_off: BackOff | None = None) -> None:
        """`name` is the thread's; nothing runs yet."""
        self._name, self._clock = name, clock
        self.back_off = back_off or BackOff()
        self._bell, self._is_stopping = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def is_ending(self) -> bool:
        """Whether the thread was told to end: what takes long looks here now and then."""
        return self._is_stopping.is_set()

    @property
    def is_resting(self) -> bool:
        """Whether it pauses after a fault."""
        return self.back_off.rests_s(self._clock()) > 0

    def prepare(self, now: float) -> None:
        """At the beginning of every round, also while it rests."""

    def serve(self, now: float) -> float | None:
        """Do what is to be done; seconds until the next round, None: when something comes."""
        raise NotImplementedError

    def rest(self, now: float) -> None:
        """In a pause after a fault, instead of serving."""

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        """Something was raised: tell it and make a fresh start possible; may not raise."""
        raise NotImplementedError

    def end(self) -> None:
        """After the last round."""

    def ring(self) -> None:
        """Something has come: the next round is now; returns at once."""
        self._bell.set()

    def round(self) -> float | None:
        """One round; seconds until the next, None: when something comes."""
        now = self._clock()
        try:
            self.prepare(now)
            if rests_s := self.back_off.rests_s(now):
                self.rest(now)
                return rests_s
            wait_s = self.serve(now)
        except Exception as error:  # noqa: BLE001 the fence: whatever is wrong in here, the game goes on
            pause_s = self.back_off.fell(now)
            self.fall(error, pause_s, now)
            return pause_s
        self.back_off.held(now)
        return wait_s

    def start(self) -> None:
        """Begin to run on a thread of its own; twice is fine."""
        if self._thread is None:
            self._is_stopping.clear()
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """End the thread and whatever it held; twice is fine."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._is_stopping.set()
            self._bell.set()
            thread.join()
        self.end()

    def _run(self) -> None:
        while not self._is_stopping.is_set():
            wait_s = self.round()
            self._bell.wait(wait_s)
            self._bell.clear()
