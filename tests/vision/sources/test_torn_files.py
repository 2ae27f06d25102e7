"""Files that are torn, flipped or made up, by the real decoders: a sentence, and the next picture."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import cv2
import msgspec
import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from vision.frames import Frame
from vision.pixels import Pixels, is_picture
from vision.recording.index import INDEX, KIND, Entry, Heading
from vision.sources.base import Source, SourceError
from vision.sources.folder import FolderSource
from vision.sources.replay import RecordedSource
from vision.sources.video import VideoSource

SHORT, LONG = 60, 3_000
KINDS = (".png", ".jpg", ".bmp", ".webp", ".tif")
Change = Callable[[bytes], bytes]


@cache
def encoded(suffix: str, colours: bool) -> bytes:
    """A small picture as a file of that kind."""
    drawn = np.random.default_rng(7).integers(0, 256, (19, 23, 3) if colours else (19, 23), np.uint8)
    is_done, data = cv2.imencode(suffix, drawn)
    assert is_done
    return data.tobytes()


@cache
def film() -> bytes:
    """A short film."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "film.avi")
        writer = cv2.VideoWriter(path, cv2.VideoWriter.fourcc(*"MJPG"), 10, (64, 48))
        for number in range(4):
            writer.write(np.full((48, 64, 3), 60 * number, np.uint8))
        writer.release()
        return Path(path).read_bytes()


def cut(at: float) -> Change:
    """The file ends early."""
    return lambda data: data[: int(len(data) * at)]


def flipped(at: float, mask: int) -> Change:
    """One byte of the file is another; the first ones, where sizes stand, as often as all others."""

    def change(data: bytes) -> bytes:
        place = int(64 * 2 * at) if at < 0.5 else int(len(data) * (2 * at - 1))
        place = min(place, len(data) - 1)
        return data[:place] + bytes([data[place] ^ mask]) + data[place + 1 :]

    return change


def filled(at: float, with_: bytes) -> Change:
    """A piece of the file is something else."""
    return lambda data: data[: int(len(data) * at)] + with_ + data[int(len(data) * at) + len(with_) :]


PLACES = st.floats(0, 1, exclude_max=True)
CHANGES = st.lists(
    st.builds(cut, PLACES)
    | st.builds(flipped, PLACES, st.integers(1, 255))
    | st.builds(filled, PLACES, st.binary(max_size=40)),
    min_size=1,
    max_size=4,
)


def changed(data: bytes, changes: list[Change]) -> bytes:
    """The file after all that happened to it."""
    for change in changes:
        data = change(data) or b"\0"
    return data


def read_through(source: Source, most: int = 20) -> list[Frame]:
    """What a source gives, looked at in gray and in colour; only what cannot be opened ends it."""
    frames: list[Frame] = []
    try:
        source.open()
    except SourceError as error:
        assert error.sentence and error.remedy
        return frames
    for _ in range(most):
        try:
            frame = source.read()
        except SourceError as error:
            assert not error.is_lost, "the next picture may be whole"
            continue
        if frame is None:
            break
        assert is_picture(frame.pixels) and is_picture(frame.gray) and frame.colour.shape[2] == 3
        assert frame.colour.shape[:2] == frame.gray.shape and np.isfinite(frame.time_s)
        frames.append(frame)
    source.close()
    return frames


def from_folder(suffix: str, colours: bool, changes: list[Change], stem: str) -> None:
    """A torn picture between two whole ones."""
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        (folder / f"{stem}{suffix}").write_bytes(changed(encoded(suffix, colours), changes))
        (folder / "zz.png").write_bytes(encoded(".png", False))
        assert read_through(FolderSource(folder))[-1].source == "folder:zz.png"


STEMS = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="/."), min_size=1, max_size=12
)
PICTURES = given(
    st.sampled_from(KINDS), st.booleans(), CHANGES, STEMS.filter(lambda stem: stem.lower() < "zy")
)


@PICTURES
@example(".png", False, [cut(0.5)], "1²2")
@example(".png", False, [cut(0.5)], "a_t" + "9" * 200)
@settings(max_examples=SHORT)
def test_a_torn_picture_of_a_folder_is_left_out(
    suffix: str, colours: bool, changes: list[Change], stem: str
) -> None:
    from_folder(suffix, colours, changes, stem)


