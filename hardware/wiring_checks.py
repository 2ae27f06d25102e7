"""What a device of a wiring file must keep, whatever else there is: kind, role, pins, numbers, current."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.core.language.phrases import Phrase, phrase
from hardware.devices import BUZZER_KINDS, KINDS, LAMP_KINDS, MOST_LIGHTS, Device
from hardware.electrics import LEDS, PIN_MA, TRANSISTOR_MA
from hardware.faults import fault
from hardware.told import as_phrase

ROLES = re.compile(
    r"seat:[1-5*]|room:[1-5*]|mood|scan|buzzer|button:(next|undo|confirm|silence)|knob|volume|scroll"
)
ROLE_NAMES = (
    "seat:1 to seat:5, room:1 to room:5, mood, scan, buzzer, button:next, ...:undo, ...:confirm, "
    "...:silence, knob, volume, scroll; on a board of lights also seat:*, room:*"
)
TURNED = ("knob", "volume", "scroll")
FIRST_PIN, LAST_PIN = 2, 27
PULLED_UP = (2, 3)  # resistors on the Pi itself pull these to 3.3 V
BOARD_LIGHTS = (2, 10)
HOLD_S = (0.5, 8)


def device_faults(device: Device, kept: dict[int, str]) -> Iterator[str]:
    """What is wrong with one device; `kept` names the pins that may not be used."""
    yield from _kind_faults(device)
    yield from _number_faults(device)
    yield from _current_faults(device)
    for pin in device.pins:
        if not 0 <= pin <= LAST_PIN:
            words = (
                f"there is no GPIO {pin}; use a number from {FIRST_PIN} to {LAST_PIN} "
                "(not the header position)."
            )
            yield fault("no-gpio", words, pin=pin, first=FIRST_PIN, last=LAST_PIN)
        elif pin in kept:
            words = f"GPIO {pin} is kept free for {kept[pin]}; choose another pin."
            yield fault("kept-free", words, pin=pin, what=as_phrase(kept[pin]))
        elif pin in PULLED_UP and device.kind == "button" and device.inverted:
            words = (
                f"GPIO {pin} is always pulled to 3.3 V; connect the button to ground and remove 'inverted'."
            )
            yield fault("pulled", words, pin=pin)


def header_faults(reserved: dict[str, tuple[int, ...]]) -> Iterator[str]:
    """What is wrong with the list of reserved pins."""
    for purpose, pins in reserved.items():
        for pin in pins:
            if not 0 <= pin <= LAST_PIN:
                words = (
                    f"'{purpose}' reserves GPIO {pin}, which does not exist; use numbers up to {LAST_PIN}."
                )
                yield fault("reserves", words, what=purpose, pin=pin, last=LAST_PIN)


def _kind_faults(device: Device) -> Iterator[str]:
    known = device.kind in KINDS
    if not known:
        kinds = ", ".join(KINDS)
        words = f"the kind '{device.kind}' is unknown; use one of {kinds}."
        yield fault("kind", words, kind=device.kind, known=kinds)
    elif not _has_its_pins(device):
        need, count = ", ".join(KINDS[device.kind]), len(device.pins)
        words = f"a {device.kind} needs {_count(device)} pin(s) ({need}), not {count}."
        yield fault("pins", words, kind=device.kind, wanted=_wanted(device), need=need, count=count)
    if not ROLES.fullmatch(device.role):
        words = f"the role '{device.role}' is unknown; use one of {ROLE_NAMES}."
        yield fault("role", words, role=device.role)
    elif known and not _suits(device):
        words = f"a {device.kind} cannot have the role '{device.role}'; give it another kind or role."
        yield fault("suits", words, kind=device.kind, role=device.role)
    elif device.role.endswith("*") and len(device.pins) > MOST_LIGHTS:
        more = len(device.pins) - MOST_LIGHTS
        words = f"'{device.role}' are {MOST_LIGHTS} lights at most; take away {more}."
        yield fault("too-many", words, role=device.role, most=MOST_LIGHTS, more=more)


def _number_faults(device: Device) -> Iterator[str]:
    if not 0.0 < device.brightness <= 1.0:
        words = f"the brightness {device.brightness} is out of range; use a number above 0 and up to 1."
        yield fault("brightness", words, value=f"{device.brightness}")
    if device.inverted and device.kind == "buzzer-tonal":
        words = "a tonal buzzer cannot be inverted; connect it from pin to ground and remove 'inverted'."
        yield fault("inverted-buzzer", words)
    if device.inverted and device.kind == "encoder":
        words = "an encoder cannot be inverted; connect its middle leg to ground and remove 'inverted'."
        yield fault("inverted-encoder", words)
    if device.hold_s and not HOLD_S[0] <= device.hold_s <= HOLD_S[1]:
        words = f"hold_s is {device.hold_s}; use 0.5 to 8 seconds, or 0 for a button that is never held."
        yield fault("hold", words, value=f"{device.hold_s}")


def _current_faults(device: Device) -> Iterator[str]:
    for led in device.leds:
        if led not in LEDS:
            known = ", ".join(LEDS)
            words = f"the sort of LED '{led}' is unknown; use one of {known}."
            yield fault("led", words, led=led, known=known)
    if device.kind in LAMP_KINDS and _has_its_pins(device) and len(device.leds) != len(device.pins):
        sorts, pins = len(device.leds), len(device.pins)
        words = f"'led' names {sorts} sorts for {pins} pins; name one, or one each."
        yield fault("leds", words, sorts=sorts, pins=pins)
    if device.led and device.kind not in LAMP_KINDS:
        yield fault("no-led", f"a {device.kind} has no LED; remove 'led'.", kind=device.kind)
    most = TRANSISTOR_MA if device.transistor else PIN_MA
    if not (device.current_ma == 0 or 0.5 <= device.current_ma <= most):
        remedy = "" if device.transistor else ", or let a transistor switch it (transistor = true)"
        words = f"current_ma is {device.current_ma:g}; use 0.5 to {most:g}{remedy}."
        key = "current" if device.transistor else "current-weak"
        yield fault(key, words, value=f"{device.current_ma:g}", most=f"{most:g}")
    if device.transistor and device.kind not in (*LAMP_KINDS, *BUZZER_KINDS):
        words = f"a {device.kind} needs no transistor; remove 'transistor'."
        yield fault("no-transistor", words, kind=device.kind)
    elif device.transistor and device.inverted:
        yield fault("transistor-high", "a transistor lights the lamp by a high pin; remove 'inverted'.")


def _has_its_pins(device: Device) -> bool:
    if device.kind == "board":
        return BOARD_LIGHTS[0] <= len(device.pins) <= BOARD_LIGHTS[1]
    if device.kind == "encoder":
        return len(device.pins) in (2, 3)  # not every knob can be pushed
    return len(device.pins) == len(KINDS[device.kind])


def _count(device: Device) -> str:
    if device.kind == "board":
        return f"{BOARD_LIGHTS[0]} to {BOARD_LIGHTS[1]}"
    return "2 or 3" if device.kind == "encoder" else str(len(KINDS[device.kind]))


def _wanted(device: Device) -> str | Phrase:
    if device.kind == "board":
        return phrase("fault-between", low=BOARD_LIGHTS[0], high=BOARD_LIGHTS[1])
    return phrase("fault-or", low=2, high=3) if device.kind == "encoder" else _count(device)


def _suits(device: Device) -> bool:
    if device.kind in LAMP_KINDS:
        lights = device.role.partition(":")[0] in ("seat", "room", "mood", "scan")
        return lights and (device.kind == "board" or not device.role.endswith("*"))
    if device.kind == "button":
        return device.role.startswith("button:")
    return device.role in TURNED if device.kind == "encoder" else device.role == "buzzer"
