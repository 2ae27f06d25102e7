"""A video file as a source: each picture once, at the time the file says."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, cast

from vision.frames import Frame
from vision.sources.base import OpensAndCloses, SourceError

if TYPE_CHECKING:
    from vision.pixels import Pixels
    from vision.sources.opencv import Capture

SUFFIXES = frozenset({".mp4", ".avi", ".mkv", ".mov", ".m4v", ".webm"})
_USUAL_RATE = 30.0


class VideoSource(OpensAndCloses):
    """Gives the pictures of a video file; opened again it starts from the first one."""

    name = "video"

    def __init__(self, path: Path) -> None:
        self._path = path
        self._capture: Capture | None = None
        self._rate = _USUAL_RATE
        self._number = 0
        self._last_s = -1.0

    def open(self) -> None:
        """Open the file, or say why it cannot be watched."""
        if self._capture is not None:
            return
        if not self._path.is_file():
            raise SourceError(
                "video-absent",
                f"There is no video file {self._path}.",
                "Check its name.",
                path=self._path,
            )
        import cv2

        for backend in (cv2.CAP_FFMPEG, cv2.CAP_ANY):  # a system's own OpenCV may have another than ours
            capture = cast("Capture", cv2.VideoCapture(str(self._path), backend))
            if capture.isOpened():
                break
            capture.release()
        else:
            raise SourceError(
                "video-unreadable",
                f"{self._path} is no video that can be watched, or it is damaged.",
                "Use an MP4, AVI or MKV file.",
                path=self._path,
            )
        self._capture, self._number, self._last_s = capture, 0, -1.0
        rate = capture.get(cv2.CAP_PROP_FPS)
        self._rate = rate if 0 < rate < 1000 else _USUAL_RATE

    def read(self) -> Frame | None:
        """Return the next picture, or None after the last."""
        if self._capture is None:
            raise SourceError("video-closed", "The video is not open.", "Open it first.")
        is_read, pixels = self._capture.read()
        if not is_read or pixels is None:
            return None
        self._number += 1
        self._last_s = self._time_s()
        return Frame(cast("Pixels", pixels), self._last_s, f"{self.name}:{self._path.name}")

    def close(self) -> None:
        """Let go of the file."""
        capture, self._capture = self._capture, None
        if capture is not None:
            capture.release()

    def _time_s(self) -> float:
        """Return the file's own time; where it has none or runs backwards, one frame more than before."""
        import cv2

        assert self._capture is not None
        told_s = self._capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
        if not isfinite(told_s):
            told_s = 0.0
        if self._number == 1:
            return max(told_s, 0.0)
        return told_s if told_s > self._last_s else self._last_s + 1 / self._rate
