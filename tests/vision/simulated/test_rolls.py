"""Drawn dice: the face that was laid is the face that is seen, where the truth says."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.simulated.bench import Bench
from tests.vision.simulated.dice import PIPS
from tests.vision.simulated.pinhole import Pinhole
from tests.vision.simulated.rolls import Rolling, bench_roll, random_roll
from tests.vision.simulated.scene import Board, Die, Hand, Scene, Tray
from tests.vision.simulated.weather import CLEAR
from vision.pixels import Pixels
from vision.tags import Corners

NEAR = Pinhole(spot_mm=(0, 0), height_mm=150, size=(640, 480), tilt_deg=12, lean_deg=-8)


def straightened(picture: Pixels, corners: Corners) -> Pixels:
    """Cut the face on top out of the picture, as seen from straight above."""
    square = np.array([(0, 0), (99, 0), (99, 99), (0, 99)], np.float32)
    matrix = cv2.getPerspectiveTransform(np.array(corners, np.float32), square)
    return np.asarray(cv2.warpPerspective(picture, matrix, (100, 100)), np.uint8)


def count_dark(face: Pixels) -> int:
    """Count the dark spots inside a face, away from its edges."""
    dark = (face[12:88, 12:88] < 110).astype(np.uint8)
    count, _, stats, _ = cv2.connectedComponentsWithStats(dark)
    return sum(int(stats[number, cv2.CC_STAT_AREA]) > 60 for number in range(1, count))


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("turn_deg", [0.0, 33.0, 200.0])
def test_the_face_on_top_shows_its_pips_where_the_truth_says(face: int, turn_deg: float) -> None:
    shot = Bench(NEAR, CLEAR, is_gray=True).shot(Scene(dice=(Die(face, 4, -3, turn_deg),)))
    (die,) = shot.truth.dice
    assert (die.face, die.visible, len(PIPS[face])) == (face, 1.0, face)
    assert count_dark(straightened(shot.frame.gray, die.corners)) == face


def test_a_roll_is_the_same_for_the_same_seed_and_lies_apart() -> None:
    assert random_roll(4, Rolling()) == random_roll(4, Rolling()) != random_roll(5, Rolling())
    for seed in range(8):
        shot = bench_roll(seed, size=(320, 240), die_px=14)
        assert not any(die.is_touching or die.is_leaning for die in shot.truth.dice)
        assert {die.colour for die in shot.truth.dice} <= {"white", "red"}


def test_touching_and_leaning_dice_are_told() -> None:
    pairs = [random_roll(seed, Rolling(touching=1.0, count=4)) for seed in range(4)]
    for scene in pairs:
        truth = Bench(NEAR, CLEAR).shot(scene).truth
        assert all(die.is_touching for die in truth.dice)
    lean = bench_roll(1, rolling=Rolling(leaning=1.0), size=(320, 240), die_px=14)
    assert all(die.is_leaning for die in lean.truth.dice)


def test_a_hand_and_a_near_wall_hide_dice() -> None:
    low = Scene(Board("plain"), tray=Tray(0, 0, (80, 60), wall_mm=45), dice=(Die(5, 0, 0), Die(3, 0, 21)))
    truth = Bench(Pinhole(spot_mm=(0, 0), height_mm=150, tilt_deg=25), CLEAR).shot(low).truth
    assert truth.dice[0].visible == 1.0 > truth.dice[1].visible, "the near wall hides what lies behind it"
    covered = Scene(dice=(Die(5, 0, 0),), hands=(Hand(0, -40, z_mm=40),))
    assert Bench(NEAR, CLEAR).shot(covered).truth.dice[0].visible < 0.2
    shaded = Scene(dice=(Die(5, 0, 0),), hands=(Hand(0, -40, z_mm=40, is_shadow_only=True),))
    plain = Bench(NEAR, CLEAR, is_gray=True).shot(Scene(dice=(Die(5, 0, 0),)))
    dark = Bench(NEAR, CLEAR, is_gray=True).shot(shaded)
    assert dark.truth.dice[0].visible == 1.0
    assert dark.pixels.mean() < plain.pixels.mean() - 5
