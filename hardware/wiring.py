"""Which device hangs on which pins: wiring files, read strictly and checked before a pin is touched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from hardware.devices import LAMP_KINDS, Device, Wiring
from hardware.errors import WiringError
from hardware.faults import at, fault
from hardware.loader import Source, read, shaped, unknown_keys
from hardware.told import Told
from hardware.wiring_checks import device_faults, header_faults

FOLDER = Path(__file__).parent / "wirings"
HAT = (0, 1)  # the header's own identity pins: driving them can upset add-on boards


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
    known = ", ".join(shipped)
    words = f"There is no wiring called '{name}'. Choose one of {known}, or give a file’s path."
    raise WiringError([fault("no-wiring", words, name=name, known=known)])


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
        words = "write every device under its own [[device]] line."
        raise WiringError([*faults, at(path.name, fault("devices", words))])
    devices = [_device(source, number, raw, faults) for number, raw in enumerate(entries)]
    found = [(number, device) for number, device in enumerate(devices) if device is not None]
    faults += [at(path.name, told) for told in header_faults(head.reserved if head else {})]
    kept = _kept(head.reserved if head else {})
    for number, device in found:
        faults += [at(_where(source, number, device.name), told) for told in device_faults(device, kept)]
    faults += _together(source, found)
    if faults or head is None:
        raise WiringError(faults)
    return Wiring(head.name, head.about, tuple(device for _, device in found), head.reserved)


def _kept(reserved: dict[str, tuple[int, ...]]) -> dict[int, str]:
    """Every pin that may not be used, with what it is kept for."""
    named = {pin: purpose for purpose, pins in reserved.items() for pin in pins}
    return named | dict.fromkeys(HAT, fault("identity", "the header’s identity chip"))


def _where(source: Source, number: int, name: object) -> Told:
    line = source.line(r"\s*\[\[\s*device\s*\]\]", number)
    words = f"{line}, device {number + 1}"
    if not name:
        return fault("device", words, line=line.phrase, number=number + 1)
    return fault("device-named", f"{words} ('{name}')", line=line.phrase, number=number + 1, name=str(name))


def _device(source: Source, number: int, raw: Any, faults: list[str]) -> Device | None:
    """One [[device]]; `pin = 5` is short for `pins = [5]`."""
    if isinstance(raw, dict) and "pin" in raw and "pins" not in raw:
        raw = {**{key: value for key, value in raw.items() if key != "pin"}, "pins": [raw["pin"]]}
    name = raw.get("name") if isinstance(raw, dict) else None
    return shaped(raw, Device, _where(source, number, name), faults)


def _together(source: Source, found: list[tuple[int, Device]]) -> list[str]:
    """What is wrong between devices: a name or pin used twice, a role that only one can have."""
    faults: list[str] = []
    names: dict[str, str] = {}
    pins: dict[int, str] = {}
    single: dict[str, str] = {}
    for number, device in found:
        where = _where(source, number, device.name)
        if device.name in names:
            words = "another device is called the same; give each its own name."
            faults.append(at(where, fault("same-name", words)))
        names.setdefault(device.name, where)
        for pin in device.pins:
            if pin in pins:
                words = f"GPIO {pin} is already used by '{pins[pin]}'; move one of the two."
                faults.append(at(where, fault("used-twice", words, pin=pin, name=pins[pin])))
            pins.setdefault(pin, device.name)
        if device.kind in (*LAMP_KINDS, "button"):  # lights and buttons may be there twice
            continue
        if device.role in single:
            words = f"'{single[device.role]}' is the {device.role} already; remove one of the two."
            faults.append(at(where, fault("one-only", words, name=single[device.role], role=device.role)))
        single.setdefault(device.role, device.name)
    return faults
