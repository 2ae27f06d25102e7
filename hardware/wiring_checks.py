"""What a device of a wiring file must keep, whatever else there is: kind, role, pins, numbers, current."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hardware.devices import BUZZER_KINDS, KINDS, LAMP_KINDS, MOST_LIGHTS, Device
from hardware.electrics import LEDS, PIN_MA, TRANSISTOR_MA

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
            yield (
                f"there is no GPIO {pin}; use a number from {FIRST_PIN} to {LAST_PIN} "
                "(not the header position)."
            )
        elif pin in kept:
            yield f"GPIO {pin} is kept free for {kept[pin]}; choose another pin."
        elif pin in PULLED_UP and device.kind == "button" and device.inverted:
            yield f"GPIO {pin} is always pulled to 3.3 V; connect the button to ground and remove 'inverted'."


def header_faults(reserved: dict[str, tuple[int, ...]]) -> Iterator[str]:
    """What is wrong with the list of reserved pins."""
    for purpose, pins in reserved.items():
        for pin in pins:
            if not 0 <= pin <= LAST_PIN:
                yield f"'{purpose}' reserves GPIO {pin}, which does not exist; use numbers up to {LAST_PIN}."


def _kind_faults(device: Device) -> Iterator[str]:
    known = device.kind in KINDS
    if not known:
        yield f"the kind '{device.kind}' is unknown; use one of {', '.join(KINDS)}."
    elif not _has_its_pins(device):
        need = KINDS[device.kind]
        yield f"a {device.kind} needs {_count(device)} pin(s) ({', '.join(need)}), not {len(device.pins)}."
    if not ROLES.fullmatch(device.role):
        yield f"the role '{device.role}' is unknown; use one of {ROLE_NAMES}."
    elif known and not _suits(device):
        yield f"a {device.kind} cannot have the role '{device.role}'; give it another kind or role."
    elif device.role.endswith("*") and len(device.pins) > MOST_LIGHTS:
        yield f"'{device.role}' are {MOST_LIGHTS} lights at most; take away {len(device.pins) - MOST_LIGHTS}."


def _number_faults(device: Device) -> Iterator[str]:
    if not 0.0 < device.brightness <= 1.0:
        yield f"the brightness {device.brightness} is out of range; use a number above 0 and up to 1."
    if device.inverted and device.kind == "buzzer-tonal":
        yield "a tonal buzzer cannot be inverted; connect it from pin to ground and remove 'inverted'."
    if device.inverted and device.kind == "encoder":
        yield "an encoder cannot be inverted; connect its middle leg to ground and remove 'inverted'."
    if device.hold_s and not HOLD_S[0] <= device.hold_s <= HOLD_S[1]:
        yield f"hold_s is {device.hold_s}; use 0.5 to 8 seconds, or 0 for a button that is never held."


def _current_faults(device: Device) -> Iterator[str]:
    for led in device.leds:
        if led not in LEDS:
            yield f"the sort of LED '{led}' is unknown; use one of {', '.join(LEDS)}."
    if device.kind in LAMP_KINDS and _has_its_pins(device) and len(device.leds) != len(device.pins):
        yield f"'led' names {len(device.leds)} sorts for {len(device.pins)} pins; name one, or one each."
    if device.led and device.kind not in LAMP_KINDS:
        yield f"a {device.kind} has no LED; remove 'led'."
    most = TRANSISTOR_MA if device.transistor else PIN_MA
    if not (device.current_ma == 0 or 0.5 <= device.current_ma <= most):
        remedy = "" if device.transistor else ", or let a transistor switch it (transistor = true)"
        yield f"current_ma is {device.current_ma:g}; use 0.5 to {most:g}{remedy}."
    if device.transistor and device.kind not in (*LAMP_KINDS, *BUZZER_KINDS):
        yield f"a {device.kind} needs no transistor; remove 'transistor'."
    elif device.transistor and device.inverted:
        yield "a transistor lights the lamp by a high pin; remove 'inverted'."


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


def _suits(device: Device) -> bool:
    if device.kind in LAMP_KINDS:
        lights = device.role.partition(":")[0] in ("seat", "room", "mood", "scan")
        return lights and (device.kind == "board" or not device.role.endswith("*"))
    if device.kind == "button":
        return device.role.startswith("button:")
    return device.role in TURNED if device.kind == "encoder" else device.role == "buzzer"
