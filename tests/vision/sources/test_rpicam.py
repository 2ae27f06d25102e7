"""The ribbon camera, driven by a stand-in program: frames, padding, focus, and every way it can fail."""

from __future__ import annotations

from itertools import count, pairwise
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.sources.ribbon import QUICK, Ribbon, is_alive, notes
from vision.frames import Frame
from vision.sources.base import SourceError
from vision.sources.rpicam.layout import Layout, layouts_of, told_by_look, told_by_pause
from vision.sources.rpicam.setting import SIZES, RpicamSetting, setting_of, stream_command
from vision.sources.rpicam.source import RpicamSource
from vision.sources.rpicam.stream import StreamPatience
from vision.tags import Tag
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline
from vision.worker.retry import Retry
from vision.worker.worker import Timing, Worker

REMEDY = "It is started again by itself; if it happens often, seat its cable again."
SMALL = RpicamSetting(width=256, height=144, lens=2.5)


@pytest.fixture
def ribbon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ribbon:
    return Ribbon(tmp_path / "bin", monkeypatch)


def source_of(setting: RpicamSetting = SMALL, **more: Any) -> RpicamSource:
    ticks = count()
    return RpicamSource(setting, **{"clock": lambda: next(ticks) / 10, "patience": QUICK} | more)


def failing(source: RpicamSource, reads: int = 50) -> SourceError:
    """Read until the camera fails, and return how."""
    with pytest.raises(SourceError) as caught, source:
        for _ in range(reads):
            source.read()
    return caught.value


# -- frames ------------------------------------------------------------------------------------


def test_the_command_asks_for_raw_frames_of_the_whole_sensor_and_a_locked_lens() -> None:
    command = " ".join(stream_command(RpicamSetting(lens=1.25), "rpicam-vid"))
    assert command == (
        "rpicam-vid --nopreview --codec yuv420 --camera 0 --mode 2304:1296:10:P "
        "--width 2304 --height 1296 --framerate 10 -t 0 --flush "
        "--autofocus-mode manual --lens-position 1.2500 -o -"
    )
    large = stream_command(setting_of(4608, 2592, camera=1), "rpicam-vid")
    assert large[large.index("--mode") + 1] == "4608:2592:10:P"
    assert large[large.index("--framerate") + 1] == "2"
    assert "--lens-position" not in large
    assert setting_of(1280, 960).mode == "2304:1728:10:P", "a 4:3 picture is no cut-out of a 16:9 one"
    upside_down = stream_command(RpicamSetting(upside_down=True), "p")
    assert upside_down[upside_down.index("--rotation") + 1] == "180"


@pytest.mark.parametrize("size", SIZES)
def test_the_sizes_offered_need_no_padding_on_any_board(size: tuple[int, int]) -> None:
    assert layouts_of(*size) == [Layout(*size, size[0])]


def test_frames_come_whole_in_order_and_gray_without_a_copy(ribbon: Ribbon) -> None:
    ribbon.does()
    with source_of() as source:
        frames = [source.read() for _ in range(5)]
        assert source.layout == Layout(256, 144, 256)
    assert [frame.size for frame in frames] == [(256, 144)] * 5
    firsts = [int(frame.pixels[0, 0]) for frame in frames]
    assert firsts == [1, 2, 3, 4, 5]
    assert all(one.time_s < other.time_s for one, other in pairwise(frames))
    for frame in frames:
        assert np.shares_memory(frame.gray, frame.planes), "gray is a view of the bytes that came"
    assert frames[0].source == "csi:0"
    assert ribbon.calls == [stream_command(SMALL, "rpicam-vid")]


def test_colour_is_made_when_it_is_asked_for(ribbon: Ribbon) -> None:
    ribbon.does(even=True)
    with source_of() as source:
        frame = source.read()
    assert "colour" not in frame.__dict__
    assert frame.colour.shape == (144, 256, 3)
    blue, _, red = (int(part) for part in frame.colour[70, 100])
    assert red > blue + 30, "the stand-in paints red"
    assert frame.colour is frame.colour


