"""Whole frames out of the camera program's pipe, whatever the length of its rows turns out to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vision.sources.base import SourceError
from vision.sources.rpicam.faults import fault_of, size_told
from vision.sources.rpicam.layout import Layout, layouts_of, told_by_look, told_by_pause
from vision.sources.rpicam.process import ProgramEnded, RpicamProcess

if TYPE_CHECKING:
    from vision.pixels import Pixels


class StreamPatience(msgspec.Struct, frozen=True):
    """How long to wait: for the first picture, for the next one, for a pause between two, for a change."""

    start_s: float = 15.0
    stall_s: float = 4.0
    pause_s: float = 0.04
    frozen_s: float = 5.0


class FrameStream:
    """Cuts one run's bytes into frames; it tells their length by the first pause of the stream."""

    def __init__(self, process: RpicamProcess, size: tuple[int, int], patience: StreamPatience) -> None:
        self._process = process
        self._size = size
        self._patience = patience
        self._ahead = memoryview(b"")
        self.layout = self._measured()

    def next(self) -> Pixels:
        """Return the bytes of the next frame, copied once: out of the pipe."""
        import numpy as np

        buffer = np.empty(self.layout.frame_bytes, np.uint8)
        self._fill(buffer.data)
        return buffer

    def _fill(self, view: memoryview) -> None:
        count = min(len(self._ahead), len(view))
        view[:count] = self._ahead[:count]
        self._ahead = self._ahead[count:]
        while count < len(view):
            got = self._receive(view[count:], self._patience.stall_s)
            if not got:
                raise self._stalled()
            count += got

    def _measured(self) -> Layout:
        """Take what comes until the stream pauses; a pause inside a frame is waited out."""
        import numpy as np

        buffer = np.empty(2 * max(each.frame_bytes for each in layouts_of(*self._size)), np.uint8)
        count = self._receive(buffer.data, self._patience.start_s)
        if not count:
            raise self._stalled()
        layouts = layouts_of(*(size_told(self._process.lines) or self._size))
        buffer = _at_least(buffer, 2 * max(each.frame_bytes for each in layouts))
        view, waited_s, layout = buffer.data, 0.0, None
        while layout is None:
            if count == len(view):  # it never paused: the picture itself has to tell
                layout = told_by_look(buffer, layouts)
                break
            got = self._receive(view[count:], self._patience.pause_s)
            count, waited_s = count + got, 0.0 if got else waited_s + self._patience.pause_s
            layout = None if got else told_by_pause(count, layouts)
            if waited_s >= self._patience.stall_s:
                break
        if layout is None:
            raise _unfit(count, layouts[0])
        self._ahead = view[:count]
        return layout

    def _receive(self, into: memoryview, within_s: float) -> int:
        try:
            return self._process.receive(into, within_s)
        except ProgramEnded:
            code = self._process.wait(1.0)
            raise fault_of(self._process.lines, code) from None

    def _stalled(self) -> SourceError:
        told = fault_of(self._process.lines, None)
        if told.key != "camera-program-ended":
            return told
        return SourceError(
            "camera-stalled",
            "The ribbon camera sends no more pictures.",
            "It is started again by itself; if it happens often, seat its cable again.",
        )


def _at_least(buffer: Pixels, length: int) -> Pixels:
    """Return the buffer, made longer if the program gives larger pictures than it was asked for."""
    import numpy as np

    missing = np.empty(max(length - len(buffer), 0), np.uint8)
    return np.concatenate([buffer, missing]) if len(missing) else buffer


def _unfit(count: int, asked: Layout) -> SourceError:
    size = f"{asked.width}x{asked.height}"
    return SourceError(
        "camera-frame-size",
        f"The camera sends {count} bytes where a picture of {size} has {asked.frame_bytes}.",
        "Choose a size whose width is a multiple of 128, such as csi:1920x1080 or csi:2304x1296.",
        count=count,
        size=size,
        expected=asked.frame_bytes,
    )
