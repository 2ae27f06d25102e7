"""What lies between each pin and its rail: resistor, part, transistor; for pictures, lists and shopping."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from hardware.devices import Device, Wiring
from hardware.electrics import BASE_OHM, PIEZO_OHM, SATURATED_V, STRONG_V, USUAL_MA, resistor
from hardware.header import GROUND, WEAK

Part = Literal["led", "buzzer", "switch", "contact"]
STRONG_MA = 20.0  # what a lamp behind a transistor is given when its file says nothing


class Strand(msgspec.Struct, frozen=True):
    """One pin of a device and everything on the way from it to a rail."""

    pin: int
    part: Part
    word: str  # the sort of LED, or what the contact is for
    rail: str  # where the way ends
    ohm: int = 0  # the resistor next to the pin; 0: none
    transistor: bool = False  # then the pin drives a base, and the part hangs between 5 V and the collector
    load_ohm: int = 0  # the resistor of a part behind a transistor


def strands(device: Device) -> tuple[Strand, ...]:
    """The ways from all pins of a device, in the order of its pins."""
    if device.leds:
        lit = zip(device.pins, device.leds, strict=True)
        return tuple(_lamp(device, pin, led) for pin, led in lit)
    return tuple(_other(device, nth, pin) for nth, pin in enumerate(device.pins))


def parts_to_buy(wiring: Wiring) -> Counter[tuple[str, str]]:
    """What to buy: how many of each (sort, value)."""
    found: Counter[tuple[str, str]] = Counter()
    for device in wiring.devices:
        found[_bought(device)] += len(device.pins) if device.kind in ("led", "pwm", "board") else 1
        for strand in strands(device):
            ohms = [ohm for ohm in (strand.ohm, strand.load_ohm) if ohm]
            found.update(("resistor", str(ohm)) for ohm in ohms)
            found.update([("transistor", "NPN")] if strand.transistor else [])
    return found


def _lamp(device: Device, pin: int, led: str) -> Strand:
    if device.transistor:
        load = resistor(led, device.current_ma or STRONG_MA, STRONG_V - SATURATED_V)
        return Strand(pin, "led", led, GROUND, BASE_OHM, True, load)
    rail = WEAK if device.inverted else GROUND
    return Strand(pin, "led", led, rail, resistor(led, device.current_ma or USUAL_MA))


def _other(device: Device, nth: int, pin: int) -> Strand:
    rail = WEAK if device.inverted else GROUND
    if device.kind == "encoder" and nth < 2:
        return Strand(pin, "contact", "ab"[nth], rail)
    if device.kind in ("button", "encoder"):
        return Strand(pin, "switch", "push" if device.kind == "encoder" else "", rail)
    if device.transistor:
        return Strand(pin, "buzzer", "", GROUND, BASE_OHM, True)
    return Strand(pin, "buzzer", "", rail, PIEZO_OHM if device.kind == "buzzer-tonal" else 0)


def _bought(device: Device) -> tuple[str, str]:
    if device.kind in ("led", "pwm", "board"):
        return "led", device.leds[0]
    return device.kind, "anode" if device.inverted and device.leds else ""
