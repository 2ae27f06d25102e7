"""Pictures from a file in their own time, as if a camera took them now."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vision.sources.base import OpensAndCloses

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.sources.base import Source


class PacedSource(OpensAndCloses):
    """Waits until each picture is due and gives it the time of now; for a running game, not for measuring."""

    def __init__(
        self,
        source: Source,
        *,
        clock: Callable[[], float] = monotonic,
        wait: Callable[[float], object],
    ) -> None:
        self._source = source
        self._clock = clock
        self._wait = wait
        self._begun: tuple[float, float] | None = None

    @property
    def name(self) -> str:
        """What the source inside is called."""
        return self._source.name

    def open(self) -> None:
        """Open the source inside; its time begins with its first picture."""
        self._source.open()

    def read(self) -> Frame | None:
        """Return the next picture when it is due, or None after the last."""
        frame = self._source.read()
        if frame is None:
            return None
        if self._begun is None:
            self._begun = (self._clock(), frame.time_s)
        due_s = self._begun[0] + frame.time_s - self._begun[1]
        rest_s = due_s - self._clock()
        if rest_s > 0:
            self._wait(rest_s)
        return replace(frame, time_s=max(due_s, self._clock()))

    def close(self) -> None:
        """Let go of the source inside."""
        self._begun = None
        self._source.close()
