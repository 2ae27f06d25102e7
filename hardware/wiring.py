"""Which device hangs on which pins: wiring files, read strictly and checked before a pin is touched."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from hardware.errors import WiringError
from hardware.loading import Source, read, shaped, unknown_keys

FOLDER = Path(__file__).parent / "wirings"
KINDS = {  # kind -> what each of its pins is for, in the order of `pins`
    "led": ("light",),
    "pwm": ("light",),
    "two-colour": ("red", "green"),
    "rgb": ("red", "green", "blue"),
    "buzzer-tonal": ("buzzer",),
    "buzzer-active": ("buzzer",),
    "button": ("button",),
}
LAMP_KINDS = ("led", "pwm", "two-colour", "rgb")
BUZZER_KINDS = ("buzzer-tonal", "buzzer-active")
ROLES = re.compile(r"seat:[1-5]|room:[1-5]|mood|scan|buzzer|button:(next|undo|confirm)")
ROLE_NAMES = "seat:1 to seat:5, room:1 to room:5, mood, scan, buzzer, button:next, ...:undo, ...:confirm"
HAT = (0, 1)  # the header's own identity pins: driving them can upset add-on boards
LAST_PIN = 27


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing on wires: GPIO numbers as printed on a pin chart, not header positions."""

    name: str
    role: str
    kind: str
    pins: tuple[int, ...]
    brightness: float = 1.0
    inverted: bool = False  # lamps: lit when the pin is low; buttons: wired to 3.3 V instead of ground
    hold_s: float = 5.0  # buttons: held this long is another message

    @property
    def where(self) -> str:
        """The pins in words, for messages."""
        return "GPIO " + ", ".join(str(pin) for pin in self.pins)


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


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    about: str = ""
    reserved: dict[str, tuple[int, ...]] = {}


def shipped_wirings() -> dict[str, Path]:
    """The wirings that come with the app, by name."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}


def find_wiring(name: str) -> Path:
    """The file of a shipped wiring's name, or the path itself when it is somebody's own file."""
    shipped = shipped_wirings()
    if name in shipped:
        return shipped[name]
    if name.endswith(".toml"):
        return Path(name)
    raise WiringError(
        [f"There is no wiring called '{name}'. Choose one of {', '.join(shipped)}, or give a file's path."]
    )


def load_wiring(path: Path) -> Wiring:
    """Read and check one wiring file; every fault found is one sentence of the error."""
    source = read(path, WiringError)
    faults = unknown_keys(source, ("name", "about", "reserved", "device"))
    head = shaped(
        {key: value for key, value in source.data.items() if key in ("name", "about", "reserved")},
        _Head,
        path.name,
        faults,
    )
    entries = source.data.get("device", [])
    if not isinstance(entries, list):
        raise WiringError([*faults, f"{path.name}: write every device under its own [[device]] line."])
    devices = [_device(source, number, raw, faults) for number, raw in enumerate(entries)]
    found = [(number, device) for number, device in enumerate(devices) if device is not None]
    kept = _kept(head.reserved if head else {})
    for number, device in found:
        faults += [f"{_where(source, number, device.name)}: {told}" for told in _alone(device, kept)]
    faults += _together(source, found)
    if faults or head is None:
        raise WiringError(faults)
    return Wiring(head.name, head.about, tuple(device for _, device in found), head.reserved)


def _kept(reserved: dict[str, tuple[int, ...]]) -> dict[int, str]:
    """Every pin that may not be used, with what it is kept for."""
    named = {pin: purpose for purpose, pins in reserved.items() for pin in pins}
    return named | dict.fromkeys(HAT, "the header's identity chip")


def _where(source: Source, number: int, name: object) -> str:
    line = source.line(r"\s*\[\[\s*device\s*\]\]", number)
    return f"{line}, device {number + 1}" + (f" ('{name}')" if name else "")


def _device(source: Source, number: int, raw: Any, faults: list[str]) -> Device | None:
    """One [[device]]; `pin = 5` is short for `pins = [5]`."""
    if isinstance(raw, dict) and "pin" in raw and "pins" not in raw:
        raw = {**{key: value for key, value in raw.items() if key != "pin"}, "pins": [raw["pin"]]}
    name = raw.get("name") if isinstance(raw, dict) else None
    return shaped(raw, Device, _where(source, number, name), faults)


def _alone(device: Device, kept: dict[int, str]) -> Iterator[str]:
    """What is wrong with one device, whatever else there is."""
    if device.kind not in KINDS:
        yield f"the kind '{device.kind}' is unknown; use one of {', '.join(KINDS)}."
    elif len(device.pins) != len(KINDS[device.kind]):
        need = KINDS[device.kind]
        yield f"a {device.kind} needs {len(need)} pin(s) ({', '.join(need)}), not {len(device.pins)}."
    if not ROLES.fullmatch(device.role):
        yield f"the role '{device.role}' is unknown; use one of {ROLE_NAMES}."
    elif device.kind in KINDS and not _suits(device):
        yield f"a {device.kind} cannot have the role '{device.role}'; give it another kind or role."
    if not 0.0 < device.brightness <= 1.0:
        yield f"the brightness {device.brightness} is out of range; use a number above 0 and up to 1."
    if device.inverted and device.kind == "buzzer-tonal":
        yield "a tonal buzzer cannot be inverted; connect it from pin to ground and remove 'inverted'."
    if not 0.5 <= device.hold_s <= 8:
        yield f"hold_s is {device.hold_s}; use 0.5 to 8 seconds."
    for pin in device.pins:
        if not 0 <= pin <= LAST_PIN:
            yield f"there is no GPIO {pin}; use a number from 2 to {LAST_PIN} (not the header position)."
        elif pin in kept:
            yield f"GPIO {pin} is kept free for {kept[pin]}; choose another pin."


def _suits(device: Device) -> bool:
    if device.kind in LAMP_KINDS:
        return not device.role.startswith("b")
    return device.role.startswith("button:") if device.kind == "button" else device.role == "buzzer"


def _together(source: Source, found: list[tuple[int, Device]]) -> list[str]:
    """What is wrong between devices: a name or pin used twice, two buzzers."""
    faults: list[str] = []
    names: dict[str, str] = {}
    pins: dict[int, str] = {}
    buzzer = ""
    for number, device in found:
        where = _where(source, number, device.name)
        if device.name in names:
            faults.append(f"{where}: another device is called the same; give each its own name.")
        names.setdefault(device.name, where)
        for pin in device.pins:
            if pin in pins:
                faults.append(f"{where}: GPIO {pin} is already used by '{pins[pin]}'; move one of the two.")
            pins.setdefault(pin, device.name)
        if device.role == "buzzer" and buzzer:
            faults.append(f"{where}: '{buzzer}' is the buzzer already; remove one of the two.")
        buzzer = buzzer or (device.name if device.role == "buzzer" else "")
    return faults