@pytest.mark.parametrize(("stride", "width"), [(200, 200), (224, 200), (256, 200), (128, 120)])
def test_padded_rows_are_recognised_by_the_pause_after_a_frame(
    ribbon: Ribbon, stride: int, width: int
) -> None:
    ribbon.does(stride=stride)
    with source_of(RpicamSetting(width=width, height=120, lens=1.0)) as source:
        frames = [source.read() for _ in range(4)]
        assert source.layout == Layout(width, 120, stride)
    assert [frame.size for frame in frames] == [(width, 120)] * 4
    assert [int(frame.gray[0, -1]) for frame in frames] == [1, 2, 3, 4]
    assert all(int(frame.gray[5:, -1].min()) > 0 for frame in frames), "no padding is left in the picture"
    assert frames[0].colour.shape == (120, width, 3)


@pytest.mark.parametrize("stride", [200, 224, 256])
def test_without_a_pause_padding_is_recognised_by_the_picture(ribbon: Ribbon, stride: int) -> None:
    ribbon.does(stride=stride, burst=100_000)
    with source_of(RpicamSetting(width=200, height=120, lens=1.0)) as source:
        frames = [source.read() for _ in range(6)]
        assert source.layout == Layout(200, 120, stride)
    assert [int(frame.gray[0, 0]) for frame in frames] == [1, 2, 3, 4, 5, 6]


def test_a_pause_in_the_middle_of_a_frame_is_waited_out(ribbon: Ribbon) -> None:
    ribbon.does(hiccup=True)
    with source_of() as source:
        assert [int(source.read().pixels[0, 0]) for _ in range(3)] == [1, 2, 3]


def test_another_size_than_asked_for_is_taken_when_the_program_says_so(ribbon: Ribbon) -> None:
    told = (
        "[0:10:11.1] [99]  INFO Camera camera.cpp:1205 configuring streams: (0) 384x216-YUV420 (1) 768x432-X"
    )
    ribbon.does(size=[384, 216], says=[told])
    with source_of() as source:
        assert source.read().size == (384, 216)
        assert source.read().size == (384, 216)


def test_bytes_that_fit_no_picture_are_named(ribbon: Ribbon) -> None:
    ribbon.does(size=[256, 100], between_s=30)
    error = failing(source_of())
    assert error.key == "camera-frame-size"
    assert str(error) == (
        "The camera sends 38400 bytes where a picture of 256x144 has 55296. "
        "Choose a size whose width is a multiple of 128, such as csi:1920x1080 or csi:2304x1296."
    )


