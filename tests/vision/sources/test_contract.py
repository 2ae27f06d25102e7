"""What holds for every source, whatever it reads: opened and closed at will, times that only grow."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.sources.ribbon import QUICK, Ribbon
from vision.recording.writer import Recorder
from vision.sources.base import Source, SourceError
from vision.sources.drawn.table import DrawnTable
from vision.sources.folder import FolderSource
from vision.sources.opencv import OpenCVSource
from vision.sources.pace import PacedSource
from vision.sources.replay import RecordedSource
from vision.sources.rpicam.setting import RpicamSetting
from vision.sources.rpicam.source import RpicamSource
from vision.sources.video import VideoSource

PICTURES = 6
Make = Callable[[Path, pytest.MonkeyPatch], Source]


def tick() -> Callable[[], float]:
    ticks = count()
    return lambda: next(ticks) / 10


class Webcam:
    """A driver that always has another picture."""

    def __init__(self) -> None:
        self.number = 0

    def isOpened(self) -> bool:
        return True

    def set(self, prop: int, value: float) -> bool:
        return True

    def get(self, prop: int) -> float:
        return 0.0

    def grab(self) -> bool:
        return True

    def read(self) -> tuple[bool, np.ndarray]:
        self.number += 1
        return True, np.full((48, 64, 3), self.number % 250, np.uint8)

    def release(self) -> None:
        pass


def ribbon(place: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    Ribbon(place / "bin", monkeypatch).does(between_s=0.03)
    setting = RpicamSetting(width=128, height=72, lens=1.0)
    return RpicamSource(setting, clock=tick(), patience=QUICK)


def webcam(place: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    return OpenCVSource("a", opener=lambda _device: Webcam(), clock=tick())


def drawn(place: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    return DrawnTable(clock=tick())


def folder(place: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    for number in range(PICTURES):
        cv2.imwrite(str(place / f"{number}.png"), np.full((48, 64), number, np.uint8))
    return FolderSource(place)


def video(place: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    path = place / "a.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10, (64, 48))
    for number in range(PICTURES):
        writer.write(np.full((48, 64, 3), number * 30, np.uint8))
    writer.release()
    return VideoSource(path)


def recorded(place: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    recorder, table = Recorder(place / "kept", "drawn", least_free=0), DrawnTable()
    for number in range(PICTURES):
        recorder.take(table.frame(number / 7))
    recorder.close()
    return RecordedSource(place / "kept")


def paced(place: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    return PacedSource(recorded(place, monkeypatch), clock=tick(), wait=lambda _seconds: None)


EVERY = pytest.mark.parametrize("make", [ribbon, webcam, drawn, folder, video, recorded, paced])


@EVERY
def test_opening_and_closing_twice_is_fine(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = make(tmp_path, monkeypatch)
    source.close()
    for _ in range(2):
        source.open()
        source.open()
        frame = source.read()
        assert frame is not None
        assert frame.gray.ndim == 2
        assert frame.colour.shape == (*frame.gray.shape, 3)
        source.close()
        source.close()


@EVERY
def test_times_only_grow_and_frames_say_where_they_come_from(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = make(tmp_path, monkeypatch)
    source.open()
    frames = [frame for _ in range(PICTURES) if (frame := source.read()) is not None]
    source.close()
    assert len(frames) == PICTURES
    assert all(one.time_s < other.time_s for one, other in pairwise(frames))
    assert {frame.size for frame in frames} == {frames[0].size}
    assert all(frame.source.startswith((source.name, "drawn")) for frame in frames)


@pytest.mark.parametrize("make", [ribbon, webcam, folder, video, recorded, paced])
def test_reading_what_is_closed_is_a_sentence(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = make(tmp_path, monkeypatch)
    with pytest.raises(SourceError, match="is not open"):
        source.read()
    source.open()
    source.read()
    source.close()
    with pytest.raises(SourceError, match="is not open") as caught:
        source.read()
    assert caught.value.is_lost


@pytest.mark.parametrize("make", [folder, video, recorded, paced])
def test_what_ends_stays_at_its_end_and_begins_anew_when_opened_again(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = make(tmp_path, monkeypatch)
    for _ in range(2):
        source.open()
        for _ in range(PICTURES):
            assert source.read() is not None
        assert source.read() is None
        assert source.read() is None
        source.close()
