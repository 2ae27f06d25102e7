"""What a source is called in a setting: `csi`, `usb`, a device, a folder, a video, a recording, `drawn`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from vision.sources.base import SourceError

Kind: TypeAlias = Literal["any", "csi", "usb", "folder", "video", "recorded", "drawn"]
WAYS = "csi, csi:2304x1296, usb, a device such as /dev/video0, folder:PATH, video:PATH, recorded:PATH, drawn"

_FILES: dict[str, Kind] = {"folder": "folder", "video": "video", "recorded": "recorded"}
_SIZE = re.compile(r"^(\d{2,5})x(\d{2,5})(?:@(\d+(?:\.\d+)?))?$")
_SIZED = re.compile(r"^(.*):(\d{2,5}x\d{2,5}(?:@\d+(?:\.\d+)?)?)$")
_SMALLEST, _LARGEST = 120, 16384
_MOST_RATE = 240.0


class SourceName(msgspec.Struct, frozen=True):
    """A name taken apart: the kind of source, its path or device, its number and the size asked for."""

    kind: Kind
    path: str = ""
    number: int = 0
    size: tuple[int, int] | None = None
    frames_per_s: float = 0.0


def source_name(text: str) -> SourceName:
    """Take a name apart, or raise a SourceError that says which names there are."""
    said = text.strip()
    kind, has_more, rest = said.partition(":")
    if said in ("", "any"):
        return SourceName("any")
    if said == "drawn":
        return SourceName("drawn")
    if has_more and kind in _FILES:
        return _of_path(text, _FILES[kind], rest)
    if kind == "csi":
        return _ribbon(text, rest)
    if said.isdigit():
        return SourceName("usb", f"/dev/video{said}")
    if kind == "usb" or said.startswith("/"):
        return _webcam(text, said)
    raise _unknown(text)


def _of_path(text: str, kind: Kind, path: str) -> SourceName:
    if not path.strip():
        raise _unknown(text)
    return SourceName(kind, str(Path(path).expanduser()))


def _ribbon(text: str, rest: str) -> SourceName:
    parts = [part for part in rest.split(":") if part]
    number = int(parts.pop(0)) if parts and parts[0].isdigit() and len(parts[0]) < 3 else 0
    if len(parts) > 1:
        raise _unknown(text)
    size, rate = _size(text, parts[0]) if parts else (None, 0.0)
    return SourceName("csi", number=number, size=size, frames_per_s=rate)


def _webcam(text: str, said: str) -> SourceName:
    sized = _SIZED.match(said)
    device, size_said = (sized.group(1), sized.group(2)) if sized else (said, "")
    if not device.startswith("/") and device != "usb":
        raise _unknown(text)
    size, rate = _size(text, size_said) if size_said else (None, 0.0)
    return SourceName("usb", "" if device == "usb" else device, 0, size, rate)


def _size(text: str, said: str) -> tuple[tuple[int, int], float]:
    found = _SIZE.match(said)
    if found is None:
        raise _unknown(text)
    wide, high, rate = int(found.group(1)), int(found.group(2)), float(found.group(3) or 0)
    if not (min(wide, high) >= _SMALLEST and max(wide, high) <= _LARGEST and wide % 2 == high % 2 == 0):
        raise SourceError(
            "camera-odd-size",
            f"No camera gives pictures of {wide}x{high}.",
            "Ask for one such as 1280x720, 1920x1080 or 2304x1296.",
            size=f"{wide}x{high}",
        )
    return (wide, high), min(rate, _MOST_RATE)


def _unknown(text: str) -> SourceError:
    shown = text.strip()[:80]
    return SourceError(
        "camera-unknown-name",
        f"There is no camera called {shown!r}.",
        f"Choose one of: {WAYS}.",
        name=shown,
        ways=WAYS,
    )
