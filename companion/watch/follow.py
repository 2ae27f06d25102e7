"""How the camera over the table sees it now: by the running game's view, else by one kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.watch.calibration import open_table
from companion.watch.tables import NoTable

if TYPE_CHECKING:
    from companion.core.ports.house import Settings
    from vision.calibration.table_view import TableNow, TableView
    from vision.tags import Tag
    from vision.worker.pipeline import Reading
    from vision.worker.worker import Worker


class TableFollower:
    """Finds marks and follows knocks where no game does it; used by one thread at a time."""

    def __init__(self, settings: Settings) -> None:
        """Nothing is followed yet."""
        from vision.marks.reader import MarkReader

        self._settings = settings
        self._marks = MarkReader()
        self._view: TableView | None = None
        self._of: tuple[str, tuple[int, int]] = ("", (0, 0))
        self.now: TableNow | None = None

    def forget(self) -> None:
        """The table was measured, or its places moved: begin anew."""
        self._of, self._view, self.now = ("", (0, 0)), None, None

    def follow(self, camera: Worker[Any], reading: Reading, room: str) -> tuple[Tag, ...]:
        """Every tag of a reading with the table marks; `now` tells afterwards how the table is seen."""
        from vision.calibration.table_view import marks_of

        pipeline: Any = camera.pipeline
        table = getattr(pipeline, "table", None)
        if table is not None:
            self.now = table.now
            return reading.tags
        marks = self._marks.marks(reading.frame)
        tags = (*reading.tags, *(mark.tag for mark in marks))
        view = self._opened(room, reading.frame.size)
        self.now = view.update(reading.frame, marks_of(tags)) if view is not None else None
        return tags

    def _opened(self, room: str, size: tuple[int, int]) -> TableView | None:
        from vision.errors import VisionError

        if (room, size) != self._of:
            self._of = room, size
            try:
                self._view = open_table(self._settings, room, size) if room else None
            except (VisionError, NoTable):
                self._view = None  # the screen says that it has to be measured
        return self._view