@pytest.mark.long
@PICTURES
@settings(max_examples=LONG)
def test_many_torn_pictures_of_a_folder_are_left_out(
    suffix: str, colours: bool, changes: list[Change], stem: str
) -> None:
    from_folder(suffix, colours, changes, stem)


def from_film(changes: list[Change]) -> None:
    """A film of which something is not as it was."""
    with tempfile.TemporaryDirectory() as kept:
        path = Path(kept) / "film.avi"
        path.write_bytes(changed(film(), changes))
        read_through(VideoSource(path))


@given(CHANGES)
@settings(max_examples=SHORT // 2)
def test_a_torn_film_gives_what_can_be_seen(changes: list[Change]) -> None:
    from_film(changes)


@pytest.mark.long
@given(CHANGES)
@settings(max_examples=LONG // 5)
def test_many_torn_films_give_what_can_be_seen(changes: list[Change]) -> None:
    from_film(changes)


# Recordings.

ENTRIES = st.builds(
    Entry,
    st.sampled_from(("0.png", "../0.png", "none.png", "", ".", "a\0b")) | st.text(max_size=8),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
    st.sampled_from(("gray", "colour", "planes")),
    st.integers(-3, 40),
    st.integers(-3, 40),
)
SIZES = st.tuples(st.integers(1, 12), st.integers(1, 12))


def from_recording(
    size: tuple[int, int], entries: list[Entry], index: list[Change], picture: list[Change]
) -> None:
    """A recording with rows of any size, an index of any claims, and both torn."""
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        rows: Pixels = np.full(size, 90, np.uint8)
        (folder / "0.png").write_bytes(changed(cv2.imencode(".png", rows)[1].tobytes(), picture))
        lines = [msgspec.json.encode(one) for one in (Heading(KIND, 1, "csi"), *entries)]
        (folder / INDEX).write_bytes(changed(b"\n".join(lines), index))
        read_through(RecordedSource(folder))


RECORDINGS = given(
    SIZES,
    st.lists(ENTRIES, max_size=4),
    st.just([]) | CHANGES,
    st.just([]) | CHANGES,
)


@RECORDINGS
@example((5, 7), [Entry("0.png", 0.0, "csi", "planes", 7, 3)], [], [])
@example((6, 7), [Entry("0.png", 0.0, "csi", "planes", 7, 4)], [], [])
@example((9, 8), [Entry("0.png", 0.0, "csi", "planes", 8, 6)], [], [])
@example((9, 8), [Entry("0.png", 0.0, "csi", "planes", 0, -1)], [], [])
@example((6, 8), [Entry("0.png", 0.0, "csi", "planes", 8, 6)], [], [])
@example((6, 8), [Entry("a\0b", 0.0, "csi", "gray", 8, 6)], [], [])
@settings(max_examples=SHORT * 2)
def test_a_torn_recording_gives_what_is_whole(
    size: tuple[int, int], entries: list[Entry], index: list[Change], picture: list[Change]
) -> None:
    from_recording(size, entries, index, picture)


@pytest.mark.long
@RECORDINGS
@settings(max_examples=LONG)
def test_many_torn_recordings_give_what_is_whole(
    size: tuple[int, int], entries: list[Entry], index: list[Change], picture: list[Change]
) -> None:
    from_recording(size, entries, index, picture)


# What a camera hands over.


@given(st.integers(1, 40), st.integers(1, 40), st.integers(0, 9), st.integers(0, 9))
@settings(max_examples=SHORT)
def test_a_buffer_of_any_size_gives_colours_or_stays_gray(
    high: int, wide: int, lower: int, narrower: int
) -> None:
    planes: Pixels = np.full((high, wide), 120, np.uint8)
    pixels = planes[: max(1, high * 2 // 3 - lower), : max(1, wide - narrower)]
    frame = Frame(pixels, 0.0, "csi:0", planes)
    assert frame.colour.shape == (*pixels.shape, 3) and frame.gray.shape == pixels.shape
