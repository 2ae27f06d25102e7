"""The lamps as a stream: the lights drawn on the screen follow the very same show."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable

from companion.core.ports.lights import Lamp
from hardware.cues.stage import Lit, Scene
from hardware.told import not_drawn

Watcher = Callable[[tuple[Lamp, ...]], None]


class LightStream:
    """The Lights port: tells every watcher of every change, on the light thread."""

    def __init__(self, on_trouble: Callable[[str], None]) -> None:
        """Begin with all lamps dark and nobody watching."""
        self._on_trouble = on_trouble
        self._lock = threading.Lock()
        self._watchers: dict[int, Watcher] = {}
        self._troubled: set[int] = set()
        self._next = 0
        self._lamps: tuple[Lamp, ...] = ()

    def watch(self, listener: Watcher) -> Callable[[], None]:
        """Be told how the lamps burn, now and at every change; returns a way to stop."""
        with self._lock:
            number, self._next = self._next, self._next + 1
            self._watchers[number] = listener
        told: tuple[Lamp, ...] | None = None
        while told != self._lamps:  # the light thread may have been quicker
            told = self._lamps
            self._tell(number, listener, told)

        def stop() -> None:
            with self._lock:
                self._watchers.pop(number, None)

        return stop

    def show(self, scene: Scene, _now: float) -> float:
        """Tell the watchers if the scene looks different; patterns move by themselves."""
        lamps = lamps_of(scene)
        with self._lock:
            if lamps == self._lamps:
                return math.inf
            self._lamps = lamps
            watchers = list(self._watchers.items())
        for number, listener in watchers:
            self._tell(number, listener, lamps)
        return math.inf

    def _tell(self, number: int, listener: Watcher, lamps: tuple[Lamp, ...]) -> None:
        try:
            listener(lamps)
        except Exception as error:  # noqa: BLE001 a fence: a watcher's fault must not darken the lamps
            if number not in self._troubled:  # told once, not at every blink
                self._troubled.add(number)
                self._on_trouble(not_drawn(error))


def lamps_of(scene: Scene) -> tuple[Lamp, ...]:
    """The lamps of a scene, seats by their own names."""
    return tuple(
        Lamp(_named(lit.role, scene.seats), lit.colour, lit.pattern, _period(lit), scene.drawn)
        for lit in scene.lights
    )


def _named(role: str, seats: tuple[str, ...]) -> str:
    head, _, number = role.partition(":")
    if head != "seat":
        return role
    at = int(number) - 1
    return f"seat:{seats[at]}" if at < len(seats) else f"seat:p{number}"


def _period(lit: Lit) -> float:
    return 0.0 if lit.pattern == "steady" else lit.period_s
