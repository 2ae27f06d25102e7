"""One frame of the table all the way: marks and codes read, the view kept true, what lies there told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import thread_time
from typing import TYPE_CHECKING

from vision.worker.pipeline import Reading, read_or_forget

if TYPE_CHECKING:
    from vision.calibration.table_view import TableNow, TableView
    from vision.frames import Frame
    from vision.marks.mark import Mark
    from vision.marks.reader import MarkReader
    from vision.overhead.overhead import Overhead
    from vision.overhead.survey import Survey
    from vision.readers.base import Reader
    from vision.readers.budget import Budget
    from vision.tags import Tag


class TablePipeline:
    """Reads a frame of the whole table and returns a snapshot when something is to be told."""

    def __init__(
        self,
        view: TableView,
        overhead: Overhead,
        marks: MarkReader,
        codes: Reader | None = None,
        *,
        budget: Budget | None = None,
        on_now: Callable[[Frame, TableNow], None] = lambda frame, now: None,
        stopwatch: Callable[[], float] = thread_time,
    ) -> None:
        """Without `codes` only marks are read; `on_now` hears how the table stands in every frame.

        A frame costs what its thread took of a core: others that wait for the same core cost it nothing.
        """
        self._view, self._overhead = view, overhead
        self._marks, self._codes = marks, codes
        self._budget = budget
        self._on_now, self._stopwatch = on_now, stopwatch
        self._is_expecting = False
        self.now: TableNow | None = None
        self.latest: Reading | None = None
        self.frames_read = 0

    def expect(self, texts: Iterable[str]) -> None:
        """Wait for these: they are told at once, and may be worth a lamp; safe from any thread."""
        wanted = frozenset(texts)
        self._is_expecting = bool(wanted)
        self._overhead.expect(wanted)

    def pile(self, heights_mm: Mapping[str, float]) -> None:
        """Know how high the cards at each place lie upon each other; safe from any thread."""
        self._overhead.pile(heights_mm)

    def pump(self, frame: Frame) -> list[Survey]:
        """Take one frame in, unless the budget spares it."""
        if self._budget is not None and not self._budget.admits(frame.time_s):
            return []
        begun = self._stopwatch()
        marks = self._marks_in(frame)
        tags: list[Tag] = [mark.tag for mark in marks]
        if self._codes is not None:
            tags += read_or_forget(self._codes, frame)
        now = self.now = self._view.update(frame, marks, is_expected=self._is_expecting)
        if now.is_new:
            self._overhead.calibrated(now.calibration)
            self._overhead.arrange(now.places)
        self.latest = Reading(frame, tuple(tags))
        self.frames_read += 1
        self._on_now(frame, now)  # before anything is told that would be lost when it fails
        survey = self._overhead.update(tags, frame.size, frame.time_s, frame.gray, now)
        if self._budget is not None:
            self._budget.spend(self._stopwatch() - begun)
        return [survey] if survey is not None else []

    def _marks_in(self, frame: Frame) -> tuple[Mark, ...]:
        """Return the marks of a frame; a reader that failed on it starts anew with the next."""
        try:
            return self._marks.marks(frame)
        except Exception:
            self._marks.forget()
            raise

    def forget(self) -> None:
        """Start anew, as with another game: whatever lies in view speaks again."""
        self._marks.forget()
        self._overhead.forget()
