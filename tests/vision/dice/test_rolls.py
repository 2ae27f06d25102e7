"""Rolls that are hard to read: small, dark on dark, near each other, or of other sizes than the rest."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice.drawing import Air, Placed, Style, View, picture, some_roll
from tests.vision.dice.rays import Eye, Lying, Make, Room, shot
from tests.vision.measure.dice import TRAY_BASES, Case, judged
from vision.dice.doubts import among
from vision.dice.faces import Face, is_side_of
from vision.dice.reader import read_dice
from vision.geometry import centre_of

DAY = Room((0.4, -0.6, 1.2))
LIT = ((-2.6, 0.4, 4), (2.4, 1.2, 5))  # where light dice lie, and their faces
QUIET = Air(blur=0.6, noise=1.5, jpeg=95, gradient=0.1, shadow=0.2)


def kinds_of(seed: int, side_px: int = 24) -> list[str]:
    """What became of the dice of one roll in a tray."""
    ground, colour = TRAY_BASES[seed % 4], ("white", "red")[seed // 4 % 2]
    pixels, truths = some_roll(seed, side_px, ground, colour)
    case = Case(pixels, tuple((one.face, one.colour, one.corners) for one in truths), ground)
    verdicts, invented = judged(case, read_dice(pixels), side_px)
    assert not invented
    return [kind for _, kind in verdicts]


@pytest.mark.parametrize("seed", [210_008, 210_050, 210_096, 210_107, 210_145, 210_185, 210_169, 210_385])
def test_small_white_dice_whose_sides_are_seen_are_read(seed: int) -> None:
    assert set(kinds_of(seed)) == {"exact"}


@pytest.mark.parametrize("seed", [958_043, 958_059, 958_171, 958_083, 958_266])
def test_a_face_is_read_whole_though_only_a_row_of_its_pips_was_found_or_a_side_adds_to_them(
    seed: int,
) -> None:
    assert set(kinds_of(seed)) == {"exact"}


@pytest.mark.parametrize("seed", [210_299, 210_114, 210_233])
def test_a_part_of_a_face_is_never_told_for_the_whole(seed: int) -> None:
    assert "silent" not in kinds_of(seed)


def test_dice_that_lie_near_each_other_are_read_and_touching_ones_are_not() -> None:
    for gap, is_sure in ((0.02, False), (0.5, True)):
        dice = [Placed(2, (0.0, 0.0), 0.0, Style("red")), Placed(5, (1.0 + gap, 0.1), 0.0, Style("red"))]
        pixels, _ = picture(dice, View((300, 200), 40.0, 5.0, 30.0), "felt", QUIET, 3)
        sure = sorted(die.face for die in read_dice(pixels) if die.sure)
        assert sure == ([2, 5] if is_sure else [])


def test_black_dice_on_black_leather_are_read_by_their_pips_or_left_out() -> None:
    light = [Lying(face, x, y, 20.0, Make("white")) for x, y, face in LIT]
    dark = [Lying(face, 0.3, -1.5 + 0.1 * face, 15.0 * face, Make("black", "white")) for face in (4, 5, 6)]
    read = 0
    for seed, die in enumerate(dark):
        pixels, truths = shot([*light, die], "leather", DAY, Eye((420, 320), 36.0, 10.0, 0.0), seed)
        truth = next(one for one in truths if one.colour == "black")
        middle = np.mean(np.array(truth.corners), axis=0)
        near = [
            one for one in read_dice(pixels) if np.hypot(*(np.array(centre_of(one.corners)) - middle)) < 16
        ]
        assert all(one.face == truth.face for one in near if one.sure)
        read += any(one.face == truth.face for one in near)
    assert read >= 2


def lying(x: float, side: float = 30.0, long: float = 1.0) -> Face:
    return Face(np.array((x, 0.0)), np.diag((side / 2, side / 2 * long)), np.eye(7)[4])


def test_a_die_of_another_size_or_shape_than_the_others_is_in_doubt() -> None:
    others = [lying(0), lying(100), lying(200)]
    assert list(among([*others, lying(300)], 3, (0, 1, 2))) == []
    assert list(among([*others, lying(300, 60)], 3, (0, 1, 2))) == ["unlike"]
    assert list(among([*others, lying(300, 30, 0.7)], 3, (0, 1, 2))) == ["leaning"]


def test_two_dice_side_by_side_may_touch() -> None:
    assert list(among([lying(0), lying(33)], 0, (0, 1))) == ["touching"]
    assert list(among([lying(0), lying(40)], 0, (0, 1))) == []


def test_the_side_of_a_die_is_not_taken_for_another_die() -> None:
    upper = Face(np.array((0.0, 0.0)), np.diag((15.0, 12.0)), np.eye(7)[4])
    below = Face(np.array((0.0, 21.0)), np.diag((15.0, 8.0)), np.eye(7)[2])
    beside = Face(np.array((0.0, 25.0)), np.diag((15.0, 12.0)), np.eye(7)[2])
    assert is_side_of(below, upper)
    assert not is_side_of(upper, below)
    assert not is_side_of(beside, upper)


@pytest.mark.parametrize("turn_deg", [10.0, 40.0, 75.0])
def test_dice_that_are_seen_from_far_aside_are_read_once(turn_deg: float) -> None:
    dice = [Lying(face, x, y, turn_deg, Make("red", "white")) for x, y, face in LIT]
    pixels, _ = shot(dice, "felt", DAY, Eye((420, 320), 40.0, 35.0, 0.0), 5)
    assert sorted(die.face for die in read_dice(pixels) if die.sure) == sorted(face for _, _, face in LIT)
