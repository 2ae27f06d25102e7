"""The camera over a table: of a measured table it tells what lies there, else it serves as a stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from vision.overhead.survey import Survey
from vision.tracking.sightings import Sighting
from vision.worker.statistics import Stage, Thrift

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.overhead.pipeline import TablePipeline
    from vision.worker.pipeline import Pipeline, Reading

Seen: TypeAlias = Sighting | Survey


class TableEye:
    """Passes every frame to the pipeline of the table that is played on, or to that of a stand."""

    def __init__(self, stand: Pipeline) -> None:
        self._stand = stand
        self.table: TablePipeline | None = None
        self.latest: Reading | None = None
        self.tags = 0
        self.read_time = Stage()
        self.track_time = Stage()

    def aim(self, table: TablePipeline | None) -> None:
        """Look at this table from the next frame on, or serve as a stand; safe from any thread."""
        if self.table is not None and table is None:
            self._stand.forget()
        self.table = table

    @property
    def thrift(self) -> Thrift:
        """What was spared for the budget."""
        return (self._stand if self.table is None else self.table).thrift

    def pump(self, frame: Frame) -> list[Seen]:
        """Take one frame in."""
        table = self.table
        taken: Pipeline | TablePipeline = self._stand if table is None else table
        told: list[Seen] = [*taken.pump(frame)]
        self.latest, self.tags = taken.latest, taken.tags
        self.read_time, self.track_time = taken.read_time, taken.track_time
        return told