def test_a_picture_too_even_to_tell_its_rows_by_is_no_guess() -> None:
    layouts = layouts_of(200, 120)
    even = np.full(2 * 256 * 120 * 3 // 2, 90, np.uint8)
    assert told_by_look(even, layouts) is None
    assert told_by_pause(200 * 180 * 2, layouts) == layouts[0]
    assert told_by_pause(200 * 180 + 1, layouts) is None


@given(
    st.integers(40, 2400).map(lambda half: half * 2),
    st.integers(60, 200).map(lambda half: half * 2),
    st.integers(0, 3),
    st.integers(1, 2),
)
def test_the_first_pause_tells_every_layout(width: int, height: int, which: int, frames: int) -> None:
    layouts = layouts_of(width, height)
    true = layouts[which % len(layouts)]
    assert told_by_pause(frames * true.frame_bytes, layouts) == true
    assert told_by_pause(frames * true.frame_bytes - 2, layouts) != true


def test_a_program_that_complains_all_the_time_does_not_stand_still(ribbon: Ribbon) -> None:
    ribbon.does(noise=3000)
    with source_of() as source:
        assert source.read().size == (256, 144)


# -- focus -------------------------------------------------------------------------------------

SWEEP = notes(
    {"AfState": 1, "LensPosition": 0.5, "ExposureTime": 9999},
    {"AfState": 1, "LensPosition": 3.0},
    {"AfState": 2, "LensPosition": 2.4375},
    {"AfState": 2, "LensPosition": 2.4375},
)


def test_the_focus_is_found_once_locked_and_kept(ribbon: Ribbon) -> None:
    ribbon.does(notes=SWEEP)
    kept: list[float] = []
    source = source_of(RpicamSetting(width=256, height=144), on_lens=kept.append)
    for _ in range(2):
        with source:
            source.read()
    first, *streams = ribbon.calls
    assert first[first.index("--autofocus-mode") + 1] == "auto"
    assert first[first.index("--metadata") + 1] != "-", "notes would come in between the frames"
    assert first[-2:] == ["-o", "/dev/null"]
    assert len(streams) == 2
    for stream in streams:
        assert stream[stream.index("--lens-position") + 1] == "2.4375"
    assert kept == [2.4375]
    assert source.setting.lens == 2.4375


def test_a_button_focuses_anew(ribbon: Ribbon) -> None:
    ribbon.does(notes=SWEEP)
    kept: list[float] = []
    with source_of(on_lens=kept.append) as source:
        source.read()
        source.refocus()
        source.skip()
        assert source.read().size == (256, 144)
    assert kept == [2.4375]
    assert len(ribbon.calls) == 3


def test_a_table_that_cannot_be_focused_on_is_named_and_the_lens_stays(ribbon: Ribbon) -> None:
    ribbon.does(notes=notes({"AfState": 3, "LensPosition": 1.0}))
    with source_of() as source:
        source.read()
        source.refocus()
        with pytest.raises(SourceError, match="could not focus") as caught:
            source.read()
        assert not caught.value.is_lost
        assert source.read().size == (256, 144)
    assert source.setting.lens == 2.5


@pytest.mark.parametrize(
    "does", [{"notes": ""}, {"notes": "ExposureTime=9\n\n"}, {"unknown": ["--metadata"]}]
)
def test_a_lens_that_cannot_be_moved_or_told_needs_no_lock(ribbon: Ribbon, does: dict[str, Any]) -> None:
    ribbon.does(**does)
    with source_of(RpicamSetting(width=256, height=144)) as source:
        source.read()
    assert "--lens-position" not in ribbon.calls[-1]
    assert "--autofocus-mode" not in ribbon.calls[-1], "an old program knows no such option"


# -- troubles ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("does", "key"),
    [
        ({"fails": "no cameras available"}, "camera-no-ribbon"),
        ({"fails": "selected camera is not available"}, "camera-no-ribbon"),
        ({"fails": "failed to acquire camera /base/soc/i2c0mux/i2c@1/imx708@1a"}, "camera-ribbon-busy"),
        (
            {"fails": "failed to start camera", "says": ["Pipeline handler in use by another process"]},
            "camera-ribbon-busy",
        ),
        ({"fails": "x", "says": ["/dev/media0: Permission denied"]}, "camera-ribbon-forbidden"),
        ({"unknown": ["--mode"]}, "camera-old-program"),
        ({"fails": "failed to allocate capture buffers"}, "camera-no-memory"),
        ({"fails": "the required file does not exist"}, "camera-program-ended"),
    ],
)
@pytest.mark.parametrize("lens", [None, 1.0])
def test_what_the_program_complains_about_is_named(
    ribbon: Ribbon, does: dict[str, Any], key: str, lens: float | None
) -> None:
    ribbon.does(**does)
    error = failing(source_of(RpicamSetting(width=256, height=144, lens=lens)))
    assert error.key == key
    assert error.is_lost
    assert "ERROR" not in error.remedy
    if key == "camera-old-program":
        assert "--mode" in error.sentence
    if key == "camera-program-ended":
        assert "the required file does not exist" in error.sentence


def test_a_computer_without_the_program_says_what_to_install(ribbon: Ribbon) -> None:
    error = failing(source_of())
    assert error.key == "camera-no-program"
    assert "rpicam-apps-lite" in error.remedy


