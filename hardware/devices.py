"""What hangs on the pins: devices by name, role and kind, as a wiring file tells them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

KINDS = {  # kind -> what each of its pins is for, in the order of `pins`
    "led": ("light",),
    "pwm": ("light",),
    "two-colour": ("red", "green"),
    "rgb": ("red", "green", "blue"),
    "board": ("light", "light", "..."),
    "buzzer-tonal": ("buzzer",),
    "buzzer-active": ("buzzer",),
    "button": ("button",),
    "encoder": ("a", "b", "push"),
}
LAMP_KINDS = ("led", "pwm", "two-colour", "rgb", "board")
BUZZER_KINDS = ("buzzer-tonal", "buzzer-active")
LED_USUAL = {"two-colour": ("red", "green"), "rgb": ("red", "true-green", "blue")}
MOST_LIGHTS = 5  # of seats, and of rooms


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing on wires: GPIO numbers as printed on a pin chart, not header positions."""

    name: str
    role: str
    kind: str
    pins: tuple[int, ...]
    brightness: float = 1.0
    inverted: bool = False  # lamps: lit when the pin is low; buttons: wired to 3.3 V instead of ground
    hold_s: float = 5.0  # buttons: held this long is another message; 0: holding says nothing
    led: str | tuple[str, ...] = ()  # lamps: the sort of LED, or one for each pin
    current_ma: float = 0.0  # lamps and active buzzers: what should flow; 0: as is usual
    transistor: bool = False  # the pin only switches, 5 V drive it

    @property
    def where(self) -> str:
        """The pins in words, for messages."""
        return "GPIO " + ", ".join(str(pin) for pin in self.pins)

    @property
    def leds(self) -> tuple[str, ...]:
        """The sort of LED on each pin of a lamp."""
        if self.kind not in LAMP_KINDS:
            return ()
        told = (self.led,) if isinstance(self.led, str) else self.led
        told = told or LED_USUAL.get(self.kind, ("white",))
        return told * len(self.pins) if len(told) == 1 else told

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of each light: one for the whole lamp, or 'seat:*' counted through on a board."""
        head, star, _ = self.role.partition("*")
        return tuple(f"{head}{nth}" for nth, _ in enumerate(self.pins, 1)) if star else (self.role,)


class Wiring(msgspec.Struct, frozen=True):
    """All devices of one table."""

    name: str
    about: str = ""
    devices: tuple[Device, ...] = ()
    reserved: dict[str, tuple[int, ...]] = {}  # what for -> pins kept free

    def of(self, kinds: Iterable[str]) -> Iterator[Device]:
        """The devices of these kinds, in the order of the file."""
        wanted = tuple(kinds)
        return (device for device in self.devices if device.kind in wanted)
