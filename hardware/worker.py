"""The light thread: takes calls, lets the showrunner plan, drives the outlets; fenced and restarted."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Sequence

from companion.core.ports import Clock
from hardware.cues.showrunner import Call, Showrunner
from hardware.cues.stage import Scene
from hardware.cues.table import Table
from hardware.inbox import Inbox

Outlet = Callable[[Scene, float], float]  # shows a scene; says when it wants to be asked again
FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 30.0
FORGIVEN_S = 60.0  # so long without a fault, and the next one is the first again


class Worker:
    """Runs rounds, on its own thread or one by one under a test's clock."""

    def __init__(
        self,
        make_runner: Callable[[], Showrunner],
        outlets: Sequence[Outlet],
        clock: Clock,
        on_trouble: Callable[[str], None],
    ) -> None:
        """`make_runner` makes a fresh showrunner, also after a fault."""
        self._make_runner = make_runner
        self._outlets = list(outlets)
        self._clock = clock
        self._on_trouble = on_trouble
        self._inbox = Inbox()
        self._runner = make_runner()
        self._table: Table | None = None
        self._is_fresh = False  # a new showrunner has not seen the table yet
        self._faults = 0
        self._pauses_until = -math.inf
        self._bell = threading.Event()
        self._is_stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def post(self, calls: Sequence[Call], table: Table | None) -> None:
        """Hand over what happened; returns at once, whatever the lights are doing."""
        self._inbox.put(calls, table)
        self._bell.set()

    def add(self, outlet: Outlet) -> None:
        """One more that is shown every scene; it is asked last."""
        self._outlets = [*self._outlets, outlet]
        self._bell.set()

    def round(self) -> float | None:
        """Take what came and show this moment; seconds until the next round, None: when something comes."""
        now = self._clock()
        if now < self._pauses_until:
            return self._pauses_until - now
        try:
            until = self._show(now)
        except Exception as error:  # noqa: BLE001 a fence: whatever is wrong with a show, the game goes on
            return self._fall(error, now)
        if self._faults and now - self._pauses_until > FORGIVEN_S:
            self._faults = 0
        return None if math.isinf(until) else max(0.0, until - now)

    def start(self) -> None:
        """Begin to run on a thread of its own; twice is fine."""
        if self._thread is None:
            self._is_stopping.clear()
            self._thread = threading.Thread(target=self._run, name="lights", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """End the thread, then darkness and silence; twice is fine."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._is_stopping.set()
            self._bell.set()
            thread.join()
        self._clear(self._clock())

    def _run(self) -> None:
        while not self._is_stopping.is_set():
            wait_s = self.round()
            self._bell.wait(wait_s)
            self._bell.clear()

    def _show(self, now: float) -> float:
        calls, table = self._inbox.take()
        self._table = table or self._table
        for call in calls:
            self._runner.hear(call, now)
        if self._table is not None and (table is not None or self._is_fresh):
            self._runner.see(self._table, now)
            self._is_fresh = False
        scene = self._runner.scene(now)
        until = math.inf if scene.until_s is None else scene.until_s
        return min([until, *(outlet(scene, now) for outlet in self._outlets)])

    def _fall(self, error: Exception, now: float) -> float:
        """Tell it, go dark, and begin afresh after a pause that grows with every fault."""
        self._faults += 1
        pause_s = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2.0 ** (self._faults - 1))
        self._pauses_until = now + pause_s
        self._on_trouble(f"The lights stumbled ({error}) and begin again in {pause_s:g} s; the game goes on.")
        self._clear(now)
        self._table = self._inbox.take()[1] or self._table  # cues would be late news after the pause
        self._runner, self._is_fresh = self._make_runner(), True
        return pause_s

    def _clear(self, now: float) -> None:
        for outlet in self._outlets:
            try:
                outlet(Scene(), now)
            except Exception as error:  # noqa: BLE001 a fence: the other outlets are to go dark all the same
                self._on_trouble(f"A light or sound could not be put out ({error}).")
