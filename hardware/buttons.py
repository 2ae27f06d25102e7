"""The buttons: next, undo, confirm; pressed at once, held once more after a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, cast

from hardware.fence import Fence
from hardware.wiring import Device, Wiring

ButtonName = Literal["next", "undo", "confirm"]
Gesture = Literal["pressed", "held"]
OnButton = Callable[[ButtonName, Gesture], None]
BOUNCE_S = 0.02  # contacts chatter for some milliseconds


class Buttons:
    """All wired buttons of a table; their callbacks come from the pin library's own threads."""

    def __init__(
        self, wiring: Wiring, factory: Any, on_button: OnButton, on_trouble: Callable[[str], None]
    ) -> None:
        """Open every button; one that does not open is told and left out."""
        self._fence = Fence(on_trouble)
        self._on_button = on_button
        self._on_trouble = on_trouble
        found = [
            (device, self._fence.opened(device, partial(self._open, device, factory)))
            for device in wiring.of(("button",))
        ]
        self._buttons = [(device, button) for device, button in found if button is not None]

    def __len__(self) -> int:
        """How many buttons work."""
        return len(self._buttons)

    @property
    def names(self) -> frozenset[str]:
        """The buttons that work."""
        return frozenset(_name(device) for device, _ in self._buttons)

    def close(self) -> None:
        """Give all pins back; twice is fine."""
        for device, button in self._buttons:
            self._fence.closed(device, button.close)
        self._buttons = []

    def _open(self, device: Device, factory: Any) -> Any:
        from gpiozero import Button

        button = Button(
            device.pins[0],
            pull_up=not device.inverted,
            bounce_time=BOUNCE_S,
            hold_time=device.hold_s,
            pin_factory=factory,
        )
        button.when_pressed = partial(self._tell, _name(device), "pressed")
        button.when_held = partial(self._tell, _name(device), "held")
        return button

    def _tell(self, name: ButtonName, gesture: Gesture) -> None:
        try:
            self._on_button(name, gesture)
        except Exception as error:  # noqa: BLE001 a fence: an error here would end the pin library's thread
            self._on_trouble(f"The button '{name}' was not heard ({error}); use the screen instead.")


def _name(device: Device) -> ButtonName:
    return cast(ButtonName, device.role.removeprefix("button:"))
