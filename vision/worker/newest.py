"""A place for one frame between two threads: the newest wins, nothing piles up."""

from __future__ import annotations

from threading import Condition
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vision.frames import Frame


class Newest:
    """Holds the newest frame until it is taken; a frame nobody took in time is dropped and counted."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._frame: Frame | None = None
        self._is_finished = False
        self.skipped = 0

    def put(self, frame: Frame) -> None:
        """Offer a frame in place of the one that waits."""
        with self._changed:
            if self._frame is not None:
                self.skipped += 1
            self._frame = frame
            self._changed.notify()

    def take(self) -> Frame | None:
        """Wait for a frame and take it; None when there will be no more."""
        with self._changed:
            self._changed.wait_for(lambda: self._frame is not None or self._is_finished)
            frame, self._frame = self._frame, None
            return frame

    def finish(self, *, drop: bool = False) -> None:
        """Say that no more frames come; the one that waits may still be taken, unless it is dropped."""
        with self._changed:
            self._is_finished = True
            if drop:
                self._frame = None
            self._changed.notify_all()
