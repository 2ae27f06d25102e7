"""The small picture for the screen."""

import cv2
import numpy as np

from tests.vision.drawing import frame_of, sheet
from vision.preview import preview_of
from vision.readers.choice import open_reader
from vision.sources.drawn.table import DrawnTable


def opened(data: bytes) -> np.ndarray:
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    return picture


def test_tags_are_outlined_on_a_small_picture() -> None:
    table = DrawnTable()
    table.show("a", "1C0000001X")
    frame = table.frame(0)
    tags = open_reader("both").read(frame)
    plain, ours = opened(preview_of(frame, [])), opened(preview_of(frame, tags))
    foreign = opened(preview_of(frame, tags, plausible=lambda text: False, kind="png"))
    assert plain.shape == ours.shape == (450, 800, 3)

    def coloured(picture: np.ndarray) -> int:
        return int((np.ptp(picture.astype(int), axis=2) > 60).sum())

    assert coloured(plain) == 0
    assert coloured(ours) > coloured(foreign) > 100


def test_jpeg_and_png_are_what_they_say() -> None:
    frame = frame_of(np.full((300, 400, 3), (10, 200, 30), np.uint8))
    assert preview_of(frame, []).startswith(b"\xff\xd8")
    png = preview_of(frame, [], most_width=100, kind="png")
    assert png.startswith(b"\x89PNG")
    assert opened(png).shape == (75, 100, 3)
    assert opened(png)[5, 5].tolist() == [10, 200, 30]


def test_no_picture_gives_no_bytes_and_a_small_one_is_not_enlarged() -> None:
    assert preview_of(frame_of(np.zeros((0, 0), np.uint8)), []) == b""
    assert opened(preview_of(frame_of(sheet(40, 30)), [])).shape == (30, 40, 3)
