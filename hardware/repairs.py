"""Devices that failed are tried again, each after a pause that grows; the time is handed in."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Generic, TypeVar

from hardware.devices import Device
from hardware.fence import Fence
from hardware.rounds import BackOff
from hardware.told import back_again

FIRST_S, LONGEST_S = 2.0, 60.0
STEADY_S = 300.0  # so long without a fault, and the next one is the first again
T = TypeVar("T")
Make = Callable[[], T]


class Mending(Generic[T]):
    """What is out, how it is opened again, and when; told once when it fails and once when it is back."""

    def __init__(self, fence: Fence, on_trouble: Callable[[str], None]) -> None:
        """Nothing is out."""
        self._fence, self._on_trouble = fence, on_trouble
        self._out: dict[str, tuple[Device, Make[T]]] = {}
        self._tries: dict[str, BackOff] = {}
        self._is_new: set[str] = set()  # out since the last look: no time is known yet

    def __len__(self) -> int:
        """How many are out."""
        return len(self._out)

    def put(self, device: Device, make: Make[T], part: str = "") -> None:
        """It has failed just now; `part` is the one light of a board that did."""
        key = f"{device.name}/{part}"
        self._out[key] = device, make
        self._is_new.add(key)

    def clear(self) -> None:
        """Nothing is tried any more."""
        self._out.clear()
        self._is_new.clear()

    def back(self, now: float) -> list[T]:
        """Whatever opens again now, already told."""
        found: list[T] = []
        for key in self._is_new:
            back_off = self._tries.setdefault(key, BackOff(FIRST_S, LONGEST_S, STEADY_S))
            back_off.held(now)
            back_off.fell(now)
        self._is_new.clear()
        for key, (device, make) in list(self._out.items()):
            if not self._tries[key].rests_s(now):
                found += self._tried(key, device, make, now)
        return found

    def due_s(self) -> float:
        """When to look again; infinite while nothing is out."""
        return min((self._tries[key].until_s for key in self._out if key in self._tries), default=math.inf)

    def _tried(self, key: str, device: Device, make: Make[T], now: float) -> list[T]:
        made = self._fence.tried(make)
        if made is None:
            self._tries[key].fell(now)
            return []
        del self._out[key]
        self._on_trouble(back_again(device))
        return [made]
