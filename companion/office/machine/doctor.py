"""What works on this computer, and what to do about what does not."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from companion.core.language.phrases import phrase
from companion.core.ports.archive import ArchiveError
from companion.core.ports.doctor import Finding
from companion.core.ports.house import Texts
from companion.ground.verdicts import FINE, PROBLEMS
from companion.office.machine.voice import look_at_sound
from companion.watch.words import phrase_of

if TYPE_CHECKING:
    from hardware.board import Board

STATES = {"fine": "✓", "absent": "–", "broken": "✗"}
FONTS = Path("ui") / "assets" / "fonts"


class HouseDoctor:
    """The Doctor port: everything looked at once, each part behind its own fence."""

    def __init__(self, looks: Sequence[Callable[[], Sequence[Finding]]]) -> None:
        """Take the ways of looking; each belongs to one window."""
        self._looks = tuple(looks)

    def findings(self) -> Sequence[Finding]:
        """Look at everything; a look that fails is a finding itself."""
        found: list[Finding] = []
        for look in self._looks:
            try:
                found += look()
            except Exception as error:  # noqa: BLE001  # a fence: a broken part must not hide the others
                found.append(Finding(look.__name__.strip("_"), "broken", str(error), "Please report this."))
        return tuple(found)


def looks(
    lights: Callable[[], Sequence[Finding]] | None = None,
    sound: Callable[[], Sequence[Finding]] = look_at_sound,
) -> tuple[Callable[[], Sequence[Finding]], ...]:
    """Everything that can be looked at; `lights` and `sound` are other ways where they are in use."""
    lit = lights or look_at_lights
    return (look_at_computer, look_at_store, look_at_cameras, look_at_readers, lit, sound, look_at_screen)


def look_at_computer() -> Sequence[Finding]:
    """Python and machine."""
    bits = "64-bit" if sys.maxsize > 2**32 else "32-bit"
    words = f"Python {platform.python_version()} on {platform.machine()}, {bits}."
    told = phrase(
        "doctor-computer", python=platform.python_version(), machine=platform.machine(), bits=bits[:2]
    )
    if bits == "32-bit":
        remedy = "Install a 64-bit system: the camera library needs it."
        return (Finding("computer", "broken", words, remedy, (told, phrase("doctor-computer-remedy"))),)
    return (Finding("computer", "fine", words, phrases=(told,)),)


def look_at_store() -> Sequence[Finding]:
    """Disk, store, saved games, shipped sets and settings."""
    from companion.ground.household import open_own

    try:
        store = open_own()
    except ArchiveError as error:  # its sentence says what to do
        told = getattr(error, "phrase", None)
        return (Finding("store", "broken", str(error), phrases=(told,) if told is not None else ()),)
    try:
        return tuple(store.findings())
    finally:
        store.close()


def look_at_cameras() -> Sequence[Finding]:
    """Cameras on the ribbon cable, and webcams that are plugged in and that this user may open."""
    from vision.sources.rpicam.list import ribbon_cameras

    ribbon = tuple(
        Finding(
            "camera",
            "fine",
            f"{each.sensor} answers on the ribbon cable; call it csi:{each.number}.",
            phrases=(phrase("doctor-ribbon", sensor=each.sensor, number=each.number),),
        )
        for each in ribbon_cameras()
    )
    webcam = look_at_webcam()
    return ribbon if ribbon and webcam.state == "absent" else (*ribbon, webcam)


def look_at_webcam() -> Finding:
    """The first webcam that works."""
    from vision.sources.base import SourceError
    from vision.sources.opencv import OpenCVSource

    source = OpenCVSource()
    try:
        source.open()
        frame = source.read()
    except SourceError as error:
        state = "absent" if error.key in ("camera-absent", "camera-none") else "broken"
        return Finding("camera", state, str(error), phrases=(phrase_of(error),))  # it says what to do
    finally:
        source.close()
    width, height = frame.size
    name = source.opened_device or source.name
    told = phrase("doctor-webcam", name=str(name), size=f"{width} × {height}")
    return Finding("camera", "fine", f"{name} gives {width}x{height}.", phrases=(told,))


def look_at_readers() -> Sequence[Finding]:
    """The code readers, each alone."""
    from vision.readers.choice import available_readers

    return tuple(
        Finding(
            f"reader {each.name}",
            "fine" if each.works else "broken",
            each.sentence,
            phrases=(phrase("doctor-reader", name=each.name),) if each.works else (),
        )
        for each in available_readers()
    )


def look_at_lights() -> Sequence[Finding]:
    """Pins, wiring, cue sheets; the devices are tried."""
    return looks_of_lights(None)


def looks_of_lights(board: Board | None) -> Sequence[Finding]:
    """The same of a running board, whose pins nobody else can open now."""
    from companion.ground.places import find_places
    from hardware.doctor import findings

    own = find_places().wiring
    wiring = str(own) if own.is_file() else "small"
    return findings(wiring, os.environ, board)


def look_at_screen() -> Sequence[Finding]:
    """Display, drawing library and fonts."""
    return tuple(_screen())


def _screen() -> Iterator[Finding]:
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield Finding("display", "fine", "There is a screen to open a window on.",
                      phrases=(phrase("doctor-display"),))  # fmt: skip
    else:
        yield Finding(
            "display", "absent", "No screen was found.", "On a Pi: connect it and log in to its desktop; "
            "without one `companion demo` tells the evening here.", (phrase("doctor-no-display"),),
        )  # fmt: skip
    kivy = find_spec("kivy") is not None
    yield Finding("kivy", "fine" if kivy else "broken", "Kivy is installed." if kivy else "Kivy is missing.",
                  "" if kivy else "Run ./run again; it installs what is missing.",
                  (phrase("doctor-kivy" if kivy else "doctor-no-kivy"),))  # fmt: skip
    from importlib.resources import files

    fonts = [entry for entry in (files("ui") / "assets" / "fonts").iterdir() if entry.name.endswith(".ttf")]
    state = "fine" if fonts else "broken"
    yield Finding("fonts", state, f"{len(fonts)} typefaces ship with the app.",
                  "" if fonts else "The installation is incomplete: install again.",
                  (phrase("doctor-fonts", count=len(fonts)),))  # fmt: skip


def run(as_json: bool, language: str = "en") -> int:
    """Print the findings; 0 nothing is broken, 1 something is."""
    from companion.ground.house_texts import HouseTexts

    found, texts = HouseDoctor(looks()).findings(), HouseTexts()
    for finding in found:
        worded = in_language(finding, texts, language)
        line = msgspec.json.encode(finding).decode() if as_json else told(worded)
        print(line, flush=True)
    return PROBLEMS if any(finding.state == "broken" for finding in found) else FINE


def in_language(finding: Finding, texts: Texts, language: str) -> Finding:
    """The same in another language, as far as there are words for it."""
    from companion.core.language.languages import FALLBACK, codes

    if language == FALLBACK or language not in codes() or not finding.phrases:
        return finding
    says, *remedy = (texts.say(one, language) for one in finding.phrases)
    return msgspec.structs.replace(finding, says=says, remedy=remedy[0] if remedy and finding.remedy else "")


def told(finding: Finding) -> str:
    """A finding in words."""
    line = f"{STATES.get(finding.state, '?')} {finding.what}: {finding.says}"
    return f"{line}\n    {finding.remedy}" if finding.remedy else line
