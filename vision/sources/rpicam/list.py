"""Which ribbon cameras there are, by the camera program's own list."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import msgspec

from vision.sources.rpicam.source import find_program

DRIVERS = Path("/sys/class/video4linux")
RIBBON = ("unicam", "rp1-cfe")
"""What the receivers of the ribbon cable are called, on older boards and on the Pi 5."""
WITHIN_S = 10.0

_CAMERA = re.compile(r"^\s*(\d+)\s*:\s*(\S+)\s*(?:\[([^\]]*)\])?")
_MODE = re.compile(r"(\d+)x(\d+)\s*\[([\d.]+) fps")


class RibbonCamera(msgspec.Struct, frozen=True):
    """One camera of the list: its number, its sensor and the sizes with the frames a second it offers."""

    number: int
    sensor: str
    modes: tuple[tuple[int, int, float], ...] = ()


def cameras_in(listing: str) -> list[RibbonCamera]:
    """Return the cameras that the program's list names."""
    found: list[RibbonCamera] = []
    for line in listing.splitlines():
        modes = tuple((int(wide), int(high), float(rate)) for wide, high, rate in _MODE.findall(line))
        named = _CAMERA.match(line)
        if named and not modes:
            found.append(RibbonCamera(int(named.group(1)), named.group(2)))
        elif modes and found:
            merged = tuple(dict.fromkeys((*found[-1].modes, *modes)))
            found[-1] = msgspec.structs.replace(found[-1], modes=merged)
    return found


def ribbon_cameras() -> list[RibbonCamera]:
    """Ask the camera program for its list; without the program there are none."""
    program = find_program()
    if not program:
        return []
    call = [program, "--list-cameras"]
    try:
        done = subprocess.run(call, capture_output=True, text=True, timeout=WITHIN_S, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return []
    return cameras_in(f"{done.stdout}\n{done.stderr}")


def seems_to_have_ribbon(drivers: Path = DRIVERS) -> bool:
    """Tell at once, without starting anything, whether a camera seems to be on the ribbon cable."""
    if not drivers.is_dir() or not find_program():
        return False
    names = (path / "name" for path in drivers.iterdir())
    return any(_read(name).startswith(RIBBON) for name in names)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace").strip()
    except OSError:
        return ""
