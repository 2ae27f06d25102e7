"""The knob: a rotary encoder that is turned for volume or to scroll; its push is a button like any other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, cast

from hardware.devices import Device, Wiring
from hardware.fence import Fence
from hardware.repairs import Mending
from hardware.told import unturned

Turned = Literal["knob", "volume", "scroll"]  # a plain knob scrolls where there is something to scroll
OnTurn = Callable[[Turned, int], None]
Opened = tuple[Device, Any]


class Knobs:
    """All wired knobs of a table; their callbacks come from the pin library's own threads."""

    def __init__(
        self, wiring: Wiring, factory: Any, on_turn: OnTurn, on_trouble: Callable[[str], None]
    ) -> None:
        """Open every knob; one that does not open is told and left out."""
        self._fence = Fence(on_trouble)
        self._on_turn = on_turn
        self._on_trouble = on_trouble
        self._mending = Mending[Opened](self._fence, on_trouble)
        self._knobs: list[Opened] = []
        for device in wiring.of(("encoder",)):
            make = partial(self._open, device, factory)
            knob = self._fence.opened(device, make)
            if knob is not None:
                self._knobs.append(knob)
            else:
                self._mending.put(device, make)

    def __len__(self) -> int:
        """How many knobs work."""
        return len(self._knobs)

    def mend(self, now: float) -> float:
        """Try again what did not open; returns when to look again."""
        self._knobs += self._mending.back(now)
        return self._mending.due_s()

    def close(self) -> None:
        """Give all pins back; twice is fine."""
        self._mending.clear()
        for device, knob in self._knobs:
            self._fence.closed(device, knob.close)
        self._knobs = []

    def _open(self, device: Device, factory: Any) -> Opened:
        from gpiozero import RotaryEncoder

        # No bounce time: the order of the contacts tells a turn from chatter, and waiting would lose turns.
        knob = RotaryEncoder(device.pins[0], device.pins[1], max_steps=0, pin_factory=factory)
        role = cast(Turned, device.role)
        knob.when_rotated_clockwise = partial(self._tell, role, 1)
        knob.when_rotated_counter_clockwise = partial(self._tell, role, -1)
        return device, knob

    def _tell(self, role: Turned, steps: int) -> None:
        try:
            self._on_turn(role, steps)
        except Exception as error:  # noqa: BLE001 a fence: an error here would end the pin library's thread
            self._on_trouble(unturned(error))
