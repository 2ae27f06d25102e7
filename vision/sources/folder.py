"""A folder of pictures as a source: sorted by name, each with its time."""

from __future__ import annotations

import re
from pathlib import Path

from vision.frames import Frame
from vision.pictures.files import PictureError, picture_in
from vision.sources.base import OpensAndCloses, SourceError

SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".bmp", ".webp", ".tif", ".tiff"})
_TIME = re.compile(r"_t(\d+(?:\.\d+)?)$")


class FolderSource(OpensAndCloses):
    """Gives the pictures of a folder once, in the natural order of their names.

    A name that ends in `_t` and seconds (`0007_t1.250.png`) tells the picture's time; otherwise pictures
    follow each other at a fixed interval.
    """

    name = "folder"

    def __init__(self, folder: Path, *, interval_s: float = 0.1) -> None:
        self._folder = folder
        self._interval_s = interval_s
        self._left: list[tuple[float, Path]] | None = None

    def open(self) -> None:
        """List the pictures; they are read one by one."""
        if self._left is not None:
            return
        if not self._folder.is_dir():
            raise SourceError(
                "folder-absent",
                f"There is no folder {self._folder}.",
                "Choose a folder that holds pictures.",
                folder=self._folder,
            )
        paths = sorted(
            (path for path in self._folder.iterdir() if path.suffix.lower() in SUFFIXES), key=_natural
        )
        if not paths:
            raise SourceError(
                "folder-empty",
                f"The folder {self._folder} holds no pictures.",
                f"Put pictures into it ({', '.join(sorted(SUFFIXES))}).",
                folder=self._folder,
                kinds=", ".join(sorted(SUFFIXES)),
            )
        self._left = [(self._time_of(path, number), path) for number, path in enumerate(paths)][::-1]

    def read(self) -> Frame | None:
        """Return the next picture, or None after the last."""
        if self._left is None:
            raise SourceError("folder-closed", "The folder of pictures is not open.", "Open it first.")
        if not self._left:
            return None
        time_s, path = self._left.pop()
        try:
            return Frame(picture_in(path), time_s, f"{self.name}:{path.name}")
        except PictureError as error:
            raise SourceError(
                error.key, error.sentence, "It is left out.", is_lost=False, **error.filled
            ) from error

    def close(self) -> None:
        """Forget where it was: opened again it starts from the first picture."""
        self._left = None

    def _time_of(self, path: Path, number: int) -> float:
        told = _TIME.search(path.stem)
        return float(told.group(1)) if told else number * self._interval_s


def _natural(path: Path) -> list[tuple[int, str]]:
    """Sort `2.png` before `10.png`."""
    parts = re.split(r"(\d+)", path.name.lower())
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]
