"""Pictures of cards, and none of an empty table."""

import cv2
import numpy as np
import pytest

from tests.vision.drawing import frame_of
from vision.frames import Frame
from vision.portrait import portrait_of
from vision.sources.drawn import DrawnTable
from vision.sources.drawn_light import Weather


def wood(seed: int = 1) -> Frame:
    """A table with a grain, unevenly lit and noisy."""
    noise = np.random.default_rng(seed)
    x = np.linspace(0, 40, 1280)
    grain = 110 + 12 * np.sin(x + 2 * np.sin(x / 7)) + np.linspace(-30, 30, 720)[:, None]
    return frame_of(np.clip(grain + noise.normal(0, 4, (720, 1280)), 0, 255).astype(np.uint8))


def test_a_card_is_pictured_small() -> None:
    table = DrawnTable()
    table.show("a", None)
    picture = portrait_of(table.frame(0))
    assert picture.startswith(b"\xff\xd8")
    assert len(picture) < 60_000
    read = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR)
    assert read is not None
    assert read.shape == (270, 480, 3)


@pytest.mark.parametrize("angle", [0, 30, 90, 200])
def test_a_card_is_seen_at_any_angle(angle: float) -> None:
    table = DrawnTable(weather=Weather(), seed=angle)
    table.show("a", "1C0000001X", angle)
    assert portrait_of(table.frame(0))


def test_an_empty_table_is_no_picture() -> None:
    assert portrait_of(DrawnTable().frame(0)) == b""
    assert portrait_of(wood()) == b""
    assert portrait_of(None) == b""
    assert portrait_of(frame_of(np.zeros((0, 0), np.uint8))) == b""
    assert portrait_of(frame_of(np.full((2, 2), 9, np.uint8))) == b""
