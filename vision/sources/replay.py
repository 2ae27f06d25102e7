"""A recording as a source: the same pixels at the same times, again and again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vision.recording.index import Entry, RecordingError, entries_of, frame_of
from vision.sources.base import OpensAndCloses, SourceError

if TYPE_CHECKING:
    from vision.frames import Frame


class RecordedSource(OpensAndCloses):
    """Replays a recording once, frame by frame; opened again it starts from the first one."""

    name = "recorded"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._left: list[Entry] | None = None

    def open(self) -> None:
        """Read the index; the pictures are read one by one."""
        if self._left is not None:
            return
        try:
            _, entries = entries_of(self._folder)
        except RecordingError as error:
            raise _passed_on(error, is_lost=True) from error
        if not entries:
            raise SourceError(
                "recording-empty",
                f"The recording {self._folder} holds no pictures.",
                "Record again, for longer.",
                folder=self._folder,
            )
        self._left = entries[::-1]

    def read(self) -> Frame | None:
        """Return the next frame with the time it was taken at, or None after the last."""
        if self._left is None:
            raise SourceError("recording-closed", "The recording is not open.", "Open it first.")
        if not self._left:
            return None
        try:
            return frame_of(self._folder, self._left.pop())
        except RecordingError as error:
            raise _passed_on(error, is_lost=False) from error

    def close(self) -> None:
        """Forget where it was."""
        self._left = None


def _passed_on(error: RecordingError, *, is_lost: bool) -> SourceError:
    return SourceError(error.key, error.sentence, error.remedy, is_lost=is_lost, **error.filled)
