"""Piles: what lies on top of one is told to lie where the pile stands, and nothing else moves."""

from __future__ import annotations

from math import dist

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tests.vision.overhead.play import Play, card
from tests.vision.simulated.pinhole import Pinhole, to_picture, to_table
from vision.calibration.table_places import TablePlace, place_at, rectangle
from vision.overhead.heights import below, place_under

CAMERA = (200.0, 120.0, 700.0)
LEFT = TablePlace("left", rectangle(20, 80, 70, 94), "pile")
RIGHT = TablePlace("right", rectangle(310, 80, 70, 94), "pile")
FURTHER = TablePlace("further", rectangle(388, 80, 70, 94))
PLACES = (LEFT, RIGHT, FURTHER)


@given(st.floats(0, 400), st.floats(0, 240), st.floats(0, 60))
def test_what_stands_high_is_taken_back_to_where_it_stands(x: float, y: float, height: float) -> None:
    pinhole = Pinhole(spot_mm=(200.0, 120.0), height_mm=700.0)
    (seen_x, seen_y), *_ = to_table(pinhole, to_picture(pinhole, [(x, y)], height))
    assert dist(below((float(seen_x), float(seen_y)), height, CAMERA), (x, y)) < 0.05


def seen(spot: tuple[float, float], height: float) -> tuple[float, float]:
    """Where a spot so high seems to lie."""
    share = CAMERA[2] / (CAMERA[2] - height)
    return CAMERA[0] + (spot[0] - CAMERA[0]) * share, CAMERA[1] + (spot[1] - CAMERA[1]) * share


def test_the_top_of_a_pile_at_the_rim_belongs_to_its_pile() -> None:
    true, height = (374.0, 100.0), 40 * 0.6
    shown = seen(true, height)
    wrong = place_at(seen((378.0, 100.0), 60 * 0.6), PLACES)
    assert wrong == FURTHER, "as it seems"
    assert place_under(shown, PLACES, {"right": height}, CAMERA) == RIGHT
    assert place_under(seen((378.0, 100.0), 36.0), PLACES, {"right": 36.0}, CAMERA) == RIGHT


@pytest.mark.parametrize("spot", [(400.0, 96.0), (396.0, 150.0), (450.0, 120.0)])
def test_a_card_beside_a_high_pile_stays_where_it_lies(spot: tuple[float, float]) -> None:
    assert place_under(spot, PLACES, {"right": 24.0}, CAMERA) == FURTHER


@given(st.floats(-50, 500), st.floats(0, 300))
def test_without_a_known_height_nothing_is_changed(x: float, y: float) -> None:
    assert place_under((x, y), PLACES, {}, CAMERA) == place_at((x, y), PLACES)
    assert place_under((x, y), PLACES, {"right": 1.2, "nowhere": 30.0}, CAMERA) == place_at((x, y), PLACES)


def test_the_drawn_camera_sees_a_pile_in_its_place() -> None:
    places = (
        TablePlace("inner", rectangle(250, 30, 70, 94), "pile"),
        TablePlace("outer", rectangle(326, 30, 70, 94)),
    )
    for heights, place in (({}, "outer"), ({"inner": 36.0}, "inner")):
        play = Play(places=places, sees_bare=False)
        play.overhead.pile(heights)
        play.cards = [card(5, 295.0, 80.0, 180.0, z_mm=36.0)]  # its mark is on the right
        play.wait(1.0)
        assert play.places() == {"5": place}
