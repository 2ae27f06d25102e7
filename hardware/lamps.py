"""The wired lamps: each shows the most urgent light of its role, as well as its kind can."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol, cast

from companion.core.crossing.rhythms import level
from hardware.cues.colours import DARK, Colour, parsed
from hardware.cues.patterns import changes_in_s
from hardware.cues.stage import Lit, Scene
from hardware.devices import LAMP_KINDS, Device, Wiring
from hardware.electrics import LEDS
from hardware.fence import Fence
from hardware.flicker import FlickerGuard
from hardware.repairs import Mending

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

    def __init__(self, device: Device, role: str, bulb: Bulb, board: Any = None) -> None:
        """Shine for one role; `board` is what the bulb is a part of."""
        self.device = device
        self.role = role
        self.guard = FlickerGuard()
        self._bulb = bulb
        self._board = board  # kept: the pin library closes a board that nobody holds, with all its lights
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
        self._factory = factory
        self._mending = Mending[list[WiredLamp]](self._fence, on_trouble)
        self._devices = tuple(wiring.of(LAMP_KINDS))
        self._lamps: list[WiredLamp] = []
        for device in self._devices:
            make = partial(wire, device, factory)
            lamps = self._fence.opened(device, make)
            if lamps is None:
                self._mending.put(device, make)
            self._lamps += lamps or []

    @property
    def roles(self) -> frozenset[str]:
        """The roles that have a working lamp."""
        return frozenset(lamp.role for lamp in self._lamps)

    def __len__(self) -> int:
        """How many lamps work; a board counts while all of its lights do."""
        alight = Counter(lamp.device.name for lamp in self._lamps)
        return sum(alight[device.name] >= len(device.roles) for device in self._devices)

    def burn(self, scene: Scene, now: float) -> float:
        """Show the scene; returns when to look again (infinite: not before the scene changes)."""
        self._lamps += [lamp for lamps in self._mending.back(now) for lamp in lamps]
        chosen = choose(scene.lights, self.roles)
        again = self._mending.due_s()
        for lamp in list(self._lamps):
            lit = chosen.get(lamp.role)
            colour = dimmed(shade(lit, now), lamp.device, scene.brightness)
            again = min(again, _changes_at(lit, now))
            held_until = lamp.guard.allows(_is_lit(lamp.device, colour), now)
            if held_until is not None:
                colour, again = DARK, min(again, held_until)
            if not self._fence.held(lamp.device, partial(lamp.burn, colour)):
                self._take_out(lamp)
                again = min(again, now)
        return again

    def _take_out(self, lamp: WiredLamp) -> None:
        """It failed: of a board with a role for each light only this one is opened anew."""
        self._lamps.remove(lamp)
        self._fence.closed(lamp.device, lamp.close)
        part = lamp.role if len(lamp.device.roles) > 1 else ""
        make = partial(wire_one, lamp.device, lamp.role, self._factory) if part else None
        self._mending.put(lamp.device, make or partial(wire, lamp.device, self._factory), part)

    def close(self) -> None:
        """Everything dark, all pins given back; twice is fine."""
        self._mending.clear()
        for lamp in self._lamps:
            self._fence.closed(lamp.device, lamp.close)
        self._lamps = []


def wire(device: Device, factory: Any) -> list[WiredLamp]:
    """Open a device: one lamp, or on a board with a role for each light one lamp for each."""
    bulb = _bulb(device, factory)
    if len(device.roles) == 1:
        return [WiredLamp(device, device.role, bulb)]
    return [
        WiredLamp(device, role, one, bulb) for role, one in zip(device.roles, cast(Any, bulb), strict=True)
    ]


def wire_one(device: Device, role: str, factory: Any) -> list[WiredLamp]:
    """Open a single light of a board anew."""
    from gpiozero import PWMLED

    pin = device.pins[device.roles.index(role)]
    return [WiredLamp(device, role, PWMLED(pin, active_high=not device.inverted, pin_factory=factory))]


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


def dimmed(colour: Colour, device: Device, brightness: float) -> Colour:
    """Less bright by night; a lamp that can only be on or off stays on, the scan light serves the camera."""
    if device.kind == "led" or device.role == NO_STAND_IN:
        return colour
    red, green, blue = colour
    return (red * brightness, green * brightness, blue * brightness)


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
    if device.kind == "pwm" or len(device.roles) > 1:
        return _duty(bright, device)
    if device.kind == "board":
        return (_duty(bright, device),) * len(device.pins)
    if device.kind == "two-colour":
        first, second = _nearest(colour, device.leds)
        return (_duty(bright * first, device), _duty(bright * second, device))
    return tuple(_duty(part, device) for part in colour)


def _nearest(colour: Colour, leds: tuple[str, ...]) -> tuple[int, int]:
    """The first, the second or both together (red and green make amber), whichever comes nearest."""
    first, second = (parsed(LEDS[led].colour) for led in leds)
    both = (first[0] + second[0], first[1] + second[1], first[2] + second[2])
    choices = {(1, 0): first, (0, 1): second, (1, 1): both}

    def likeness(each: tuple[int, int]) -> float:
        shown = choices[each]
        return sum(a * b for a, b in zip(shown, colour, strict=True)) / math.hypot(*shown)

    return max(choices, key=likeness)


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
    elif device.kind in ("two-colour", "board"):
        bulb = LEDBoard(*device.pins, pwm=True, active_high=active_high, pin_factory=factory)
    else:
        bulb = RGBLED(*device.pins, active_high=active_high, pin_factory=factory)
    return bulb
