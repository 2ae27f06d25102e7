"""The buttons: next, undo, confirm, silence; pressed when let go, some twice, held to switch off."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Literal, cast

from companion.core.ports.house import Clock
from hardware.devices import Device, Wiring
from hardware.fence import Fence
from hardware.gestures import Gesture, Hand
from hardware.repairs import Mending
from hardware.rounds import Rounds
from hardware.told import unheard

ButtonName = Literal["next", "undo", "confirm", "silence"]
OnButton = Callable[[ButtonName, Gesture], None]
BOUNCE_S = 0.02  # contacts chatter for some milliseconds
WAITS: tuple[ButtonName, ...] = ("undo",)  # twice is the opposite of once: it must not do both
Feel = Callable[[Hand, bool], None]


class WiredButton:
    """One contact on its pin, and what the thumb on it means."""

    def __init__(self, device: Device, name: ButtonName, pin: int, factory: Any, feel: Feel) -> None:
        """Take the pin; raises what the pin library raises. `feel` hears it close and open."""
        from gpiozero import Button

        self.device, self.name = device, name
        self.hand = Hand(device.hold_s, name in WAITS)
        self._button = Button(pin, pull_up=not device.inverted, bounce_time=BOUNCE_S, pin_factory=factory)
        self._button.when_pressed = partial(feel, self.hand, True)
        self._button.when_released = partial(feel, self.hand, False)

    def close(self) -> None:
        """Give the pin back."""
        self._button.close()


class Buttons(Rounds):
    """All wired buttons; contacts are felt on the pin library's threads, time passes on our own."""

    def __init__(
        self,
        wiring: Wiring,
        factory: Any,
        on_button: OnButton,
        on_trouble: Callable[[str], None],
        clock: Clock,
    ) -> None:
        """Open every button; one that does not open is told, left out and tried again."""
        super().__init__("buttons", clock)
        self._fence, self._on_button, self._on_trouble = Fence(on_trouble), on_button, on_trouble
        self._mending = Mending[WiredButton](self._fence, on_trouble)
        self._lock = threading.Lock()
        self._buttons: list[WiredButton] = []
        for device, pin, name in contacts(wiring):
            feel = partial(self._felt, name)
            make = partial(WiredButton, device, name, pin, factory, feel)
            button = self._fence.opened(device, make)
            if button is not None:
                self._buttons.append(button)
            else:
                self._mending.put(device, make, name)

    def __len__(self) -> int:
        """How many buttons work."""
        return len(self._buttons)

    @property
    def names(self) -> frozenset[str]:
        """The buttons that work."""
        return frozenset(button.name for button in self._buttons)

    def serve(self, now: float) -> float | None:
        """Time passes: what is held, what waits for a second press, what is out."""
        self._buttons += self._mending.back(now)
        for button in tuple(self._buttons):
            with self._lock:
                told = button.hand.tick(now)
            self._tell(button.name, told)
        due = min((self._mending.due_s(), *(button.hand.due_s() for button in self._buttons)))
        return None if math.isinf(due) else max(0.0, due - now)

    def fall(self, error: Exception, pause_s: float, now: float) -> None:
        """Every single gesture is fenced by itself; what is left is told."""
        self._on_trouble(unheard("next", error))

    def close(self) -> None:
        """Give all pins back; twice is fine."""
        self.stop()
        self._mending.clear()
        for button in self._buttons:
            self._fence.closed(button.device, button.close)
        self._buttons = []

    def _felt(self, name: ButtonName, hand: Hand, is_down: bool) -> None:
        now = self._clock()
        with self._lock:
            told = hand.down(now) if is_down else hand.up(now)
        self._tell(name, told)
        self.ring()

    def _tell(self, name: ButtonName, gestures: tuple[Gesture, ...]) -> None:
        for gesture in gestures:
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
