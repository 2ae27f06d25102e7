"""One way to name a source, and a sentence for every name that is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.sources.ribbon import Ribbon
from vision.sources.base import SourceError
from vision.sources.choice import Opening, open_source
from vision.sources.drawn.table import DrawnTable
from vision.sources.folder import FolderSource
from vision.sources.names import SourceName, source_name
from vision.sources.opencv import OpenCVSource
from vision.sources.pace import PacedSource
from vision.sources.replay import RecordedSource
from vision.sources.rpicam.source import RpicamSource
from vision.sources.video import VideoSource

LASTING = "/dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920_ABC-video-index0"
BY_PATH = "/dev/v4l/by-path/platform-fd500000.pcie-pci-0000:01:00.0-usb-0:1.2:1.0-video-index0"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", SourceName("any")),
        ("csi", SourceName("csi")),
        ("csi:4608x2592", SourceName("csi", size=(4608, 2592))),
        ("csi:1", SourceName("csi", number=1)),
        ("csi:1:1920x1080@5", SourceName("csi", number=1, size=(1920, 1080), frames_per_s=5.0)),
        ("usb", SourceName("usb")),
        ("usb:1920x1080", SourceName("usb", size=(1920, 1080))),
        (LASTING, SourceName("usb", LASTING)),
        (f"{LASTING}:640x480@15", SourceName("usb", LASTING, 0, (640, 480), 15.0)),
        (BY_PATH, SourceName("usb", BY_PATH)),
        ("2", SourceName("usb", "/dev/video2")),
        ("folder:some/pictures", SourceName("folder", "some/pictures")),
        ("video:a:b.mp4", SourceName("video", "a:b.mp4")),
        ("recorded:evening", SourceName("recorded", "evening")),
        (" drawn ", SourceName("drawn")),
    ],
)
def test_names_are_taken_apart(text: str, named: SourceName) -> None:
    assert source_name(text) == named


@pytest.mark.parametrize(
    "text",
    [
        "webcam",
        "csi:big",
        "csi:1:2:3",
        "csi:12x",
        "usb:front",
        "folder:",
        "video: ",
        "http://camera",
        "drawn:1",
    ],
)
def test_a_name_that_is_none_says_which_there_are(text: str) -> None:
    with pytest.raises(SourceError, match="There is no camera called") as caught:
        open_source(text)
    assert caught.value.key == "camera-unknown-name"
    assert "csi:2304x1296, usb" in caught.value.remedy


@pytest.mark.parametrize("size", ["1x1", "20x20", "63x480", "99999x99999", "1281x720"])
def test_a_size_that_no_camera_gives_is_named(size: str) -> None:
    with pytest.raises(SourceError) as caught:
        source_name(f"csi:{size}")
    assert caught.value.key in ("camera-odd-size", "camera-unknown-name")


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_name_or_a_sentence(text: str) -> None:
    try:
        source_name(text)
    except SourceError as error:
        assert len(str(error)) < 400


def test_every_kind_of_source_is_opened_by_its_name(tmp_path: Path) -> None:
    made = {
        "csi:1280x720": RpicamSource,
        "usb": OpenCVSource,
        LASTING: OpenCVSource,
        f"folder:{tmp_path}": FolderSource,
        f"video:{tmp_path}/a.mp4": VideoSource,
        f"recorded:{tmp_path}": RecordedSource,
        "drawn": DrawnTable,
    }
    for name, kind in made.items():
        assert isinstance(open_source(name), kind)
    lens = open_source("csi:1:4608x2592", Opening(lens=3.25))
    assert isinstance(lens, RpicamSource)
    assert (lens.setting.camera, lens.setting.lens, lens.setting.frames_per_s) == (1, 3.25, 2.0)


def test_files_come_in_their_own_time_when_they_are_to_be_waited_for(tmp_path: Path) -> None:
    waited: list[float] = []
    now = [100.0]

    def wait(seconds: float) -> None:
        waited.append(round(seconds, 6))
        now[0] += seconds

    source = open_source("drawn", Opening(clock=lambda: now[0], wait=wait))
    assert isinstance(source, PacedSource)
    with source:
        times = [round(frame.time_s, 6) for _ in range(4) if (frame := source.read())]
    assert times == [100.0, 100.1, 100.2, 100.3]
    assert waited == [0.1, 0.1, 0.1]
    assert source.name == "drawn"


def test_without_a_name_the_first_camera_that_is_there_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Ribbon(tmp_path / "bin", monkeypatch).does()
    monkeypatch.setattr("vision.sources.v4l2.cameras", list)
    monkeypatch.setattr("vision.sources.rpicam.list.seems_to_have_ribbon", lambda: True)
    assert isinstance(open_source(""), RpicamSource)
    monkeypatch.setattr("vision.sources.v4l2.cameras", lambda: ["/dev/video0"])
    assert isinstance(open_source(""), OpenCVSource)
