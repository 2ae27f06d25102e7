"""Recordings: a folder of pictures and an index of their times, from which a camera replays exactly."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

import msgspec

from vision.errors import VisionError
from vision.frames import Frame
from vision.recording.crop import Crop

if TYPE_CHECKING:
    from vision.pixels import Pixels

INDEX = "frames.jsonl"
KIND = "table-companion-frames"
VERSION = 1
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # a line that is torn or made up

Stored: TypeAlias = Literal["gray", "colour", "planes"]
"""What a file holds: brightness, BGR, or the rows of a YUV420 buffer."""


class Heading(msgspec.Struct, frozen=True):
    """The first line of an index: what it is, what was recorded, and which part of the picture."""

    kind: str
    version: int
    source: str
    crop: Crop | None = None


class Entry(msgspec.Struct, frozen=True):
    """One line of an index: a picture's file, its time, what it holds and how large the picture is."""

    file: str
    time_s: float
    source: str
    stored: Stored
    width: int
    height: int


class RecordingError(VisionError):
    """A recording that cannot be made or replayed."""


def entries_of(folder: Path) -> tuple[Heading, list[Entry]]:
    """Return what a recording's index says; a line that was torn when the power went does not count."""
    first, *lines = _lines_of(folder)
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except UNREADABLE as error:
        raise _no_recording(folder) from error
    if heading.kind != KIND or heading.version > VERSION:
        raise _no_recording(folder)
    return heading, [entry for line in lines if (entry := _entry_in(line)) is not None]


def frame_of(folder: Path, entry: Entry) -> Frame:
    """Return one frame of a recording, pixel for pixel as it was."""
    rows = _rows_in(folder / Path(entry.file).name, in_colour=entry.stored == "colour")
    if rows is None or not _holds(rows, entry):
        raise RecordingError(
            "recording-picture-lost",
            f"The picture {entry.file} of the recording is missing or damaged.",
            "It is left out.",
            file=entry.file,
        )
    if entry.stored != "planes":
        return Frame(rows, entry.time_s, entry.source)
    return Frame(rows[: entry.height, : entry.width], entry.time_s, entry.source, rows)


def _holds(rows: Pixels, entry: Entry) -> bool:
    """Whether the rows of a file can be what the index says of them."""
    from vision.pixels import has_planes

    if min(entry.width, entry.height) < 1:
        return False
    if entry.stored == "planes":
        return has_planes(rows, (entry.width, entry.height))
    high, wide = rows.shape[:2]
    return bool(high >= entry.height and wide >= entry.width)


def _rows_in(path: Path, *, in_colour: bool) -> Pixels | None:
    import cv2
    import numpy as np

    try:
        data = np.frombuffer(path.read_bytes(), np.uint8)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return None
    how = cv2.IMREAD_COLOR if in_colour else cv2.IMREAD_GRAYSCALE
    try:
        return cast("Pixels | None", cv2.imdecode(data, how)) if data.size else None
    except cv2.error:  # a size that nothing can hold
        return None


def _entry_in(line: bytes) -> Entry | None:
    try:
        return msgspec.json.decode(line, type=Entry)
    except UNREADABLE:
        return None


def _lines_of(folder: Path) -> list[bytes]:
    if not folder.is_dir():
        raise RecordingError(
            "recording-absent",
            f"There is no recording {folder}.",
            "Check its name, or make one with: companion camera record",
            folder=folder,
        )
    try:
        return (folder / INDEX).read_bytes().split(b"\n")
    except OSError as error:
        raise _no_recording(folder) from error


def _no_recording(folder: Path) -> RecordingError:
    return RecordingError(
        "recording-unreadable",
        f"The folder {folder} holds no recording that can be replayed.",
        f"Choose a folder with a {INDEX}, or show its pictures with folder:{folder}.",
        folder=folder,
    )
