"""One frame all the way: read, tracked, told. Without threads, for the worker, the demo and tests."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from vision.frames import Frame
from vision.statistics import Stage
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.readers.base import Reader
    from vision.sightings import Sighting
    from vision.tracker import Tracker


class Reading(msgspec.Struct, frozen=True, eq=False):
    """One frame and the tags found in it."""

    frame: Frame
    tags: tuple[Tag, ...]


class Pipeline:
    """Reads a frame, follows its tags and returns what is to be told."""

    def __init__(
        self, reader: Reader, tracker: Tracker, *, stopwatch: Callable[[], float] = perf_counter
    ) -> None:
        self._reader = reader
        self._tracker = tracker
        self._stopwatch = stopwatch
        self.latest: Reading | None = None
        self.tags = 0
        self.read_time = Stage()
        self.track_time = Stage()

    def pump(self, frame: Frame) -> list[Sighting]:
        """Take one frame through the reader and the tracker."""
        begun = self._stopwatch()
        tags = self._reader.read(frame)
        read = self._stopwatch()
        sightings = self._tracker.update(tags, frame.size, frame.time_s)
        self.latest = Reading(frame, tuple(tags))
        self.tags += len(tags)
        self.read_time = self.read_time.with_one(read - begun)
        self.track_time = self.track_time.with_one(self._stopwatch() - read)
        return sightings

    def forget(self) -> None:
        """Start anew: whatever lies in view speaks again."""
        self._tracker.forget()
