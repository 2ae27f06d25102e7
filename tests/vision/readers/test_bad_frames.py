"""Frames no camera should give: none ends the reader, none is read as a card that is not there."""

from collections.abc import Iterator
from typing import cast

import cv2
import numpy as np
import pytest

from tests.vision.drawing import blurred, crowd, frame_of, sheet, tag_on_sheet
from vision.pictures.codes import tags_in
from vision.pixels import Pixels
from vision.readers.base import Reader
from vision.readers.choice import open_decoders, open_gaze, open_reader

TEXT = "1C0000001X"


def moire(seed: int) -> Pixels:
    """A tag on a screen, photographed: stripes of its pixels beat with the camera's."""
    chance = np.random.default_rng(seed)
    picture = tag_on_sheet(TEXT, 6, float(chance.uniform(0, 90)), (640, 480)).astype(np.float32)
    y, x = np.mgrid[0:480, 0:640].astype(np.float32)
    pitch, turn = chance.uniform(2.1, 3.9), chance.uniform(0, np.pi)
    stripes = np.sin(2 * np.pi * (x * np.cos(turn) + y * np.sin(turn)) / pitch)
    seen: Pixels = (picture * (0.82 + 0.18 * stripes)).clip(0, 255).astype(np.uint8)
    return seen


def bad_frames() -> Iterator[tuple[str, Pixels]]:
    chance = np.random.default_rng(3)
    torn = blurred(tag_on_sheet(TEXT, 6, 10, (640, 480)), 1)
    torn[235:] = 0
    yield "black", sheet(gray=0)
    yield "white", sheet(gray=255)
    yield "torn", torn
    yield "one pixel", sheet(1, 1)
    yield "no pixel", sheet(0, 0)
    yield "a line", sheet(3000, 2)
    yield "noise", chance.integers(0, 255, (480, 640), dtype=np.uint8)
    for number in range(4):
        yield f"turned {number}", np.ascontiguousarray(np.rot90(sheet(640, 480, 90), number))


@pytest.mark.parametrize("kind", [name for name, _ in bad_frames()])
def test_single_bad_frames_give_nothing(kind: str) -> None:
    picture = dict(bad_frames())[kind]
    assert open_reader().read(frame_of(picture)) == []
    assert tags_in(picture, open_decoders()) == []


def test_a_follower_survives_all_of_them_in_a_row_and_reads_on() -> None:
    gaze: Reader = open_gaze()
    good = blurred(tag_on_sheet(TEXT, 5, 20, (640, 480)), 2)
    for number, (_, bad) in enumerate(bad_frames()):
        assert [tag.text for tag in gaze.read(frame_of(good, number / 5))] == [TEXT]
        assert gaze.read(frame_of(bad, number / 5 + 0.1)) == []
    assert [tag.text for tag in gaze.read(frame_of(good, 99.0))] == [TEXT]


def test_a_frame_of_fifty_million_pixels_is_read() -> None:
    picture = np.full((5800, 8700), 180, np.uint8)
    picture[4000:4300, 7000:7400] = tag_on_sheet(TEXT, 6, 10)
    assert [tag.text for tag in open_reader().read(frame_of(picture))] == [TEXT]


@pytest.mark.parametrize("seed", range(6))
def test_a_photographed_screen_is_read_right_or_not_at_all(seed: int) -> None:
    for found in (open_reader().read(frame_of(moire(seed))), tags_in(moire(seed), open_decoders())):
        assert {tag.text for tag in found} <= {TEXT}


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_hundred_thousand_readings_and_not_one_is_another_card() -> None:
    chance, reader, read, number = np.random.default_rng(4242), open_reader("both", ["QR"]), 0, 0
    while read < 100_000:
        number += 1
        texts = [f"1C{one:07d}A" for one in chance.integers(0, 10**7, 40)]
        picture = crowd(texts, float(chance.uniform(1.7, 3.2)), number)
        soft = blurred(picture, number, float(chance.uniform(0.4, 1.3)), float(chance.uniform(2, 7)))
        _, data = cv2.imencode(".jpg", soft, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(60, 96))])
        taken = cast(Pixels, cv2.imdecode(data, cv2.IMREAD_GRAYSCALE))
        found = {tag.text for tag in reader.read(frame_of(taken))}
        assert found <= set(texts)
        read += len(found)
