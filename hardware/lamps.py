"""The wired lamps: each shows the most urgent light of its role, as well as its kind can."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol

from hardware.cues.colours import DARK, Colour
from hardware.cues.patterns import changes_in_s, level
from hardware.cues.stage import Lit, Scene
from hardware.fence import Fence
from hardware.flicker import FlickerGuard
from hardware.wiring import LAMP_KINDS, Device, Wiring

STAND_IN = "mood"  # shows what has no lamp of its own
NO_STAND_IN = "scan"  # white light on the table would mean something else anywhere else
ON = 0.3  # a lamp that cannot be dimmed is dark below this; faint lights are not to look like bright ones
STEPS = 100  # pin drivers take the brightness in whole percents
GAMMA = 2.2  # half the number is not half the light to an eye


class Bulb(Protocol):
    """A device of gpiozero behind a lamp."""

    value: Any

    def close(self) -> None:
        """Give the pins back; twice is fine."""
        ...


class WiredLamp:
    """One lamp on its pins."""

    def __init__(self, device: Device, factory: Any) -> None:
        """Take the pins; raises what the pin library raises."""
        self.device = device
        self.guard = FlickerGuard()
        self._bulb = _bulb(device, factory)
        self._value: Any = None

    def burn(self, colour: Colour) -> None:
        """Burn in this colour, which is already as dim as the moment wants it."""
        value = _value(self.device, colour)
        if value != self._value:
            self._bulb.value = value
            self._value = value

    def close(self) -> None:
        """Go dark and give the pins back."""
        self._bulb.close()


class Lamps:
    """All wired lamps of a table."""

    def __init__(self, wiring: Wiring, factory: Any, on_trouble: Callable[[str], None]) -> None:
        """Open every lamp; one that does not open is told and left out."""
        self._fence = Fence(on_trouble)
        found = [
            self._fence.opened(device, partial(WiredLamp, device, factory))
            for device in wiring.of(LAMP_KINDS)
        ]
        self._lamps: list[WiredLamp] = [lamp for lamp in found if lamp is not None]

    @property
    def roles(self) -> frozenset[str]:
        """The roles that have a working lamp."""
        return frozenset(lamp.device.role for lamp in self._lamps)

    def __len__(self) -> int:
        """How many lamps work."""
        return len(self._lamps)

    def burn(self, scene: Scene, now: float) -> float:
        """Show the scene; returns when to look again (infinite: not before the scene changes)."""
        chosen = choose(scene.lights, self.roles)
        again = math.inf
        for lamp in list(self._lamps):
            lit = chosen.get(lamp.device.role)
            colour = shade(lit, now)
            again = min(again, _changes_at(lit, now))
            held_until = lamp.guard.allows(_is_lit(lamp.device, colour), now)
            if held_until is not None:
                colour, again = DARK, min(again, held_until)
            if not self._fence.held(lamp.device, partial(lamp.burn, colour)):
                self._lamps.remove(lamp)
                self._fence.closed(lamp.device, lamp.close)
        return again

    def close(self) -> None:
        """Everything dark, all pins given back; twice is fine."""
        for lamp in self._lamps:
            self._fence.closed(lamp.device, lamp.close)
        self._lamps = []


def choose(lights: Iterable[Lit], roles: frozenset[str]) -> dict[str, Lit]:
    """The light of each wired role; the mood lamp stands in for lamps that are not there."""
    chosen: dict[str, Lit] = {}
    for lit in lights:
        role = lit.role if lit.role in roles or lit.role == NO_STAND_IN else STAND_IN
        best = chosen.get(role)
        if role in roles and (best is None or _weight(lit) > _weight(best)):
            chosen[role] = lit
    return chosen


def shade(lit: Lit | None, now: float) -> Colour:
    """The colour at this moment of the pattern."""
    if lit is None:
        return DARK
    bright = level(lit.pattern, now - lit.since_s, lit.period_s)
    red, green, blue = lit.colour
    return (red * bright, green * bright, blue * bright)


def _weight(lit: Lit) -> tuple[int, float]:
    return (lit.priority, max(lit.colour))


def _changes_at(lit: Lit | None, now: float) -> float:
    if lit is None:
        return math.inf
    soon = changes_in_s(lit.pattern, now - lit.since_s, lit.period_s)
    return math.inf if soon is None else now + soon


def _is_lit(device: Device, colour: Colour) -> bool:
    value = _value(device, colour)
    return any(value) if isinstance(value, tuple) else value > 0


def _value(device: Device, colour: Colour) -> Any:
    """What the pins of this kind of lamp are told for a colour."""
    bright = max(colour)
    if device.kind == "led":
        return 1 if bright >= ON else 0
    if device.kind == "pwm":
        return _duty(bright, device)
    if device.kind == "two-colour":
        red, green = _red_and_green(colour)
        return (_duty(bright * red, device), _duty(bright * green, device))
    return tuple(_duty(part, device) for part in colour)


def _red_and_green(colour: Colour) -> tuple[int, int]:
    """Red, green or both together (amber), whichever comes nearest; blue counts as green."""
    red, green = colour[0], max(colour[1], colour[2])
    most = max(red, green)
    return (int(red > 0.75 * most), int(green > 0.6 * most))


def _duty(bright: float, device: Device) -> float:
    duty: float = round(bright**GAMMA * device.brightness * STEPS) / STEPS
    return duty


def _bulb(device: Device, factory: Any) -> Bulb:
    from gpiozero import LED, PWMLED, RGBLED, LEDBoard

    active_high = not device.inverted
    if device.kind == "led":
        bulb: Bulb = LED(device.pins[0], active_high=active_high, pin_factory=factory)
    elif device.kind == "pwm":
        bulb = PWMLED(device.pins[0], active_high=active_high, pin_factory=factory)
    elif device.kind == "two-colour":
        bulb = LEDBoard(*device.pins, pwm=True, active_high=active_high, pin_factory=factory)
    else:
        bulb = RGBLED(*device.pins, active_high=active_high, pin_factory=factory)
    return bulb
