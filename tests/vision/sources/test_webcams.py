"""USB webcams: what a device is, what it offers, frozen and smaller pictures, and a real one where it is."""

from __future__ import annotations

import errno
import struct
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from vision.errors import VisionError
from vision.sources.base import SourceError
from vision.sources.freeze import FreezeWatch
from vision.sources.opencv import OpenCVSource, Wish
from vision.sources.v4l2 import Capability, Offer, cameras, capability_of, offers_of

WEBCAM, CODEC, META = 0x84200001, 0x84208000, 0x84A00001
MJPG, YUYV = (int.from_bytes(name, "little") for name in (b"MJPG", b"YUYV"))


class Driver:
    """Answers questions as a kernel driver does."""

    def __init__(self, driver: str, card: str, flags: int, own: int) -> None:
        self.about = (driver.encode(), card.encode(), b"usb-1.2", 0x60600, flags, own)
        self.sizes = {MJPG: [(1920, 1080), (1280, 720)], YUYV: [(640, 480)]}

    def __call__(self, file: int, question: int, buffer: bytearray) -> int:
        if question == 0x80685600:
            buffer[:] = struct.pack("<16s32s32sIII12x", *self.about)
        elif question == 0xC0405602:
            number, *_ = struct.unpack_from("<I", buffer)
            coding = self._nth(list(self.sizes), number)
            struct.pack_into("<III32sI", buffer, 0, number, 1, 0, b"told", coding)
        elif question == 0xC02C564A:
            number, coding = struct.unpack_from("<II", buffer)
            struct.pack_into("<III", buffer, 8, 1, *self._nth(self.sizes[coding], number))
        else:
            number, *_ = struct.unpack_from("<I", buffer)
            struct.pack_into("<III", buffer, 16, 1, *self._nth([(1, 30), (1, 15)], number))
        return 0

    @staticmethod
    def _nth(these: list[Any], number: int) -> Any:
        if number >= len(these):
            raise OSError(errno.EINVAL, "no more")
        return these[number]


class Camera:
    """A webcam that gives noise, or the same picture, and counts what it is asked."""

    def __init__(self, *, is_frozen: bool = False, size: tuple[int, int] = (640, 480)) -> None:
        self.chance = np.random.default_rng(1)
        self.is_frozen = is_frozen
        self.size = size
        self.kept = self._picture()
        self.grabbed = self.read_times = self.released = 0
        self.asked: list[tuple[int, float]] = []

    def _picture(self) -> np.ndarray:
        return self.chance.integers(0, 255, (*self.size[::-1], 3), np.uint8)

    def isOpened(self) -> bool:
        return True

    def set(self, prop: int, value: float) -> bool:
        self.asked.append((prop, value))
        return True

    def get(self, prop: int) -> float:
        wide, high = self.size
        return {cv2.CAP_PROP_FRAME_WIDTH: wide, cv2.CAP_PROP_FRAME_HEIGHT: high}.get(prop, 30)

    def read(self) -> tuple[bool, np.ndarray]:
        self.read_times += 1
        return True, self.kept.copy() if self.is_frozen else self._picture()

    def grab(self) -> bool:
        self.grabbed += 1
        return self.grabbed < 4

    def release(self) -> None:
        self.released += 1


def source_of(camera: Camera, **more: object) -> OpenCVSource:
    ticks = count()
    return OpenCVSource("a", opener=lambda _device: camera, clock=lambda: next(ticks) / 2, **more)


def test_a_device_says_what_it_is_and_offers(tmp_path: Path) -> None:
    device = tmp_path / "video0"
    device.touch()
    driver = Driver("uvcvideo", "HD Webcam C270", WEBCAM | META, 0x04200001)
    known = capability_of(str(device), driver)
    assert known == Capability("uvcvideo", "HD Webcam C270", "usb-1.2", 0x04200001)
    assert known.is_webcam
    assert offers_of(str(device), driver) == [
        Offer("MJPG", 1920, 1080, 30.0),
        Offer("MJPG", 1280, 720, 30.0),
        Offer("YUYV", 640, 480, 30.0),
    ]
    assert capability_of(str(tmp_path / "none"), driver) is None
    assert capability_of(str(device)) is None, "an ordinary file is no camera"
    assert offers_of(str(device)) == []


