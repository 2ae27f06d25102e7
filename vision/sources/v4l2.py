"""What a video device of Linux is and offers, asked of its driver: codecs and raw nodes are no webcams."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

BY_ID = Path("/dev/v4l/by-id")
DEVICES = Path("/dev")

Ioctl = Callable[[int, int, bytearray], object]
"""Asks a driver: the open file, the number of the question, and the buffer it answers into."""

Answer = TypeVar("Answer")

_CAPABILITY = struct.Struct("<16s32s32sIII12x")
_FORMAT = struct.Struct("<III32sI16x")
_SIZE = struct.Struct("<IIIIIIIII8x")
_INTERVAL = struct.Struct("<IIIIIIIIIII8x")
_QUERYCAP, _ENUM_FMT, _ENUM_SIZES, _ENUM_INTERVALS = 0x80685600, 0xC0405602, 0xC02C564A, 0xC034564B

_CAPTURE, _CAPTURE_MULTIPLANE, _M2M, _M2M_MULTIPLANE = 0x1, 0x1000, 0x8000, 0x4000
_DEVICE_CAPS = 0x80000000
_DISCRETE = 1
_MOST = 64
"""No driver is asked for more of anything than this."""
NO_WEBCAMS = ("unicam", "rp1-cfe", "bcm2835-isp", "bcm2835-codec", "pispbe", "rpi-hevc", "rpivid")
"""Drivers of a Pi whose nodes can be opened but never give a picture this way."""


class Capability(msgspec.Struct, frozen=True):
    """Who drives a device, what it is called, and what it can do."""

    driver: str
    card: str
    bus: str
    flags: int

    @property
    def is_webcam(self) -> bool:
        """Whether pictures may come from it by themselves: not a codec, not a ribbon camera's raw node."""
        if self.driver.startswith(NO_WEBCAMS) or self.flags & (_M2M | _M2M_MULTIPLANE):
            return False
        return bool(self.flags & (_CAPTURE | _CAPTURE_MULTIPLANE))


class Offer(msgspec.Struct, frozen=True):
    """One way in which a webcam gives pictures: its coding, its size and the most frames a second."""

    coding: str
    width: int
    height: int
    frames_per_s: float


def capability_of(device: str, ioctl: Ioctl | None = None) -> Capability | None:
    """Ask a device what it is; None when it cannot be asked."""
    return _asked(device, _capability, ioctl)


def offers_of(device: str, ioctl: Ioctl | None = None) -> list[Offer]:
    """Ask a device for the pictures it can give; nothing when it cannot be asked."""
    return _asked(device, lambda file, ask: list(_offers(file, ask)), ioctl) or []


def cameras(by_id: Path = BY_ID, devices: Path = DEVICES, ioctl: Ioctl | None = None) -> list[str]:
    """Return the devices that may be webcams: by lasting names first, else by number.

    A device that may not be asked stays in the list, so that opening it can say why.
    """
    named = sorted(str(path) for path in by_id.glob("*-video-index0")) if by_id.is_dir() else []
    numbered = (path for path in devices.glob("video*") if path.name[5:].isdigit())
    found = named or [str(path) for path in sorted(numbered, key=lambda path: int(path.name[5:]))]
    known = ((device, capability_of(device, ioctl)) for device in found)
    return [device for device, capability in known if capability is None or capability.is_webcam]


def _asked(device: str, question: Callable[[int, Ioctl], Answer], ioctl: Ioctl | None) -> Answer | None:
    try:
        file = os.open(device, os.O_RDWR | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        return question(file, ioctl or _system_ioctl())
    except OSError:
        return None
    finally:
        os.close(file)


def _system_ioctl() -> Ioctl:
    import fcntl

    return fcntl.ioctl


def _capability(file: int, ask: Ioctl) -> Capability:
    buffer = bytearray(_CAPABILITY.size)
    ask(file, _QUERYCAP, buffer)
    driver, card, bus, _version, whole, own = _CAPABILITY.unpack(buffer)
    return Capability(_text(driver), _text(card), _text(bus), own if whole & _DEVICE_CAPS else whole)


def _offers(file: int, ask: Ioctl) -> Iterator[Offer]:
    for kind in _answers(file, ask, _ENUM_FMT, _FORMAT, lambda number: (number, 1, 0, b"", 0)):
        coding = kind[4]
        named = coding.to_bytes(4, "little").decode("ascii", "replace").strip()

        def size_asked(number: int, coding: int = coding) -> tuple[int, ...]:
            return (number, coding, *[0] * 7)

        for size in _answers(file, ask, _ENUM_SIZES, _SIZE, size_asked):
            # A range of sizes is told by its largest one.
            wide, high = (size[3], size[4]) if size[2] == _DISCRETE else (size[4], size[7])
            yield Offer(named, wide, high, _most_frames(file, ask, coding, (wide, high)))


def _most_frames(file: int, ask: Ioctl, coding: int, size: tuple[int, int]) -> float:
    def asked(number: int) -> tuple[int, ...]:
        return (number, coding, *size, *[0] * 7)

    rates = (each[6] / each[5] for each in _answers(file, ask, _ENUM_INTERVALS, _INTERVAL, asked) if each[5])
    return round(max(rates, default=0.0), 2)


def _answers(
    file: int, ask: Ioctl, question: int, form: struct.Struct, asked: Callable[[int], tuple[Any, ...]]
) -> Iterator[tuple[Any, ...]]:
    """Ask for the first, second, third ... of something until the driver has no more."""
    for number in range(_MOST):
        buffer = bytearray(form.pack(*asked(number)))
        try:
            ask(file, question, buffer)
        except OSError:
            return
        yield form.unpack(buffer)


def _text(field: bytes) -> str:
    return field.split(b"\0", 1)[0].decode("utf-8", "replace")
