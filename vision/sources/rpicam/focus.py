"""Finding the focus once: a first run moves the lens and notes where it stands."""

from __future__ import annotations

import tempfile
from pathlib import Path

from vision.sources.base import SourceError
from vision.sources.rpicam.faults import fault_of, unknown_option
from vision.sources.rpicam.process import RpicamProcess
from vision.sources.rpicam.setting import FOCUSING_S, RpicamSetting, focus_command

SHARP = "2"
"""What the notes say when the lens has found its place."""
STARTING_S = 10.0


def lens_in(notes: str) -> float | None:
    """Return where the lens stood in the last notes taken with the picture sharp; None when it never was."""
    found: float | None = None
    for block in notes.split("\n\n"):
        said = dict(line.split("=", 1) for line in block.splitlines() if "=" in line)
        try:
            if said.get("AfState") == SHARP:
                found = float(said["LensPosition"])
        except (KeyError, ValueError):  # a camera without a lens that moves, or a line that is torn
            continue
    return found


def has_lens(notes: str) -> bool:
    """Tell by the notes whether the lens can be moved at all."""
    return "LensPosition=" in notes


def find_focus(setting: RpicamSetting, program: str) -> float | None:
    """Return where the lens must stand; None when it cannot be moved, or the program is too old to tell.

    Raises a SourceError when the camera cannot be used, or the table is too dark or bare to focus on.
    """
    with tempfile.TemporaryDirectory(prefix="companion-focus-") as folder:
        notes_file = Path(folder) / "metadata.txt"
        process = RpicamProcess(focus_command(setting, program, str(notes_file)))
        try:
            code = process.wait(FOCUSING_S + STARTING_S)
        finally:
            process.stop()
        notes = notes_file.read_text("utf-8", "replace") if notes_file.is_file() else ""
    lens = lens_in(notes)
    if lens is not None:
        return lens
    if has_lens(notes):
        raise _blurred()
    if unknown_option(process.lines).startswith(("metadata", "autofocus")):
        return None
    if code != 0:
        raise fault_of(process.lines, code)
    return None


def _blurred() -> SourceError:
    return SourceError(
        "camera-no-focus",
        "The camera could not focus.",
        "Put something with print on it under the camera, turn on a light, and focus again.",
        is_lost=False,
    )
