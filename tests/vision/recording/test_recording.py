"""Recordings replay exactly, keep only the mat, and stay whole when they are interrupted."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.frames import Frame
from vision.readers.choice import open_reader
from vision.recording.crop import crop_around, cropped
from vision.recording.index import INDEX, RecordingError, entries_of
from vision.recording.writer import Recorder
from vision.sources.base import SourceError
from vision.sources.drawn.light import Weather
from vision.sources.drawn.table import DrawnTable
from vision.sources.replay import RecordedSource
from vision.sources.video import VideoSource
from vision.tracking.sightings import Sighting
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline


def evening() -> list[Frame]:
    """Cards come, move and go under a noisy camera."""
    table, frames = DrawnTable(weather=Weather(4, 0.6, 0.2), seed=5), []
    for number in range(40):
        if number == 3:
            table.fan([("a", "1C000000AX"), ("b", "1C000000BX")])
        if number == 18:
            table.move("a", 60, 40, 30)
        if number == 26:
            table.clear()
        frames.append(table.frame(number / 9.7))
    return frames


def sightings_of(frames: list[Frame]) -> list[Sighting]:
    pipeline = Pipeline(open_reader("zxing"), Tracker())
    return [seen for frame in frames for seen in pipeline.pump(frame)]


def recorded(folder: Path, frames: list[Frame], crop: tuple[int, int, int, int] | None = None) -> list[Frame]:
    recorder = Recorder(folder, "drawn", crop, least_free=0)
    for frame in frames:
        recorder.take(frame)
    recorder.close()
    with RecordedSource(folder) as source:
        return list(iter(source.read, None))


def planes_frame(wide: int, high: int, stride: int, seed: int = 0) -> Frame:
    planes = np.random.default_rng(seed).integers(0, 255, (high * 3 // 2, stride), np.uint8)
    return Frame(planes[:high, :wide], 1.5, "csi:0", planes)


def test_a_replay_has_the_same_pixels_times_and_sightings(tmp_path: Path) -> None:
    frames = evening()
    again = recorded(tmp_path / "kept", frames)
    assert [frame.time_s for frame in again] == [frame.time_s for frame in frames]
    assert [frame.source for frame in again] == [frame.source for frame in frames]
    assert all(np.array_equal(one.pixels, other.pixels) for one, other in zip(frames, again, strict=True))
    seen = sightings_of(frames)
    assert sightings_of(again) == seen
    assert {one.kind for one in seen} >= {"appeared", "left"}


@pytest.mark.parametrize("stride", [64, 128])
def test_a_ribbon_cameras_colours_are_kept_too(tmp_path: Path, stride: int) -> None:
    frame = planes_frame(64, 48, stride)
    (again,) = recorded(tmp_path / "kept", [frame])
    assert np.array_equal(again.gray, frame.gray)
    assert np.array_equal(again.colour, frame.colour)
    (part,) = recorded(tmp_path / "part", [frame], (11, 7, 30, 20))
    assert part.size == (32, 22), "colours stand for two pixels each way, so the cut is even"
    assert np.array_equal(part.gray, frame.gray[6:28, 10:42])


def test_a_webcams_colours_are_kept_too(tmp_path: Path) -> None:
    pixels = np.random.default_rng(3).integers(0, 255, (48, 64, 3), np.uint8)
    (again,) = recorded(tmp_path / "kept", [Frame(pixels, 0.1 + 0.2, "webcam:a")])
    assert np.array_equal(again.pixels, pixels)
    assert again.time_s == 0.1 + 0.2


def test_only_the_mat_is_kept(tmp_path: Path) -> None:
    frame = Frame(np.arange(480 * 640, dtype=np.uint32).view(np.uint8)[: 480 * 640].reshape(480, 640), 0, "a")
    mat = crop_around([(100, 80), (500, 90), (510, 400), (90, 390)], (640, 480), margin=0.0)
    assert mat == (90, 80, 420, 320)
    (again,) = recorded(tmp_path / "kept", [frame], mat)
    assert np.array_equal(again.pixels, frame.pixels[80:400, 90:510])
    heading, (entry,) = entries_of(tmp_path / "kept")
    assert heading.crop == mat
    assert (entry.width, entry.height) == (420, 320)


@given(
    st.tuples(*[st.integers(-50, 150)] * 2, *[st.integers(-10, 200)] * 2),
    st.sampled_from([(64, 48), (65, 49)]),
)
def test_whatever_part_is_asked_for_is_a_picture(
    crop: tuple[int, int, int, int], size: tuple[int, int]
) -> None:
    wide, high = size
    plain = cropped(Frame(np.zeros((high, wide), np.uint8), 0, "a"), crop)
    assert min(plain.size) >= 2
    part = cropped(planes_frame(64, 48, 64), crop)
    assert min(part.size) >= 2
    assert part.colour.shape == (*part.gray.shape, 3)


def test_an_interrupted_recording_replays_what_there_is(tmp_path: Path) -> None:
    folder, frames = tmp_path / "kept", evening()[:5]
    recorder = Recorder(folder, "drawn", least_free=0)
    for frame in frames:
        recorder.take(frame)
    # The power goes: the last line is torn and the next picture half written.
    index = folder / INDEX
    index.write_bytes(index.read_bytes()[:-20])
    (folder / "000006.part").write_bytes(b"half")
    recorder.close()
    with RecordedSource(folder) as source:
        again = list(iter(source.read, None))
    assert [frame.time_s for frame in again] == [frame.time_s for frame in frames[:4]]


def test_a_lost_picture_is_named_and_the_rest_goes_on(tmp_path: Path) -> None:
    recorded(tmp_path / "kept", evening()[:3])
    (tmp_path / "kept" / "000002.png").write_bytes(b"torn")
    with RecordedSource(tmp_path / "kept") as source:
        assert source.read() is not None
        with pytest.raises(SourceError, match="000002.png of the recording is missing") as caught:
            source.read()
        assert not caught.value.is_lost
        assert source.read() is not None
        assert source.read() is None


def test_a_full_disk_ends_a_recording_before_it_is_full(tmp_path: Path) -> None:
    room = iter([2000, 1500, 900])
    recorder = Recorder(tmp_path / "kept", "a", least_free=1000, free=lambda _folder: next(room))
    with pytest.raises(RecordingError, match="too little room") as caught:
        for frame in evening()[:3]:
            recorder.take(frame)
    recorder.close()
    assert caught.value.key == "recording-disk-full"
    assert recorder.frames == 2
    assert len(entries_of(tmp_path / "kept")[1]) == 2


def test_nothing_is_overwritten_and_odd_folders_are_named(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(RecordingError, match="is not empty"):
        Recorder(tmp_path, "a")
    with pytest.raises(RecordingError, match="Nothing can be recorded"):
        Recorder(tmp_path / "mine.txt", "a")
    with pytest.raises(SourceError, match="There is no recording"):
        RecordedSource(tmp_path / "none").open()
    with pytest.raises(SourceError, match="holds no recording"):
        RecordedSource(tmp_path).open()
    for heading in (b"", b"[]\n", b'{"kind":"other","version":1,"source":"a"}\n'):
        (tmp_path / INDEX).write_bytes(heading)
        with pytest.raises(SourceError, match="holds no recording"):
            RecordedSource(tmp_path).open()
    Recorder(tmp_path / "empty", "a").close()
    with pytest.raises(SourceError, match="holds no pictures"):
        RecordedSource(tmp_path / "empty").open()


def test_an_index_that_points_elsewhere_stays_in_its_folder(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "secret.png"), np.zeros((48, 64), np.uint8))
    recorded(tmp_path / "kept", evening()[:1])
    index = tmp_path / "kept" / INDEX
    index.write_bytes(index.read_bytes().replace(b"000001.png", b"../secret.png"))
    with RecordedSource(tmp_path / "kept") as source, pytest.raises(SourceError, match="missing or damaged"):
        source.read()


@pytest.mark.parametrize(("suffix", "coding"), [(".avi", "MJPG"), (".mp4", "mp4v"), (".mkv", "MJPG")])
def test_a_video_has_the_times_of_its_file(tmp_path: Path, suffix: str, coding: str) -> None:
    path = tmp_path / f"film{suffix}"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*coding), 4, (64, 48))
    for number in range(8):
        writer.write(np.full((48, 64, 3), number * 30, np.uint8))
    writer.release()
    with VideoSource(path) as source:
        times = [frame.time_s for frame in iter(source.read, None)]
    assert times == pytest.approx([number / 4 for number in range(8)], abs=0.002)


def test_files_that_are_no_video_are_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="There is no video file"):
        VideoSource(tmp_path / "none.mp4").open()
    (tmp_path / "notes.mp4").write_text("no video")
    with pytest.raises(SourceError, match="is no video that can be watched"):
        VideoSource(tmp_path / "notes.mp4").open()
    (tmp_path / "a.mp4").mkdir()
    with pytest.raises(SourceError, match="There is no video file"):
        VideoSource(tmp_path / "a.mp4").open()
