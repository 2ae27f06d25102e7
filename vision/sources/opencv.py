"""USB webcams through OpenCV and V4L2."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from time import monotonic
from typing import Protocol, cast

import cv2
import msgspec

from vision.errors import VisionError
from vision.frames import Frame
from vision.pixels import Pixels
from vision.sources.base import OpensAndCloses, SourceError
from vision.sources.freeze import FreezeWatch
from vision.sources.v4l2 import cameras, capability_of

SELECT_TIMEOUT = "OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT"
SILENT_S = "3"
"""A webcam that gives nothing for so long is opened again; OpenCV itself would wait ten seconds."""


class Capture(Protocol):
    """The part of OpenCV's VideoCapture that is used here."""

    def isOpened(self) -> bool:
        """Tell whether the device answered."""
        ...

    def set(self, prop: int, value: float, /) -> bool:
        """Ask the device for a property."""
        ...

    def get(self, prop: int, /) -> float:
        """Tell what the device really does."""
        ...

    def read(self) -> tuple[bool, object]:
        """Wait for the next picture."""
        ...

    def grab(self) -> bool:
        """Wait for the next picture without unpacking it."""
        ...

    def release(self) -> None:
        """Let go of the device."""
        ...


class Wish(msgspec.Struct, frozen=True):
    """What the webcam is asked for; it may do less."""

    width: int = 1280
    height: int = 720
    frames_per_s: int = 30


def open_v4l2(device: str) -> Capture:
    """Open a device with OpenCV, through V4L2 where there is one."""
    os.environ.setdefault(SELECT_TIMEOUT, SILENT_S)
    if platform.system() == "Linux":
        return cast(Capture, cv2.VideoCapture(device, cv2.CAP_V4L2))
    return cast(Capture, cv2.VideoCapture(int(device) if device.isdigit() else device))


class OpenCVSource(OpensAndCloses):
    """One webcam; `device` is a path (best one from /dev/v4l/by-id), or empty for the first that works.

    `on_notice` is told what keeps nothing from working: a picture smaller than asked for.
    """

    name = "webcam"

    def __init__(
        self,
        device: str = "",
        wish: Wish | None = None,
        *,
        clock: Callable[[], float] = monotonic,
        opener: Callable[[str], Capture] = open_v4l2,
        listed: Callable[[], list[str]] = cameras,
        on_notice: Callable[[VisionError], None] = lambda _notice: None,
        frozen_s: float = 5.0,
    ) -> None:
        self._device = device
        self._wish = wish or Wish()
        self._clock = clock
        self._opener = opener
        self._listed = listed
        self._on_notice = on_notice
        self._watch = FreezeWatch(frozen_s)
        self._capture: Capture | None = None
        self.opened_device = ""
        self.opened_as = Wish(0, 0, 0)

    def open(self) -> None:
        """Open the camera asked for, or the first that gives a picture."""
        if self._capture is not None:
            return
        choices = [self._device] if self._device else self._listed()
        if not choices:
            raise SourceError(
                "camera-none",
                "No camera is plugged in.",
                "Plug a camera in; until then everything can be done by touch.",
            )
        troubles: list[SourceError] = []
        for device in choices:
            try:
                self._open_one(device)
                return
            except SourceError as error:
                troubles.append(error)
        raise troubles[0]

    def read(self) -> Frame:
        """Return the next picture of the camera."""
        if self._capture is None:
            raise SourceError("camera-closed", "The camera is not open.", "Open it first.")
        is_read, pixels = self._capture.read()
        now = self._clock()
        if not is_read or pixels is None:
            self.close()
            raise _silent(self.opened_device)
        try:
            self._watch.heed(cast(Pixels, pixels), now, self.opened_device)
        except SourceError:
            self.close()
            raise
        return Frame(cast(Pixels, pixels), now, f"{self.name}:{self.opened_device}")

    def skip(self) -> None:
        """Let the next picture go by without unpacking it, so that none grows old in the queue."""
        if self._capture is not None and not self._capture.grab():
            self.close()
            raise _silent(self.opened_device)

    def close(self) -> None:
        """Let go of the camera."""
        capture, self._capture = self._capture, None
        if capture is not None:
            capture.release()

    def _open_one(self, device: str) -> None:
        _check_access(device)
        capture = self._opener(device)
        if not capture.isOpened():
            capture.release()
            raise _not_answering(device)
        self._set_up(capture)
        # Some devices open but are no cameras (codecs, a ribbon camera's raw node): only a picture proves it.
        is_read, _ = capture.read()
        if not is_read:
            capture.release()
            raise _not_answering(device)
        self._capture, self.opened_device = capture, device
        self._watch.forget()
        given, wished = self.opened_as, self._wish
        if 0 < given.width * given.height < wished.width * wished.height:
            self._on_notice(_smaller(device, given, wished))

    def _set_up(self, capture: Capture) -> None:
        # Compression before size: many webcams offer the large sizes uncompressed only at a few per second.
        capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, self._wish.width)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, self._wish.height)
        capture.set(cv2.CAP_PROP_FPS, self._wish.frames_per_s)
        # A long queue would show the table as it was a moment ago.
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        self.opened_as = Wish(
            int(capture.get(cv2.CAP_PROP_FRAME_WIDTH)),
            int(capture.get(cv2.CAP_PROP_FRAME_HEIGHT)),
            int(capture.get(cv2.CAP_PROP_FPS)),
        )


def _check_access(device: str) -> None:
    """Say what is wrong with a device's path before OpenCV fails without a reason."""
    if not device.startswith("/"):
        return
    if not os.path.exists(device):
        raise SourceError(
            "camera-absent",
            f"There is no camera at {device}.",
            "Plug it in, or choose another camera in the table set-up.",
            device=device,
        )
    if not os.access(device, os.R_OK | os.W_OK):
        raise SourceError(
            "camera-forbidden",
            f"This user may not use the camera {device}.",
            "Run: sudo usermod -aG video $USER, then sign in again.",
            device=device,
        )
    capability = capability_of(device)
    if capability is not None and not capability.is_webcam:
        raise SourceError(
            "camera-no-webcam",
            f"{device} is no webcam but belongs to {capability.card or capability.driver}.",
            "Choose the camera by its name under /dev/v4l/by-id, or csi for the one on the ribbon cable.",
            device=device,
            card=capability.card or capability.driver,
        )


def _not_answering(device: str) -> SourceError:
    return SourceError(
        "camera-busy",
        f"The camera {device} gives no picture.",
        "Close other programs that use it, or unplug it and plug it in again.",
        device=device,
    )


def _silent(device: str) -> SourceError:
    return SourceError(
        "camera-silent",
        f"The camera {device} gives no more pictures.",
        "Look at its cable; it is opened again by itself.",
        device=device,
    )


def _smaller(device: str, given: Wish, wished: Wish) -> VisionError:
    asked, got = f"{wished.width}x{wished.height}", f"{given.width}x{given.height}"
    return VisionError(
        "camera-smaller",
        f"The camera {device} gives {got} instead of {asked}.",
        "It works so; for small codes choose a camera with more pixels, or hang it lower.",
        device=device,
        given=got,
        asked=asked,
    )
