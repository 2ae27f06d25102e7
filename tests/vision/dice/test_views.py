"""The second look at a die: laid flat, its corners are put right, and what is none is told to be none."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
import pytest

from tests.vision.dice.drawing import Air, Placed, Style, View, picture
from tests.vision.dice.flat import flat_roll
from tests.vision.measure.dice import Case, judged
from vision.dice.faces import Face, side_of
from vision.dice.judge import SIDE, VIEW, Judge, flat
from vision.dice.reader import read_dice
from vision.dice.views import looked_at_again

UNKNOWN = np.array([1.0, 0, 0, 0, 0, 0, 0])
FACE = 5


def die_and_frame() -> tuple[Any, np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """A picture of one die, the middle of its face and its half sides."""
    air = Air(blur=0.5, noise=1.0, jpeg=95, gradient=0.1, shadow=0.2)
    view = View((240, 200), 32.0, 15.0, 30.0)
    pixels, (truth,) = picture([Placed(FACE, (0.2, -0.1), 25.0, Style("white"))], view, "felt", air, 3)
    first, second, third, fourth = corners = np.array(truth.corners)
    frame = np.stack([second - first + third - fourth, fourth - first + third - second], axis=1) / 4
    return pixels, corners.mean(axis=0), frame


def test_a_face_is_laid_flat_in_the_middle_of_its_view() -> None:
    pixels = np.zeros((120, 160, 3), np.uint8)
    ring = np.array([(60, 40), (90, 50), (80, 78), (50, 68)])
    cv2.fillConvexPoly(pixels, ring.astype(np.int32), (255, 255, 255))
    frame = np.stack([(30, 10), (-10, 28)], axis=1) / 2.0
    view = flat(pixels, ring.mean(axis=0), frame)
    white = np.argwhere(view[..., 0] > 127)
    edge = (VIEW - SIDE) / 2
    assert view.shape == (VIEW, VIEW, 3)
    assert np.allclose(white.min(axis=0), edge, atol=1.5)
    assert np.allclose(white.max(axis=0), VIEW - 1 - edge, atol=1.5)


@pytest.mark.parametrize(
    ("off", "turned", "larger"), [((0, 0), 0, 1.0), ((3, -2), 6, 1.08), ((-2, 3), -7, 0.92)]
)
def test_corners_that_were_told_a_little_wrong_are_put_right(off: Any, turned: float, larger: float) -> None:
    pixels, middle, frame = die_and_frame()
    angle = np.radians(turned)
    turn = larger * np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    ((face, chances),) = looked_at_again(
        Judge(), pixels, [Face(middle + np.array(off), turn @ frame, UNKNOWN)]
    )
    assert int(face.chances.argmax()) == FACE
    assert chances[:, FACE].min() > 0.8
    assert np.hypot(*(face.middle - middle)) < 0.05 * side_of(frame)
    assert abs(face.side / side_of(frame) - 1) < 0.07


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0.7, 0.7)])
def test_what_lies_beside_a_die_is_none(way: tuple[float, float]) -> None:
    pixels, middle, frame = die_and_frame()
    beside = Face(middle + 2 * 0.75 * frame @ np.array(way), frame, UNKNOWN)
    assert all(face.is_die < 0.5 for face, _ in looked_at_again(Judge(), pixels, [beside]))


@pytest.mark.parametrize("side_px", [24, 48])
def test_dice_drawn_by_a_hand_that_nothing_was_trained_on_are_read(side_px: int) -> None:
    kinds: list[str] = []
    for seed in range(996_500, 996_510):
        pixels, truths = flat_roll(seed, side_px)
        case = Case(pixels, tuple((die.face, die.colour, die.corners) for die in truths), "spots")
        verdicts, invented = judged(case, read_dice(pixels), side_px)
        kinds += [kind for _, kind in verdicts]
        assert not invented
    assert "silent" not in kinds
    assert kinds.count("exact") + kinds.count("colour") >= 0.95 * len(kinds)
