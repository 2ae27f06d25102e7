"""Writing a recording: frame after frame, each whole before it counts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from vision.recording.crop import Crop, cropped
from vision.recording.index import INDEX, KIND, VERSION, Entry, Heading, RecordingError, Stored

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.pixels import Pixels

LEAST_FREE = 500 * 1024 * 1024
"""A recording stops before the disk has less room than this."""
COMPRESSION = 1
"""Lossless in any case; more of it would cost more time than the camera leaves."""


def free_bytes(folder: Path) -> int:
    """Return how much room the disk of a folder has."""
    return shutil.disk_usage(folder).free


class Recorder:
    """Writes frames into a new folder; whatever was written before it is interrupted can be replayed.

    A picture stands under its name only when it is whole, and in the index only when it stands.
    """

    def __init__(
        self,
        folder: Path,
        source: str,
        crop: Crop | None = None,
        *,
        least_free: int = LEAST_FREE,
        free: Callable[[Path], int] = free_bytes,
    ) -> None:
        self._folder, self._crop = folder, crop
        self._least_free, self._free = least_free, free
        self.frames = 0
        self.bytes = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise _not_empty(folder)
            self._index = (folder / INDEX).open("xb")
            self._write(Heading(KIND, VERSION, source, crop))
        except OSError as error:
            raise _not_written(folder, error) from error

    def take(self, frame: Frame) -> None:
        """Write one frame down, unless it has no picture; raise an error when the disk takes no more."""
        part = cropped(frame, self._crop)
        if 0 in part.size:
            return
        stored, rows = _rows_of(part)
        name = f"{self.frames + 1:06d}.png"
        try:
            if self._free(self._folder) < self._least_free:
                raise _full(self._folder)
            self.bytes += _keep(self._folder / name, rows)
            self._write(Entry(name, part.time_s, part.source, stored, *part.size))
        except OSError as error:
            raise _not_written(self._folder, error) from error
        self.frames += 1

    def close(self) -> None:
        """End the recording; closing twice is fine."""
        self._index.close()

    def _write(self, line: Heading | Entry) -> None:
        self._index.write(msgspec.json.encode(line) + b"\n")
        self._index.flush()


def _rows_of(frame: Frame) -> tuple[Stored, Pixels]:
    if frame.planes is not None:
        return "planes", frame.planes
    return ("colour" if frame.pixels.ndim == 3 and frame.pixels.shape[2] == 3 else "gray"), frame.pixels


def _keep(path: Path, rows: Pixels) -> int:
    """Write a picture so that it is whole or not there, and return its bytes."""
    import cv2

    # Noise has no repeats worth searching for: so packed it is smaller and takes three quarters of the time.
    how = [cv2.IMWRITE_PNG_COMPRESSION, COMPRESSION, cv2.IMWRITE_PNG_STRATEGY, cv2.IMWRITE_PNG_STRATEGY_RLE]
    is_packed, data = cv2.imencode(".png", rows, how)
    if not is_packed:
        raise OSError(f"{path.name} could not be packed")
    fresh = path.with_suffix(".part")
    fresh.write_bytes(data.data)
    os.replace(fresh, path)
    return data.size


def _not_empty(folder: Path) -> RecordingError:
    return RecordingError(
        "recording-not-empty",
        f"The folder {folder} is not empty.",
        "Name a new folder, so that nothing is mixed or overwritten.",
        folder=folder,
    )


def _full(folder: Path) -> RecordingError:
    return RecordingError(
        "recording-disk-full",
        "The disk has too little room to record on.",
        f"Make room, or record to another disk; what was recorded is kept in {folder}.",
        folder=folder,
    )


def _not_written(folder: Path, error: OSError) -> RecordingError:
    why = error.strerror or str(error)
    return RecordingError(
        "recording-not-written",
        f"Nothing can be recorded in {folder} ({why}).",
        "Choose a folder that this user may write to, on a disk that works.",
        folder=folder,
        why=why,
    )
