"""One frame all the way: read, tracked, told. Without threads, for the worker, the demo and tests."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from vision.frames import Frame
from vision.readers.base import Follows
from vision.tags import Tag

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
"""What a pipeline tells: sightings, or snapshots of a table."""


class Pump(Protocol[Told]):
    """Takes frames in one by one and tells what they mean; what a worker needs of it."""

    latest: Reading | None
    frames_read: int

    def pump(self, frame: Frame) -> list[Told]:
        """Take one frame in."""
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
        self.frames_read = 0

    def pump(self, frame: Frame) -> list[Sighting]:
        """Take one frame through the reader and the tracker, unless the budget spares it."""
        if self._budget is not None and not self._budget.admits(frame.time_s):
            return []
        begun = self._stopwatch()
        tags = read_or_forget(self._reader, frame)
        if self._votes is not None:
            tags = self._votes.settled(tags, frame.time_s)
        self.latest = Reading(frame, tuple(tags))
        self.frames_read += 1
        self._on_frame(frame)
        sightings = self._tracker.update(tags, frame.size, frame.time_s)
        if self._budget is not None:
            self._budget.spend(self._stopwatch() - begun)
        return sightings

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
