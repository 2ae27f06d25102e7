"""One frame all the way: read, tracked, told. Without threads, for the worker, the demo and tests."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from vision.frames import Frame
from vision.readers.base import Follows
from vision.tags import Tag
from vision.worker.statistics import Stage, Thrift

if TYPE_CHECKING:
    from vision.readers.base import Reader
    from vision.readers.budget import Budget
    from vision.readers.votes import Votes
    from vision.tracking.sightings import Sighting
    from vision.tracking.tracker import Tracker


class Reading(msgspec.Struct, frozen=True, eq=False):
    """One frame and the tags found in it."""

    frame: Frame
    tags: tuple[Tag, ...]


Told = TypeVar("Told")


class Pump(Protocol[Told]):
    """Takes frames in one by one and tells what they mean; what a worker needs of it."""

    latest: Reading | None
    tags: int
    read_time: Stage
    track_time: Stage

    def pump(self, frame: Frame) -> list[Told]:
        """Take one frame in."""
        ...

    @property
    def thrift(self) -> Thrift:
        """What was spared for the budget."""
        ...


class Pipeline:
    """Reads a frame, follows its tags and returns what is to be told.

    `on_frame` sees it before its tags are followed: when that fails, nothing was told that is then lost.
    """

    def __init__(
        self,
        reader: Reader,
        tracker: Tracker,
        *,
        votes: Votes | None = None,
        budget: Budget | None = None,
        on_frame: Callable[[Frame], None] = lambda frame: None,
        stopwatch: Callable[[], float] = thread_time,
    ) -> None:
        """A frame costs what its thread took of a core: others that wait for it cost it nothing."""
        self._reader = reader
        self._tracker = tracker
        self._votes = votes
        self._budget = budget
        self._on_frame = on_frame
        self._stopwatch = stopwatch
        self.latest: Reading | None = None
        self.tags = 0
        self.read_time = Stage()
        self.track_time = Stage()

    def pump(self, frame: Frame) -> list[Sighting]:
        """Take one frame through the reader and the tracker, unless the budget spares it."""
        if self._budget is not None and not self._budget.admits(frame.time_s):
            return []
        begun = self._stopwatch()
        tags = read_or_forget(self._reader, frame)
        if self._votes is not None:
            tags = self._votes.settled(tags, frame.time_s)
        read = self._stopwatch()
        self.latest = Reading(frame, tuple(tags))
        self.tags += len(tags)
        self.read_time = self.read_time.with_one(read - begun)
        self._on_frame(frame)
        sightings = self._tracker.update(tags, frame.size, frame.time_s)
        ended = self._stopwatch()
        self.track_time = self.track_time.with_one(ended - read)
        if self._budget is not None:
            self._budget.spend(ended - begun)
        return sightings

    @property
    def thrift(self) -> Thrift:
        """What was spared for the budget, and what was held back because it was in doubt."""
        doubtful = self._votes.doubtful if self._votes is not None else 0
        if self._budget is None:
            return Thrift(doubtful=doubtful)
        ration = self._budget.ration
        return Thrift(self._budget.spared, self._budget.taken, ration.closer, ration.bands, doubtful)

    def forget(self) -> None:
        """Start anew: whatever lies in view speaks again."""
        self._tracker.forget()
        if self._votes is not None:
            self._votes.forget()
        if isinstance(self._reader, Follows):
            self._reader.forget()


def read_or_forget(reader: Reader, frame: Frame) -> list[Tag]:
    """Read a frame; a reader that failed on it starts anew with the next, and trusts nothing half noted."""
    try:
        return reader.read(frame)
    except Exception:
        if isinstance(reader, Follows):
            reader.forget()
        raise
