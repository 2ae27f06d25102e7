"""The buttons: next, undo, confirm, silence; a press is told at once, a double or long one besides."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Literal, cast

from companion.core.ports import Clock
from hardware.devices import Device, Wiring
from hardware.fence import Fence
from hardware.told import unheard

ButtonName = Literal["next", "undo", "confirm", "silence"]
Gesture = Literal["pressed", "double", "held"]
OnButton = Callable[[ButtonName, Gesture], None]
BOUNCE_S = 0.02  # contacts chatter for some milliseconds
DOUBLE_S = 0.4  # a second press this soon is a double one as well


class WiredButton:
    """One contact on its pin; every press is told at once, whatever may still become of it."""

    def __init__(
        self, device: Device, pin: int, factory: Any, tell: Callable[[Gesture], None], clock: Clock
    ) -> None:
        """Take the pin; raises what the pin library raises."""
        from gpiozero import Button

        self._tell, self._clock = tell, clock
        self._last_s = -math.inf
        self._button = Button(
            pin,
            pull_up=not device.inverted,
            bounce_time=BOUNCE_S,
            hold_time=device.hold_s or 1.0,
            pin_factory=factory,
        )
        self._button.when_pressed = self._pressed
        if device.hold_s:
            self._button.when_held = partial(tell, "held")

    def close(self) -> None:
        """Give the pin back."""
        self._button.close()

    def _pressed(self) -> None:
        now = self._clock()
        is_double = now - self._last_s <= DOUBLE_S
        self._last_s = -math.inf if is_double else now  # three presses are not two double ones
        self._tell("pressed")
        if is_double:
            self._tell("double")


class Buttons:
    """All wired buttons of a table; their callbacks come from the pin library's own threads."""

    def __init__(
        self,
        wiring: Wiring,
        factory: Any,
        on_button: OnButton,
        on_trouble: Callable[[str], None],
        clock: Clock,
    ) -> None:
        """Open every button; one that does not open is told and left out."""
        self._fence = Fence(on_trouble)
        self._on_button = on_button
        self._on_trouble = on_trouble
        found = [
            (
                device,
                name,
                self._fence.opened(
                    device, partial(WiredButton, device, pin, factory, partial(self._tell, name), clock)
                ),
            )
            for device, pin, name in contacts(wiring)
        ]
        self._buttons = [(device, name, button) for device, name, button in found if button is not None]

    def __len__(self) -> int:
        """How many buttons work."""
        return len(self._buttons)

    @property
    def names(self) -> frozenset[str]:
        """The buttons that work."""
        return frozenset(name for _, name, _ in self._buttons)

    def close(self) -> None:
        """Give all pins back; twice is fine."""
        for device, _, button in self._buttons:
            self._fence.closed(device, button.close)
        self._buttons = []

    def _tell(self, name: ButtonName, gesture: Gesture) -> None:
        try:
            self._on_button(name, gesture)
        except Exception as error:  # noqa: BLE001 a fence: an error here would end the pin library's thread
            self._on_trouble(unheard(name, error))


def contacts(wiring: Wiring) -> Iterator[tuple[Device, int, ButtonName]]:
    """Everything that can be pressed, with its pin: the buttons, and the knob, whose push is silence."""
    for device in wiring.of(("button",)):
        yield device, device.pins[0], cast(ButtonName, device.role.removeprefix("button:"))
    for device in wiring.of(("encoder",)):
        for pin in device.pins[2:]:
            yield device, pin, "silence"
