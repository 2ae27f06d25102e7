"""Webcams, folders, and every way in which they can fail."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.drawing import sheet, tag_on_sheet
from vision.readers.choice import open_reader
from vision.sources.base import SourceError
from vision.sources.folder import FolderSource
from vision.sources.opencv import OpenCVSource, Wish, cameras


class FakeCapture:
    """A webcam driver that answers as a script tells it."""

    def __init__(self, pictures: list[np.ndarray | None], *, is_open: bool = True) -> None:
        self.pictures = pictures
        self.is_open = is_open
        self.asked: list[int] = []
        self.released = 0

    def isOpened(self) -> bool:
        return self.is_open

    def set(self, prop: int, value: float) -> bool:
        self.asked.append(prop)
        return True

    def get(self, prop: int) -> float:
        return {cv2.CAP_PROP_FRAME_WIDTH: 640, cv2.CAP_PROP_FRAME_HEIGHT: 480}.get(prop, 15)

    def read(self) -> tuple[bool, np.ndarray | None]:
        picture = self.pictures.pop(0) if self.pictures else None
        return picture is not None, picture

    def release(self) -> None:
        self.released += 1


def test_a_camera_that_is_not_there_is_named() -> None:
    source = OpenCVSource("/dev/video99")
    with pytest.raises(SourceError) as caught:
        source.open()
    assert caught.value.key == "camera-absent"
    assert "There is no camera at /dev/video99." in str(caught.value)
    assert "Plug it in" in str(caught.value)
    source.close()
    source.close()
    with pytest.raises(SourceError, match="not open"):
        source.read()


def test_no_camera_at_all_is_named() -> None:
    with pytest.raises(SourceError, match="No camera is plugged in"):
        OpenCVSource(listed=list).open()


def test_a_camera_one_may_not_use_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    device = tmp_path / "video0"
    device.touch()
    monkeypatch.setattr("os.access", lambda path, mode: False)
    with pytest.raises(SourceError, match="usermod -aG video"):
        OpenCVSource(str(device)).open()


def test_a_file_that_is_no_camera_is_named(tmp_path: Path) -> None:
    device = tmp_path / "video0"
    device.touch()
    with pytest.raises(SourceError) as caught:
        OpenCVSource(str(device)).open()
    assert caught.value.key == "camera-busy"


def test_compression_is_asked_for_before_the_size_and_the_queue_is_short() -> None:
    capture = FakeCapture([sheet(640, 480), sheet(640, 480)])
    with OpenCVSource("a", Wish(1920, 1080), opener=lambda device: capture, clock=lambda: 7.0) as source:
        source.open()
        frame = source.read()
        assert capture.asked.index(cv2.CAP_PROP_FOURCC) < capture.asked.index(cv2.CAP_PROP_FRAME_WIDTH)
        assert cv2.CAP_PROP_BUFFERSIZE in capture.asked
        assert (frame.time_s, frame.source, frame.size) == (7.0, "webcam:a", (640, 480))
        assert source.opened_as == Wish(640, 480, 15)
    assert capture.released == 1


def test_devices_that_open_without_a_picture_are_passed_over() -> None:
    captures = {
        "codec": FakeCapture([]),
        "shut": FakeCapture([], is_open=False),
        "camera": FakeCapture([sheet(640, 480)] * 2),
    }
    source = OpenCVSource(opener=captures.__getitem__, listed=lambda: list(captures))
    source.open()
    assert source.opened_device == "camera"
    assert captures["codec"].released == captures["shut"].released == 1


def test_a_camera_that_is_pulled_out_says_so_and_opens_again() -> None:
    captures = [FakeCapture([sheet(640, 480)] * 2), FakeCapture([sheet(640, 480)] * 2)]
    first = captures[0]
    source = OpenCVSource("a", opener=lambda device: captures.pop(0))
    source.open()
    source.read()
    with pytest.raises(SourceError, match="gives no more pictures") as caught:
        source.read()
    assert caught.value.is_lost
    assert first.released == 1
    source.open()
    assert source.read().size == (640, 480)


def test_lasting_names_come_before_numbers(tmp_path: Path) -> None:
    by_id, devices = tmp_path / "by-id", tmp_path / "dev"
    by_id.mkdir()
    devices.mkdir()
    for name in ("video10", "video2", "videoX"):
        (devices / name).touch()
    assert [Path(path).name for path in cameras(by_id, devices)] == ["video2", "video10"]
    (by_id / "usb-Cam_1-video-index0").touch()
    (by_id / "usb-Cam_1-video-index1").touch()
    assert [Path(path).name for path in cameras(by_id, devices)] == ["usb-Cam_1-video-index0"]
    assert cameras(tmp_path / "none", tmp_path / "none either") == []


def _picture(path: Path, text: str) -> None:
    cv2.imwrite(str(path), tag_on_sheet(text, 4, 0))


def test_a_folder_gives_its_pictures_in_order_each_with_its_time(tmp_path: Path) -> None:
    for name, text in (("10.png", "1C0000010X"), ("2.png", "1C0000002X"), ("1_t7.25.jpg", "1C0000001X")):
        _picture(tmp_path / name, text)
    (tmp_path / "notes.txt").write_text("no picture")
    reader, read = open_reader("zxing"), []
    with FolderSource(tmp_path, interval_s=0.5) as source:
        source.open()
        while (frame := source.read()) is not None:
            read.append((reader.read(frame)[0].text, frame.time_s, frame.source))
        assert source.read() is None
    assert read == [
        ("1C0000001X", 7.25, "folder:1_t7.25.jpg"),
        ("1C0000002X", 0.5, "folder:2.png"),
        ("1C0000010X", 1.0, "folder:10.png"),
    ]
    source.close()


def test_a_torn_picture_is_left_out_and_named(tmp_path: Path) -> None:
    (tmp_path / "1.png").write_bytes(b"\x89PNG torn")
    _picture(tmp_path / "2.png", "1C0000002X")
    with FolderSource(tmp_path) as source:
        with pytest.raises(SourceError, match="1.png is not a picture") as caught:
            source.read()
        assert not caught.value.is_lost
        assert source.read() is not None


def test_folders_that_give_nothing_are_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="There is no folder"):
        FolderSource(tmp_path / "none").open()
    with pytest.raises(SourceError, match="holds no pictures"):
        FolderSource(tmp_path).open()
    with pytest.raises(SourceError, match="not open"):
        FolderSource(tmp_path).read()
