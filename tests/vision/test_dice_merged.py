"""Dice as dark as what they lie on, large pips, and what cannot be a die beside others."""

from __future__ import annotations

import numpy as np

from tests.vision.dice_rays import Eye, Lying, Make, Room, shot
from vision.dice.die import Die
from vision.dice.doubts import alone
from vision.dice.merged import _face
from vision.dice.reading import read_dice
from vision.geometry import centre_of

DAY = Room((0.4, -0.6, 1.2))
LIT = ((-2.6, 0.4, 4), (2.4, 1.2, 5))  # where light dice lie, and their faces


def square(x: float, y: float, side: float = 30.0, sure: bool = True) -> Die:
    corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return Die(4, "red", corners, sure, () if sure else ("shape",))


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


def test_places_of_pips_are_faces_and_nothing_else_is() -> None:
    above, below, middle, sides = True, True, True, [False] * 4
    assert _face([False, False, False, *sides]) == 2
    assert _face([False, False, middle, *sides]) == 3
    assert _face([above, below, False, *sides]) == 4
    assert _face([above, below, middle, *sides]) == 5
    assert _face([above, below, False, True, True, False, False]) == 6
    assert _face([above, False, False, *sides]) == 0
    assert _face([above, below, middle, True, True, False, False]) == 0


def test_nothing_lies_between_two_dice_that_leave_no_room() -> None:
    dice = [square(0, 0), square(54, 0), square(27, 3, sure=False)]
    assert alone(dice) == dice[:2]
    assert not any(die.sure for die in alone([square(0, 0), square(31, 0)]))


def test_a_sure_die_of_another_size_than_the_others_is_in_doubt() -> None:
    dice = [square(0, 0), square(100, 0), square(200, 0), square(300, 0, 60)]
    assert [die.sure for die in alone(dice)] == [True, True, True, False]
