"""What devices are called: by what they are for, in every language, unless their owner named them."""

from __future__ import annotations

from companion.core.language.phrases import Phrase, phrase
from hardware.devices import Device

USUAL = {  # role -> name in the shipped wirings
    "mood": "mood light",
    "scan": "scan light",
    "buzzer": "buzzer",
    "knob": "knob",
    **{f"seat:{number}": f"light of seat {number}" for number in range(1, 6)},
    **{f"room:{number}": f"light of room {number}" for number in range(1, 6)},
    **{f"button:{name}": f"{name} button" for name in ("next", "undo", "confirm", "silence")},
}
TURNED = ("volume", "scroll")  # knobs like any other


def title_of(role: str) -> Phrase:
    """What a device of this role is for, in words."""
    head, _, which = role.partition(":")
    if head == "button":
        return phrase(f"lights-device-button-{which}")
    if head not in ("seat", "room"):
        return phrase(f"lights-device-{'knob' if head in TURNED else head}")
    if which == "*":
        return phrase(f"lights-device-{head}s")
    return phrase(f"lights-device-{head}", number=which)


def own_name(device: Device) -> str:
    """The name its owner gave it; empty where it is called as in the shipped wirings."""
    return "" if device.name == USUAL.get(device.role) else device.name


def called(device: Device) -> str | Phrase:
    """Its own name, else what it is for."""
    return own_name(device) or title_of(device.role)
