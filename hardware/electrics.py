"""What belongs between pin and device: resistors by sort of LED and current, and what a pin can give."""

from __future__ import annotations

import msgspec

from hardware.devices import Device

PIN_V, STRONG_V = 3.3, 5.0
PIN_MA = 8.0  # what a pin is set to give; twice as much would hurt it
HEADER_MA = 50.0  # all pins together
USUAL_MA = 2.0  # bright enough beside a game, and twenty lights stay below what the header gives
PIEZO_OHM = 470  # a piezo disc takes its charge in a gulp; this keeps the gulp at 7 mA
BASE_OHM = 1000
BASE_V, SATURATED_V = 0.7, 0.1
TRANSISTOR_MA = 100.0  # a small NPN transistor with this base resistor switches so much safely
E12 = (10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82)  # the values that every assortment has


class Led(msgspec.Struct, frozen=True):
    """A sort of LED: what it drops when it glows, and how it looks."""

    volts: float
    colour: str


LEDS = {
    "red": Led(1.8, "#E5383B"),
    "amber": Led(1.9, "#F2A93B"),
    "yellow": Led(1.9, "#E8D21D"),
    "green": Led(2.0, "#6CBF4B"),  # the yellowish green of old; the bright one is true-green
    "true-green": Led(2.7, "#1FA35B"),
    "blue": Led(2.7, "#2F6FDE"),
    "white": Led(2.7, "#F4F6FA"),
    "warm-white": Led(2.7, "#FFE9C4"),
    "pink": Led(2.7, "#F08FC0"),
}


def resistor(led: str, current_ma: float, supply_v: float = PIN_V) -> int:
    """The next resistor of the usual series that lets no more than this current through."""
    wanted = (supply_v - LEDS[led].volts) * 1000 / current_ma
    return next(value for value in _series() if value >= wanted - 1e-9)


def current(led: str, ohm: int, supply_v: float = PIN_V) -> float:
    """What flows through this LED behind this resistor, in mA."""
    return (supply_v - LEDS[led].volts) * 1000 / ohm


def needs_ma(device: Device) -> float:
    """What a device takes from its pins at most."""
    if device.transistor:
        return len(device.pins) * (PIN_V - BASE_V) * 1000 / BASE_OHM
    if device.kind == "buzzer-tonal":
        return PIN_V * 1000 / PIEZO_OHM
    if device.kind == "buzzer-active":
        return device.current_ma or PIN_MA
    return sum(current(led, resistor(led, device.current_ma or USUAL_MA)) for led in device.leds)


def series_of(ohm: int) -> str:
    """A resistance as it is printed on a packet: 330 Ω, 1.2 kΩ."""
    return f"{ohm} Ω" if ohm < 1000 else f"{ohm / 1000:g} kΩ"


def _series() -> list[int]:
    return [value * 10**power for power in range(6) for value in E12]
