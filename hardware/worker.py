"""The light thread: takes calls, lets the showrunner plan, drives the outlets; fenced and restarted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from companion.core.ports.house import Clock
from hardware.cues.showrunner import Call, Showrunner
from hardware.cues.stage import Scene
from hardware.cues.table import Table
from hardware.inbox import Inbox
from hardware.rounds import Rounds
from hardware.told import not_put_out, stumbled

Outlet = Callable[[Scene, float], float]  # shows a scene; says when it wants to be asked again


class Worker(Rounds):
    """Shows scene after scene; a fault darkens everything for a moment and never leaves the thread."""

    def __init__(
        self,
        make_runner: Callable[[], Showrunner],
        outlets: Sequence[Outlet],
        clock: Clock,
        on_trouble: Callable[[str], None],
    ) -> None:
        """`make_runner` makes a fresh showrunner, also after a fault."""
        super().__init__("lights", clock)
        self._make_runner = make_runner
        self._outlets = list(outlets)
        self._on_trouble = on_trouble
        self._inbox = Inbox()
        self._runner = make_runner()
        self._table: Table | None = None
        self._is_fresh = False  # a new showrunner has not seen the table yet

    def post(self, calls: Sequence[Call], table: Table | None) -> None:
        """Hand over what happened; returns at once, whatever the lights are doing."""
        self._inbox.put(calls, table)
        self.ring()

    def add(self, outlet: Outlet) -> None:
        """One more that is shown every scene; it is asked last."""
        self._outlets = [*self._outlets, outlet]
        self.ring()

    def serve(self, now: float) -> float | None:
        """Take what came and show this moment."""
        calls, table = self._inbox.take()
        self._table = table or self._table
        for call in calls:
            self._runner.hear(call, now)
        if self._table is not None and (table is not None or self._is_fresh):
            self._runner.see(self._table, now)
            self._is_fresh = False
        scene = self._runner.scene(now)
        until = math.inf if scene.until_s is None else scene.until_s
        until = min([until, *(outlet(scene, now) for outlet in self._outlets)])
        return None if math.isinf(until) else max(0.0, until - now)

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        """Tell it, go dark, and begin afresh after the pause."""
        self._on_trouble(stumbled(error, pause_s))
        self._clear(now)
        self._table = self._inbox.take()[1] or self._table  # cues would be late news after the pause
        self._runner, self._is_fresh = self._make_runner(), True

    def end(self) -> None:
        """Darkness and silence."""
        self._clear(self._clock())

    def _clear(self, now: float) -> None:
        for outlet in self._outlets:
            try:
                outlet(Scene(), now)
            except Exception as error:  # noqa: BLE001 a fence: the other outlets are to go dark all the same
                self._on_trouble(not_put_out(error))
