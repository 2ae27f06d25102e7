"""What is good to know about a wiring that is right: rough tones, current, shared pins."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.core.language.phrases import Phrase, phrase
from hardware.devices import Wiring
from hardware.electrics import HEADER_MA, needs_ma
from hardware.header import HIGH_AT_FIRST, PWM_PINS, second_jobs
from hardware.names import called
from hardware.pins import Pulses


class WiringNote(msgspec.Struct, frozen=True):
    """A sentence in English, and the same as data for every language."""

    says: str
    told: Phrase


def notes(wiring: Wiring, times: Pulses = "program") -> tuple[WiringNote, ...]:
    """Everything worth knowing; `times` is who times the pulses of tones and dimmed lights."""
    return (*_tones(wiring, times), *_current(wiring), *_pulled(wiring), *_shared(wiring))


def _tones(wiring: Wiring, times: Pulses) -> Iterator[WiringNote]:
    for device in wiring.of(("buzzer-tonal",)):
        pin = device.pins[0]
        if times == "program":
            says = "Its tones are timed by the program, so they are a little rough."
            yield WiringNote(
                f"'{device.name}' on GPIO {pin}: {says}", phrase("note-tones-rough", name=called(device))
            )
        elif times == "chip":
            says = "The driver pigpio plays only some tones, so melodies sound wrong; lgpio plays all."
            yield WiringNote(
                f"'{device.name}' on GPIO {pin}: {says}", phrase("note-tones-few", name=called(device))
            )
        if pin not in PWM_PINS:
            pins = ", ".join(str(each) for each in PWM_PINS)
            says = f"The chip could time tones on GPIO {pins} only; keep one of them for it if you can."
            yield WiringNote(
                f"'{device.name}': {says}", phrase("note-tones-pin", name=called(device), pins=pins)
            )


def _current(wiring: Wiring) -> Iterator[WiringNote]:
    total = sum(needs_ma(device) for device in wiring.devices)
    if total > HEADER_MA:
        says = (
            f"All lights together take {total:.0f} mA; {HEADER_MA:.0f} mA are safe. "
            "Lower current_ma, or let transistors switch the brighter ones."
        )
        yield WiringNote(says, phrase("note-current", total=f"{total:.0f}", most=f"{HEADER_MA:.0f}"))


def _pulled(wiring: Wiring) -> Iterator[WiringNote]:
    for device in wiring.devices:
        if device.transistor and any(pin in HIGH_AT_FIRST for pin in device.pins):
            says = "It glows while the app is closed: GPIO 0 to 8 are pulled up then; take one from 9 on."
            yield WiringNote(f"'{device.name}': {says}", phrase("note-pulled", name=called(device)))


def _shared(wiring: Wiring) -> Iterator[WiringNote]:
    jobs = second_jobs(pin for device in wiring.devices for pin in device.pins)
    if jobs:
        words = ", ".join(jobs)
        says = f"Pins have second jobs that must be switched off in raspi-config or config.txt: {words}."
        yield WiringNote(says, phrase("note-shared", jobs=words))
