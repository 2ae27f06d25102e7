"""The camera's own two threads: one takes frames, one reads them; the newest frame wins."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread, current_thread
from time import monotonic
from typing import TYPE_CHECKING, Generic

import msgspec

from vision.errors import VisionError
from vision.sources.base import SourceError
from vision.worker.faults import camera_failed, camera_stuck, picture_refused, sighting_lost
from vision.worker.newest import Newest
from vision.worker.pipeline import Told
from vision.worker.retry import BackOff, Complaints, Retry
from vision.worker.statistics import Statistics

if TYPE_CHECKING:
    from vision.sources.base import Source
    from vision.worker.pipeline import Pump, Reading

POLITE_S = 0.6
"""So long a camera may take to its next frame before it is interrupted when somebody wants to stop."""

Wait = Callable[[Event, float], bool]
"""Waits so many seconds, or less when the event is set, and tells whether it is."""


def wait_for(stopping: Event, seconds: float) -> bool:
    """Wait on the event for a time."""
    return stopping.wait(seconds)


class Timing(msgspec.Struct, frozen=True):
    """The least time between two frames, how failures are retried, and the clock all this goes by."""

    interval_s: float = 0.0
    retry: Retry = Retry()
    wait: Wait = wait_for
    clock: Callable[[], float] = monotonic


class _Run:
    """Everything that belongs to one start until its stop."""

    def __init__(self, earlier: Thread | None) -> None:
        self.stopping = Event()
        self.newest = Newest()
        self.threads: list[Thread] = []
        self.earlier = earlier


class Worker(Generic[Told]):
    """Keeps a source open, reads its newest frame and tells what is sighted, until it is stopped.

    Failures of the source, the reader or a listener are told as sentences, each once until it is over,
    and tried again ever more slowly; none of them ends the worker. `wording` says an error to people.
    """

    def __init__(
        self,
        source: Source,
        pipeline: Pump[Told],
        *,
        on_sightings: Callable[[list[Told]], None],
        on_trouble: Callable[[str], None],
        on_recovery: Callable[[], None] = lambda: None,
        timing: Timing | None = None,
        wording: Callable[[VisionError], str] = str,
    ) -> None:
        self._source = source
        self._pipeline = pipeline
        self._on_sightings = on_sightings
        self._on_trouble = on_trouble
        self._on_recovery = on_recovery
        self._timing = timing or Timing()
        self._wording = wording
        self._taken = 0
        self._skipped_before = 0
        self._run: _Run | None = None
        self._last_capture: Thread | None = None

    # -- from outside --------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to look; starting twice is fine."""
        if self.is_running:
            return
        self.stop()
        run = self._run = _Run(self._last_capture)
        run.threads = [
            Thread(target=self._capture, args=(run,), name="camera", daemon=True),
            Thread(target=self._read, args=(run,), name="reader", daemon=True),
        ]
        self._last_capture = run.threads[0]
        for thread in run.threads:
            thread.start()

    def stop(self, within_s: float = 2.0) -> bool:
        """Stop looking and tell whether everything has ended; stopping twice is fine.

        A driver that hangs is left to itself: it closes its camera when it comes back.
        """
        run, self._run = self._run, None
        if run is None:
            return True
        run.stopping.set()
        run.newest.finish(drop=True)
        others = [thread for thread in run.threads if thread is not current_thread()]
        others[0].join(min(POLITE_S, within_s))
        if others[0].is_alive():
            self._interrupt()
        for thread in others:
            thread.join(within_s)
        self._skipped_before += run.newest.skipped
        return not any(thread.is_alive() for thread in run.threads)

    def join(self, within_s: float) -> bool:
        """Wait until a source that ends has been read to its end; tell whether it was."""
        run = self._run
        if run is not None:
            for thread in run.threads:
                thread.join(within_s)
        return not self.is_running

    @property
    def is_running(self) -> bool:
        """Whether frames are being taken or read."""
        return self._run is not None and any(thread.is_alive() for thread in self._run.threads)

    @property
    def source(self) -> Source:
        """What is looked through."""
        return self._source

    @property
    def pipeline(self) -> Pump[Told]:
        """What reads the frames."""
        return self._pipeline

    @property
    def latest(self) -> Reading | None:
        """The last frame that was read, with its tags."""
        return self._pipeline.latest

    @property
    def statistics(self) -> Statistics:
        """How much was seen since the worker was made."""
        run = self._run
        skipped = self._skipped_before + (run.newest.skipped if run is not None else 0)
        return Statistics(self._taken, self._pipeline.frames_read, skipped)

    # -- the camera's thread -------------------------------------------------------------------

    def _capture(self, run: _Run) -> None:
        if run.earlier is not None:
            # A camera cannot be opened while an earlier thread still hangs in its driver.
            run.earlier.join()
        complaints = Complaints(self._on_trouble, self._on_recovery)
        back_off = BackOff(self._timing.retry)
        while not run.stopping.is_set():
            has_ended = self._took_all(run, complaints, back_off)
            self._let_go(complaints)
            if has_ended or self._timing.wait(run.stopping, back_off.next_s()):
                break
        run.newest.finish()

    def _took_all(self, run: _Run, complaints: Complaints, back_off: BackOff) -> bool:
        """Open the source and take frames until it ends (true) or fails (false)."""
        try:
            self._source.open()
            while not run.stopping.is_set():
                if not self._took_one(run, complaints, back_off):
                    return True
        except VisionError as error:
            self._complain(run, complaints, error)
        except Exception as error:  # noqa: BLE001 - fence: a driver's fault must not end the game
            self._complain(run, complaints, camera_failed(error))
        return False

    def _complain(self, run: _Run, complaints: Complaints, error: VisionError) -> None:
        """Say what went wrong, unless it is only that somebody wants to stop."""
        if not run.stopping.is_set():
            complaints.say(self._wording(error))

    def _took_one(self, run: _Run, complaints: Complaints, back_off: BackOff) -> bool:
        """Take one frame; tell whether there may be more."""
        begun = self._timing.clock()
        try:
            frame = self._source.read()
        except SourceError as error:
            if error.is_lost:
                raise
            complaints.say(self._wording(error))
            return True
        if frame is None:
            return False
        self._taken += 1
        back_off.reset()
        complaints.over()
        run.newest.put(frame)
        self._rest(run, begun + self._timing.interval_s)
        return True

    def _rest(self, run: _Run, until_s: float) -> None:
        """Let time pass before the next frame; a camera's frames go by meanwhile, or they would grow old."""
        skip: Callable[[], None] | None = getattr(self._source, "skip", None)
        while (rest_s := until_s - self._timing.clock()) > 0 and not run.stopping.is_set():
            if skip is None:
                self._timing.wait(run.stopping, rest_s)
                return
            skip()

    def _interrupt(self) -> None:
        """Free a thread that waits for a frame, where the source knows how."""
        interrupt: Callable[[], None] | None = getattr(self._source, "interrupt", None)
        if interrupt is not None:
            interrupt()

    def _let_go(self, complaints: Complaints) -> None:
        try:
            self._source.close()
        except Exception as error:  # noqa: BLE001 - fence: a device that is gone may fail to close
            complaints.say(self._wording(camera_stuck(error)))

    # -- the reader's thread -------------------------------------------------------------------

    def _read(self, run: _Run) -> None:
        from vision.pixels import use_one_core

        use_one_core()
        complaints = Complaints(self._on_trouble, self._on_recovery)
        listening = Complaints(self._on_trouble, self._on_recovery)
        back_off, is_again = BackOff(self._timing.retry), False
        while (frame := run.newest.take()) is not None:
            try:
                sightings = self._pipeline.pump(frame)
            except Exception as error:  # noqa: BLE001 - fence: one bad picture must not end the game
                complaints.say(self._wording(picture_refused(error)))
                if is_again:  # a single bad picture costs the next one no time
                    self._timing.wait(run.stopping, back_off.next_s())
                is_again = True
                continue
            is_again = False
            back_off.reset()
            complaints.over()
            if sightings and not run.stopping.is_set():
                self._tell(sightings, listening)

    def _tell(self, sightings: list[Told], complaints: Complaints) -> None:
        try:
            self._on_sightings(sightings)
        except Exception as error:  # noqa: BLE001 - fence: a listener's fault must not blind the camera
            complaints.say(self._wording(sighting_lost(error)))
        else:
            complaints.over()
