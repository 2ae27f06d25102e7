"""Frames that hold nothing, or only a part of something: whoever looks finds nothing, and sees the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf, nan
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from tests.vision.adverse import NUMBER, TEXT, adverse, blank_frames, frames, printed
from tests.vision.calibration.seeing import WANTED, solved
from tests.vision.overhead.play import PLACES, Play, card
from tests.vision.worker.test_worker import FakeReader, Script, Told
from vision.calibration.calibration import CalibrationError
from vision.calibration.edges import measured
from vision.calibration.light import brightness
from vision.calibration.session import Calibrating
from vision.calibration.shine import shine_of
from vision.calibration.solution import solve
from vision.cards.outline import card_in
from vision.cards.outlines import CardOutlines
from vision.cards.portrait import portrait_of
from vision.dice.reader import read_dice
from vision.errors import VisionError
from vision.frames import Frame
from vision.health import health_of
from vision.marks.bits import cells_of, is_bordered, is_framed, likeness_of, read_squares
from vision.marks.finder import PATIENT, find_marks, marks_of, marks_seen
from vision.marks.mark import CORNERS, Mark
from vision.marks.reader import MarkReader
from vision.marks.squares import light_at, on_their_edges
from vision.overhead.ground import Ground
from vision.overhead.overhead import Overhead
from vision.pictures.codes import tags_in
from vision.pixels import halved, is_picture, scaled
from vision.preview import preview_of
from vision.readers.choice import open_decoders, open_gaze, open_reader
from vision.recording.crop import cropped
from vision.recording.writer import Recorder
from vision.tags import Corners, Point, Tag
from vision.why.reasons import why

NOWHERE = np.zeros((0, 4, 2))
OFF: tuple[Corners, ...] = (
    ((-50.0, -50.0), (-20.0, -50.0), (-20.0, -20.0), (-50.0, -20.0)),
    ((5000.0, 5.0), (5030.0, 5.0), (5030.0, 30.0), (5000.0, 30.0)),
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),
    ((-1e5, -1e5), (1e5, -1e5), (1e5, 1e5), (-1e5, 1e5)),
    ((1.0, 1.0), (1e4, 1.0), (1e4, 1.0), (1.0, 1.0)),
)
"""Corners of codes that are not in the picture, or have no area."""


def numbers(marks: tuple[Mark, ...]) -> list[int]:
    return [one.number for one in marks]


def test_squares_of_which_there_are_none_say_nothing() -> None:
    gray = printed()
    assert light_at(gray, np.zeros((0, 81, 2))).shape == (0, 81)
    assert on_their_edges(gray, NOWHERE).shape == NOWHERE.shape
    cells = cells_of(gray, NOWHERE)
    assert is_bordered(cells).shape == is_framed(cells).shape == (0,)
    assert likeness_of(gray, NOWHERE, np.zeros(0, np.int64)).shape == (0,)
    assert read_squares(gray, NOWHERE).numbers.shape == (0,) and marks_of(gray, NOWHERE) == []


@pytest.mark.parametrize("kind", [name for name, _ in blank_frames()])
def test_a_table_without_any_mark_is_looked_at_between_full_searches(kind: str) -> None:
    reader, pixels = MarkReader(), dict(blank_frames())[kind]
    assert [reader.marks(Frame(pixels, at / 5, kind)) for at in range(16)] == [()] * 16
    assert numbers(reader.marks(Frame(printed(), 3.2, kind))) == [NUMBER]


def test_marks_are_found_and_followed_after_every_bad_frame() -> None:
    reader, good, now = MarkReader(), printed(), 0.0
    for name, pixels in adverse():
        for one in (pixels, pixels, good, good):
            now += 0.2
            found = numbers(reader.marks(Frame(one, now, name)))
            assert found == [NUMBER] if one is good else set(found) <= {NUMBER}, name


def test_codes_are_found_and_followed_after_every_bad_frame() -> None:
    reader, good, now = open_gaze(), printed(), 0.0
    for name, pixels in adverse():
        for one in (pixels, pixels, good, good):
            now += 0.2
            found = [tag.text for tag in reader.read(Frame(one, now, name))]
            assert found == [TEXT] if one is good else set(found) <= {TEXT}, name


def test_single_pictures_give_what_they_show_or_nothing() -> None:
    reader, decoders = open_reader(), open_decoders()
    for name, frame in frames():
        assert set(numbers(marks_seen(frame.gray, PATIENT))) <= {NUMBER}, name
        assert set(numbers(find_marks(frame.gray))) <= {NUMBER}, name
        found = [*reader.read(frame), *tags_in(frame.gray, decoders)]
        found += [tag for one in decoders for tag in one.decode(frame.gray)]
        assert {tag.text for tag in found} <= {TEXT}, name


def test_gray_colour_and_size_tell_the_same_of_every_frame() -> None:
    for name, frame in frames():
        high, wide = frame.gray.shape
        assert frame.colour.shape == (high, wide, 3) and frame.size == (wide, high), name
        assert is_picture(frame.pixels) == (0 not in frame.size), name


def test_of_the_smallest_picture_something_stays_and_of_none_nothing() -> None:
    for high, wide in ((1, 1), (1, 640), (2, 3000), (3, 3), (0, 0), (0, 9)):
        gray = np.full((high, wide), 9, np.uint8)
        for small in (halved(gray), scaled(gray, 0.25), scaled(gray, 0.01)):
            assert (small.size > 0) == (gray.size > 0) and set(small.ravel()) <= {9}


def looks() -> Iterator[tuple[str, Callable[[Frame], object]]]:
    """Everything that measures, draws or keeps a frame."""
    view, outlines = solved().calibration, CardOutlines()
    tags = [Tag(TEXT, kind, corners, "x") for kind in ("QR", "mark", "EAN-13") for corners in OFF]  # type: ignore[arg-type]
    decoders, measuring = open_decoders(), Calibrating(WANTED)
    yield "health", lambda frame: health_of(frame.gray)
    yield "health of codes", lambda frame: [health_of(frame.gray, [tag]) for tag in tags]
    yield "preview", lambda frame: [preview_of(frame, tags, most_width=wide) for wide in (800, 160)]
    yield "portrait", lambda frame: portrait_of(frame)
    yield "portrait of codes", lambda frame: [portrait_of(frame, [tag]) for tag in tags[:5]]
    yield "outline", lambda frame: card_in(frame.gray)
    yield "outlines", lambda frame: outlines.around(frame.gray, tags)
    yield "dice", lambda frame: [read_dice(frame.pixels), read_dice(frame.colour, (20.0, 30.0))]
    yield "light", lambda frame: brightness(frame.gray, ())
    yield "shine", lambda frame: shine_of(view, [frame.gray, frame.gray], PLACES)
    yield "edges", lambda frame: [measured(frame.gray, corners) for corners in OFF if frame.gray.size]
    yield "measuring", lambda frame: measuring.update(frame, find_marks(frame.gray), frame.time_s)
    yield "part", lambda frame: [cropped(frame, one) for one in ((9, 9, 20, 20), (-5, -5, 5000, 5000))]
    yield "why", lambda frame: [why(frame.gray, at, decoders) for at in ((0.0, 0.0), (1.5, 0.5), (-1.0, 3.0))]


@pytest.mark.parametrize("kind", [name for name, _ in looks()])
def test_whatever_measures_a_frame_bears_every_one(kind: str) -> None:
    look = dict(looks())[kind]
    for _, frame in frames():
        look(frame)


def test_a_recording_leaves_out_what_is_no_picture(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "kept", "adverse", free=lambda folder: 1 << 40)
    kept = [frame for _, frame in frames() if 0 not in frame.size]
    for _, frame in frames():
        recorder.take(frame)
    recorder.close()
    assert recorder.frames == len(kept) == len(list((tmp_path / "kept").glob("*.png")))


def test_what_lies_on_a_table_stays_known_over_every_bad_frame() -> None:
    play = Play(places=PLACES)
    play.cards = [card(12, 100, 120), card(13, 290, 120)]
    play.wait(2.0)
    before = {text: one.place for text, one in play.lies().items()}
    assert set(before) == {"mark:12", "mark:13"}
    for name, pixels in adverse():
        play.now += 0.2
        try:
            play.pipeline.pump(Frame(pixels, play.now, name))
        except VisionError as error:  # in words for people, and only of the frame at hand
            assert error.key == "calibration-other-shape", name
        play.now += 0.2
        play.look()
        assert {text: one.place for text, one in play.lies().items()} == before, name
        assert play.pipeline.now is not None and play.pipeline.now.calibration.size == play.pinhole.size


def test_the_real_worker_tells_a_card_once_however_many_bad_frames_come_between() -> None:
    steps: list[Frame | Event] = []
    begun: dict[float, Event] = {}
    for at, (name, pixels) in enumerate(adverse()):
        for frame in (Frame(pixels, at / 5, name), Frame(printed(), at / 5 + 0.1, name)):
            steps += [frame, begun.setdefault(frame.time_s, Event())]  # the next only when this one is read
    gaze, told = open_gaze(), Told()

    def read(frame: Frame) -> list[Tag]:
        begun[frame.time_s].set()
        return gaze.read(frame)

    worker = told.worker(Script(*steps), FakeReader(read))
    worker.start()
    assert worker.join(60.0) and worker.stop()
    assert worker.statistics.frames_read == len(begun)
    assert told.troubles == [] and [one.text for one in told.sightings] == [TEXT]


@pytest.mark.parametrize("far", [1e5, 1e12, inf, nan])
def test_a_code_on_the_wall_behind_the_table_is_nothing_that_lies_there(far: float) -> None:
    class Tilted:
        camera_mm = (200.0, 100.0, 700.0)

        def to_table(self, point: Point) -> Point:
            return point if point[1] > 50 else (far, far)

        def to_picture(self, spot: Point) -> Point:
            return spot

    overhead, gray = Overhead(Tilted(), PLACES, Ground((400.0, 240.0))), printed()
    wall = Tag("A", "QR", ((10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0)), "x")
    here = Tag("B", "QR", ((90.0, 90.0), (110.0, 90.0), (110.0, 110.0), (90.0, 110.0)), "x")
    for at in range(12):
        overhead.update([wall, here], (480, 272), at / 5, gray)
    assert [one.text for one in overhead.lying] == ["B"]


def test_corner_marks_without_any_extent_are_told_in_a_sentence() -> None:
    for corners in (OFF[2], ((7.0, 7.0), (7.0 + 1e-9, 7.0), (7.0 + 1e-9, 7.0 + 1e-9), (7.0, 7.0 + 1e-9))):
        with pytest.raises(CalibrationError):
            solve(dict.fromkeys(CORNERS, corners), (960, 600))
