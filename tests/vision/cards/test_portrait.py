"""Pictures of cards, and none of an empty table."""

from math import cos, dist, radians, sin
from typing import Any

import cv2
import numpy as np
import pytest

from tests.vision.drawing import frame_of
from vision.cards.outline import card_in
from vision.cards.portrait import CARD_SIZE, portrait_of
from vision.frames import Frame
from vision.readers.choice import open_reader
from vision.sources.drawn.light import Weather
from vision.sources.drawn.table import DrawnCard, DrawnTable, View


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
    assert read.shape == (CARD_SIZE[1], CARD_SIZE[0], 3)


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


# The card cut out


def true_corners(card: DrawnCard, px_per_mm: float) -> list[tuple[float, float]]:
    """Where the corners of a drawn card are in the picture, its own top left first, then clockwise."""
    turn = radians(card.angle_deg)
    ends = ((-31.5, -44), (31.5, -44), (31.5, 44), (-31.5, 44))
    return [
        (
            (card.x_mm + cos(turn) * x - sin(turn) * y) * px_per_mm,
            (card.y_mm + sin(turn) * x + cos(turn) * y) * px_per_mm,
        )
        for x, y in ends
    ]


def laid(text: str | None, angle: float, px_per_mm: float) -> tuple[DrawnCard, Frame]:
    """A card a little beside the middle, in usual light."""
    table = DrawnTable(View(px_per_mm=px_per_mm), weather=Weather(), seed=int(angle))
    x, y = table.view.middle
    card = DrawnCard(text, x + angle % 40 - 20, y + angle % 30 - 15, angle)
    table.put("a", card)
    return card, table.frame(0)


def off_mm(found: Any, card: DrawnCard, px_per_mm: float) -> float:
    """How far the worst corner is from where it should be."""
    pairs = zip(found, true_corners(card, px_per_mm), strict=True)
    return max(dist(one, other) for one, other in pairs) / px_per_mm


@pytest.mark.parametrize("angle", range(0, 360, 30))
@pytest.mark.parametrize("px_per_mm", [3.0, 5.0])
def test_a_card_with_a_code_is_cut_out_upright_at_any_angle(angle: int, px_per_mm: float) -> None:
    card, frame = laid("1C0000001X", angle, px_per_mm)
    found = card_in(frame.gray, open_reader().read(frame))
    assert found is not None
    assert off_mm(found, card, px_per_mm) < 5


@pytest.mark.parametrize("angle", [0, 20, 70, 90, 200, 310])
def test_a_card_without_a_code_is_found_by_its_shape(angle: int) -> None:
    card, frame = laid(None, angle, 4.0)
    found = card_in(frame.gray)
    assert found is not None
    turned = (*found[2:], *found[:2])  # which end is up is not told by the shape
    assert min(off_mm(found, card, 4.0), off_mm(turned, card, 4.0)) < 5


def test_among_several_cards_the_one_with_the_code_is_cut_out() -> None:
    table = DrawnTable(View(px_per_mm=4.0))
    x, y = table.view.middle
    table.put("bare", DrawnCard(None, x, y))
    card = DrawnCard("1C0000001X", x + 75, y, 10)
    table.put("coded", card)
    frame = table.frame(0)
    found = card_in(frame.gray, open_reader().read(frame))
    assert found is not None
    assert off_mm(found, card, 4.0) < 5


def test_the_picture_of_a_card_is_small_upright_and_all_card() -> None:
    _, frame = laid("1C0000001X", 75, 5.0)
    picture = portrait_of(frame, open_reader().read(frame))
    read = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert read is not None
    assert (read.shape[1], read.shape[0]) == CARD_SIZE
    assert len(picture) < 60_000
    again = open_reader().read(frame_of(np.pad(read, 40, constant_values=255)))
    assert [tag.text for tag in again] == ["1C0000001X"]
    (corner, right, *_) = again[0].corners
    assert corner[0] < right[0]
    assert corner[1] < 200  # the label is at the top left, as it is stuck


def test_what_has_no_outline_is_shown_whole() -> None:
    rings = np.full((720, 1280), 150, np.uint8)
    for radius in range(300, 20, -40):
        cv2.circle(rings, (640, 360), radius, (40 if radius % 80 else 220,), -1)
    picture = portrait_of(frame_of(rings))
    read = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR)
    assert read is not None
    assert read.shape[1] == 480
    assert card_in(np.full((48, 64), 9, np.uint8)) is None
