"""The camera over a table: of a measured table it tells what lies there, else it serves as a stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from vision.overhead.survey import Survey
from vision.tracking.sightings import Sighting

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.overhead.pipeline import TablePipeline
    from vision.worker.pipeline import Pipeline, Reading

Notice: TypeAlias = Sighting | Survey


class TableEye:
    """Passes every frame to the pipeline of the table that is played on, or to that of a stand."""

    def __init__(self, stand: Pipeline) -> None:
        self._stand = stand
        self.table: TablePipeline | None = None
        self.latest: Reading | None = None
        self.frames_read = 0

    def aim(self, table: TablePipeline | None) -> None:
        """Look at this table from the next frame on, or serve as a stand; safe from any thread."""
        if self.table is not None and table is None:
            self._stand.forget()
        self.table = table

    def pump(self, frame: Frame) -> list[Notice]:
        """Take one frame in."""
        table = self.table
        taken: Pipeline | TablePipeline = self._stand if table is None else table
        told: list[Notice] = [*taken.pump(frame)]
        self.latest = taken.latest
        self.frames_read += 1
        return told