def test_the_old_name_of_the_program_is_known(ribbon: Ribbon) -> None:
    ribbon.does("libcamera-vid")
    with source_of() as source:
        source.read()
    assert ribbon.calls[0][0] == "libcamera-vid"


def test_a_program_that_dies_is_named_and_started_again(ribbon: Ribbon) -> None:
    ribbon.does(dies_after=3, dies_until=1, last_words=["Camera frontend has timed out!"])
    source = source_of()
    error = failing(source)
    assert error.key == "camera-loose"
    with source:
        assert [source.read().size for _ in range(5)] == [(256, 144)] * 5


def test_a_program_that_dies_in_the_middle_of_its_first_frame_is_named(ribbon: Ribbon) -> None:
    ribbon.does(torn=100, size=[2, 2], dies_after=1, code=9)
    error = failing(source_of())
    assert str(error).startswith("The camera program ended (code 9).")


def test_a_program_that_stalls_is_named(ribbon: Ribbon) -> None:
    ribbon.does(stalls_after=2)
    error = failing(source_of())
    assert (error.key, error.is_lost) == ("camera-stalled", True)
    ribbon.does(stalls_after=2, last_words=["ERROR: Device timeout detected, attempting a restart!!!"])
    assert failing(source_of()).key == "camera-loose"


def test_a_frozen_picture_is_named_but_a_covered_lens_is_not(ribbon: Ribbon) -> None:
    ribbon.does(same=True, between_s=0.02)
    assert failing(source_of()).key == "camera-frozen"
    ribbon.does(same=True, even=True, size=[256, 144], between_s=0.02)
    with source_of() as source:
        for _ in range(10):
            source.read()


@pytest.mark.parametrize("stubborn", [False, True])
@pytest.mark.parametrize("between_s", [0.0, 30])
def test_closing_leaves_no_process_and_no_zombie(ribbon: Ribbon, stubborn: bool, between_s: float) -> None:
    ribbon.does(stubborn=stubborn, between_s=between_s)
    source = source_of()
    source.open()
    source.read()
    assert source._process is not None
    process = source._process.id
    assert is_alive(process)
    source.close()
    assert not is_alive(process)
    source.close()


def test_a_program_that_never_begins_is_not_waited_for_for_ever(ribbon: Ribbon) -> None:
    ribbon.does(size=[2, 2], stalls_after=1)
    assert failing(source_of()).key == "camera-frame-size"


class Looks:
    """A reader that only counts."""

    name = "looks"

    def __init__(self, enough: int) -> None:
        self.left = enough
        self.done = Event()

    def read(self, frame: Frame) -> list[Tag]:
        self.left -= 1
        if self.left == 0:
            self.done.set()
        return []


def watched(source: RpicamSource, looks: Looks, troubles: list[str]) -> Worker:
    retry = Timing(retry=Retry(0.01, 0.02))
    pipeline = Pipeline(looks, Tracker())
    return Worker(source, pipeline, on_sightings=lambda _told: None, on_trouble=troubles.append, timing=retry)


def test_a_worker_outlives_a_program_that_dies_again_and_again(ribbon: Ribbon) -> None:
    ribbon.does(dies_after=3, last_words=["Camera frontend has timed out!"])
    looks, troubles = Looks(8), []
    worker = watched(source_of(), looks, troubles)
    worker.start()
    assert looks.done.wait(20)
    assert worker.stop()
    assert set(troubles) == {"The ribbon camera stopped sending. " + REMEDY}
    assert len(ribbon.calls) >= 3


def test_stopping_frees_a_worker_from_a_program_that_stalls(ribbon: Ribbon) -> None:
    ribbon.does(stalls_after=2)
    looks, troubles = Looks(1), []
    source = source_of(patience=StreamPatience())
    worker = watched(source, looks, troubles)
    worker.start()
    assert looks.done.wait(20)
    assert source._process is not None
    process = source._process.id
    assert worker.stop(), "nobody waits until the stall is over"
    assert not is_alive(process)
    assert troubles == []
