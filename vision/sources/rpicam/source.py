"""The camera on a Raspberry Pi's ribbon cable, through the system's own program and a pipe."""

from __future__ import annotations

from collections.abc import Callable
from shutil import which
from threading import Event
from time import monotonic

from msgspec.structs import replace

from vision.frames import Frame
from vision.sources.base import OpensAndCloses, SourceError
from vision.sources.freeze import FreezeWatch
from vision.sources.rpicam.faults import no_program
from vision.sources.rpicam.focus import find_focus
from vision.sources.rpicam.layout import Layout
from vision.sources.rpicam.process import RpicamProcess
from vision.sources.rpicam.setting import PROGRAMS, RpicamSetting, stream_command
from vision.sources.rpicam.stream import FrameStream, StreamPatience


def find_program() -> str:
    """Return the path of the system's camera program, by its name of today or its old one; else empty."""
    return next((found for name in PROGRAMS if (found := which(name))), "")


class RpicamSource(OpensAndCloses):
    """One ribbon camera: raw frames through a pipe, brightness first, focus found once and locked.

    `on_lens` is told where the lens stands when that was found, so that it can be kept for the next evening.
    """

    name = "csi"

    def __init__(
        self,
        setting: RpicamSetting | None = None,
        *,
        clock: Callable[[], float] = monotonic,
        patience: StreamPatience | None = None,
        on_lens: Callable[[float], None] = lambda _lens: None,
    ) -> None:
        self.setting = setting or RpicamSetting()
        self._clock = clock
        self._patience = patience or StreamPatience()
        self._on_lens = on_lens
        self._process: RpicamProcess | None = None
        self._stream: FrameStream | None = None
        self._watch = FreezeWatch(self._patience.frozen_s)
        self._complaint: SourceError | None = None
        self._must_focus = Event()
        if self.setting.lens is None:
            self._must_focus.set()

    @property
    def layout(self) -> Layout | None:
        """How the frames really come; None while the camera is closed."""
        return self._stream.layout if self._stream is not None else None

    def open(self) -> None:
        """Find the focus if it is not known, start the program and take its first frame's measure."""
        if self._stream is not None:
            return
        program = find_program()
        if not program:
            raise no_program()
        if self._must_focus.is_set():
            self._focus(program)
        size = (self.setting.width, self.setting.height)
        self._process = RpicamProcess(stream_command(self.setting, program))
        try:
            self._stream = FrameStream(self._process, size, self._patience)
        finally:
            if self._stream is None:
                self.close()
        self._watch.forget()

    def read(self) -> Frame:
        """Return the next frame; its brightness is a view of the bytes that came, its colour waits."""
        if self._must_focus.is_set() and self._stream is not None:
            self.close()
            self.open()
        if self._stream is None:
            raise SourceError("camera-closed", "The camera is not open.", "Open it first.")
        self._complain()
        device, layout = f"{self.name}:{self.setting.camera}", self._stream.layout
        try:
            buffer = self._stream.next()
            now = self._clock()
            pixels = layout.brightness(buffer)
            self._watch.heed(pixels, now, device)
        except SourceError:
            self.close()
            raise
        return Frame(pixels, now, device, layout.planes(buffer))

    def skip(self) -> None:
        """Let the next frame go by, so that none grows old in the pipe."""
        if self._stream is not None and not self._must_focus.is_set():
            self._stream.next()

    def close(self) -> None:
        """End the program; closing twice is fine."""
        process, self._process, self._stream = self._process, None, None
        if process is not None:
            process.stop()

    def interrupt(self) -> None:
        """Free whoever waits for a frame, from another thread, because the camera is to be closed."""
        process = self._process
        if process is not None:
            process.interrupt()

    def refocus(self) -> None:
        """Find the focus anew with the next frame; any thread may ask for it."""
        self._must_focus.set()

    def _complain(self) -> None:
        """Say once, between two frames, what did not keep the camera from starting."""
        complaint, self._complaint = self._complaint, None
        if complaint is not None:
            raise complaint

    def _focus(self, program: str) -> None:
        """Find and keep the lens position; where that fails the lens stays as it was."""
        self._must_focus.clear()
        try:
            lens = find_focus(self.setting, program)
        except SourceError as error:
            if error.is_lost:  # the camera itself is not there: the focus is found when it is
                self._must_focus.set()
                raise
            self._complaint, lens = error, None  # without a lock the camera's own focus goes on trying
        if lens is not None:
            self.setting = replace(self.setting, lens=lens)
            self._on_lens(lens)
