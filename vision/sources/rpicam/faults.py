"""What the camera program says on its error output, as a sentence and a remedy."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vision.sources.base import SourceError

_OLD_OPTION = re.compile(r"unrecogni[sz]ed option '?-{0,2}([a-z-]+)'?")
_ADJUSTED = re.compile(r"configuring streams: \(0\) (\d+)x(\d+)-YUV420")
_LOUD = re.compile(r"ERROR|\*\*\*|rror:|failed|terminate called")
_ABSENT = ("no cameras available", "selected camera is not available", "no cameras were found")
_BUSY = ("failed to acquire camera", "in use by another process", "device or resource busy")
_FORBIDDEN = ("permission denied", "operation not permitted", "not permitted to access")
_MEMORY = ("failed to allocate", "allocation failure", "cannot allocate memory")
_CABLE = ("frontend has timed out", "device timeout detected", "dequeue timer")


def fault_of(lines: Sequence[str], ended_with: int | None) -> SourceError:
    """Return what is wrong by what the program said last and how it ended (None: it still runs)."""
    told = "\n".join(lines)
    lower = told.lower()
    if any(words in lower for words in _FORBIDDEN):
        return _forbidden()
    if any(words in lower for words in _BUSY):
        return _busy()
    if any(words in lower for words in _ABSENT):
        return _absent()
    if old := _OLD_OPTION.search(lower):
        return _outdated(old.group(1))
    if any(words in lower for words in _MEMORY):
        return _crowded()
    if any(words in lower for words in _CABLE):
        return _loose()
    return _ended(lines, ended_with)


def unknown_option(lines: Sequence[str]) -> str:
    """Return the option that the program does not know; empty when it knows all."""
    old = _OLD_OPTION.search("\n".join(lines).lower())
    return old.group(1) if old else ""


def size_told(lines: Sequence[str]) -> tuple[int, int] | None:
    """Return the size the program says it really gives; None when it does not say."""
    said = [found for line in lines if (found := _ADJUSTED.search(line))]
    return (int(said[-1].group(1)), int(said[-1].group(2))) if said else None


def no_program() -> SourceError:
    """Return what to say where the camera program is not installed."""
    return SourceError(
        "camera-no-program",
        "The program that reads the ribbon camera is not installed (rpicam-vid).",
        "On Raspberry Pi OS run: sudo apt install rpicam-apps-lite. A USB webcam needs no such program.",
    )


def _absent() -> SourceError:
    return SourceError(
        "camera-no-ribbon",
        "No camera answers on the ribbon cable.",
        "Switch the Pi off and seat both ends of the cable; it must be the kind that fits this Pi.",
    )


def _busy() -> SourceError:
    return SourceError(
        "camera-ribbon-busy",
        "Another program is using the ribbon camera.",
        "Close the other program (or another companion); it is tried again by itself.",
    )


def _forbidden() -> SourceError:
    return SourceError(
        "camera-ribbon-forbidden",
        "This user may not use the ribbon camera.",
        "Run: sudo usermod -aG video,render $USER, then sign in again.",
    )


def _outdated(option: str) -> SourceError:
    return SourceError(
        "camera-old-program",
        f"The camera program is too old: it does not know --{option}.",
        "Run: sudo apt update, then sudo apt full-upgrade.",
        option=option,
    )


def _crowded() -> SourceError:
    return SourceError(
        "camera-no-memory",
        "The camera gets too little memory for pictures of this size.",
        "Choose a smaller picture for the camera, such as csi:1920x1080.",
    )


def _loose() -> SourceError:
    return SourceError(
        "camera-loose",
        "The ribbon camera stopped sending.",
        "It is started again by itself; if it happens often, seat its cable again.",
    )


def _ended(lines: Sequence[str], ended_with: int | None) -> SourceError:
    loud = [line.strip() for line in lines if _LOUD.search(line)] or [line.strip() for line in lines]
    said = next((line for line in reversed(loud) if line), f"code {ended_with}")[:200]
    return SourceError(
        "camera-program-ended",
        f"The camera program ended ({said}).",
        "It is started again by itself; if it keeps ending, look at the camera’s cable and restart the Pi.",
        said=said,
    )