@pytest.mark.parametrize(
    ("driver", "flags", "own", "is_webcam"),
    [
        ("uvcvideo", 0x84A00001, 0x04200001, True),
        ("uvcvideo", 0x84A00001, 0x04A00000, False),  # the webcam's second node: notes about its pictures
        ("unicam", 0xA5A00001, 0x25200001, False),
        ("rp1-cfe", 0xAFA00001, 0x2C200001, False),
        ("bcm2835-codec", 0x84204000, 0x04204000, False),
        ("bcm2835-isp", 0x85200001, 0x05200001, False),
        ("some-codec", 0x84208000, 0x04208000, False),
        ("old-webcam", 0x05000001, 0, True),
    ],
)
def test_nodes_that_are_no_webcams_are_left_out(
    tmp_path: Path, driver: str, flags: int, own: int, is_webcam: bool
) -> None:
    (tmp_path / "video0").touch()
    found = cameras(tmp_path / "none", tmp_path, Driver(driver, "card", flags, own))
    assert [Path(device).name for device in found] == (["video0"] if is_webcam else [])


def test_a_device_that_is_no_webcam_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    device = tmp_path / "video14"
    device.touch()
    codec = Capability("bcm2835-isp", "bcm2835-isp", "platform", 1)
    monkeypatch.setattr("vision.sources.opencv.capability_of", lambda _device: codec)
    with pytest.raises(SourceError, match="is no webcam but belongs to bcm2835-isp") as caught:
        OpenCVSource(str(device)).open()
    assert caught.value.key == "camera-no-webcam"


def test_a_frozen_webcam_is_named_closed_and_opened_again() -> None:
    camera = Camera(is_frozen=True)
    with source_of(camera, frozen_s=2.0) as source:
        with pytest.raises(SourceError, match="the same picture again and again") as caught:
            for _ in range(20):
                source.read()
        assert caught.value.is_lost
        assert camera.read_times < 10
        assert camera.released == 1
        camera.is_frozen = False
        source.open()
        frames = [source.read() for _ in range(12)]
        assert all(one.time_s < other.time_s for one, other in pairwise(frames))


def test_a_covered_lens_is_not_frozen() -> None:
    watch, black = FreezeWatch(1.0), np.zeros((480, 640), np.uint8)
    for second in range(10):
        watch.heed(black, second, "a")


def test_frames_that_nobody_wants_are_not_unpacked() -> None:
    camera = Camera()
    with source_of(camera) as source:
        before = camera.read_times
        source.skip()
        source.skip()
        source.skip()
        assert camera.read_times == before
        with pytest.raises(SourceError, match="gives no more pictures"):
            source.skip()


def test_a_smaller_picture_than_asked_for_is_told_and_used() -> None:
    told: list[VisionError] = []
    with source_of(Camera(), wish=Wish(1920, 1080), on_notice=told.append) as source:
        assert source.read().size == (640, 480)
        assert source.opened_as == Wish(640, 480, 30)
    assert [notice.sentence for notice in told] == ["The camera a gives 640x480 instead of 1920x1080."]
    with source_of(Camera(), wish=Wish(640, 480), on_notice=told.append) as source:
        source.read()
    assert len(told) == 1


def test_a_real_webcam_gives_pictures_where_there_is_one() -> None:
    devices = cameras()
    if not devices:
        pytest.skip("no webcam is plugged in")
    with OpenCVSource(devices[0]) as source:
        first, second = source.read(), source.read()
        assert first.size == second.size
        assert first.time_s < second.time_s
