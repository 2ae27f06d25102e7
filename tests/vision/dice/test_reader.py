"""Dice in drawn pictures: read exactly, or said to be in doubt; and none where there are none."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
import pytest

from tests.vision.dice.drawing import BODIES, Air, Placed, Style, View, picture, some_roll
from tests.vision.drawing import crowd
from tests.vision.measure.dice import Case, judged
from vision.dice.colours import colour_of
from vision.dice.die import Die
from vision.dice.reader import read_dice
from vision.dice.watch import DiceWatch
from vision.pixels import gray_of

QUIET = Air(blur=0.6, noise=1.5, jpeg=95, gradient=0.1, shadow=0.2)
SIDES = (34.0, 68.0)


def roll(*dice: Placed, ground: str = "felt", air: Air = QUIET, side_px: float = 48.0) -> Any:
    return picture(dice, View((480, 300), side_px, 6.0, 30.0), ground, air, 3)


def one(face: int, colour: str = "white", spot: tuple[float, float] = (0.0, 0.0), **more: Any) -> Placed:
    return Placed(face, spot, 25.0, Style(colour), **more)


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("colour", ["white", "red"])
def test_every_face_is_read_with_its_colour_and_corners(face: int, colour: str) -> None:
    pixels, (truth,) = roll(one(face, colour), ground="cloth")
    (die,) = read_dice(pixels, SIDES)
    assert (die.face, die.colour, die.sure) == (face, colour, True)
    for corner in truth.corners:
        assert min(np.hypot(corner[0] - x, corner[1] - y) for x, y in die.corners) < 48 * 0.22


@pytest.mark.parametrize("colour", list(BODIES))
def test_dice_of_all_colours_are_read(colour: str) -> None:
    pixels, _ = roll(one(5, colour), ground="tray")
    (die,) = read_dice(pixels, SIDES)
    assert (die.face, die.sure) == (5, True)
    assert die.colour == colour or {die.colour, colour} == {"white", "ivory"}


def test_a_gray_picture_is_enough_for_the_faces() -> None:
    pixels, _ = roll(one(3, spot=(-2.0, 0.0)), one(6, spot=(2.0, 0.4)))
    assert sorted(die.face for die in read_dice(gray_of(pixels), SIDES) if die.sure) == [3, 6]


def test_large_dice_of_a_near_photograph_are_read() -> None:
    pixels, _ = picture([one(4)], View((700, 520), 260.0, 12.0, 30.0), "wood", QUIET, 2)
    (die,) = (die for die in read_dice(pixels) if die.sure)
    assert die.face == 4


def test_touching_dice_are_in_doubt() -> None:
    pixels, _ = roll(Placed(2, (0.0, 0.0), 0.0, Style("white")), Placed(3, (1.01, 0.0), 0.0, Style("white")))
    assert not [die for die in read_dice(pixels, SIDES) if die.sure]


def test_a_die_that_the_picture_cuts_off_is_in_doubt() -> None:
    pixels, _ = roll(one(6))
    cut = np.ascontiguousarray(pixels[:, 240:])
    assert not [die for die in read_dice(cut, SIDES) if die.sure]


def test_a_die_under_glare_is_never_read_wrongly_without_a_doubt() -> None:
    for seed in range(5):
        pixels, truths = some_roll(seed, 48, "felt", n=3, glare=3)
        case = Case(pixels, tuple((die.face, die.colour, die.corners) for die in truths), "felt")
        verdicts, invented = judged(case, read_dice(pixels, SIDES), 48)
        assert "silent" not in [kind for _, kind in verdicts]
        assert not invented


def test_a_die_that_light_bleaches_is_shown_for_a_tap() -> None:
    missed, dice = 0, 0
    for seed in range(4):
        pixels, truths = some_roll(seed, 40, "felt", "red", n=4, glare=2)
        case = Case(pixels, tuple((die.face, die.colour, die.corners) for die in truths), "felt")
        kinds = [kind for _, kind in judged(case, read_dice(pixels), 40)[0]]
        missed, dice = missed + kinds.count("missed"), dice + len(kinds)
        assert "silent" not in kinds
    assert missed <= 0.2 * dice


@pytest.mark.parametrize("side_px", [24, 32])
def test_small_dice_are_read_exactly_or_said_to_be_in_doubt(side_px: int) -> None:
    doubts = 0
    for seed in range(60, 66):
        pixels, truths = some_roll(seed, side_px, "cloth", ("white", "red")[seed % 2])
        case = Case(pixels, tuple((die.face, die.colour, die.corners) for die in truths), "cloth")
        verdicts, invented = judged(case, read_dice(pixels), side_px)
        kinds = [kind for _, kind in verdicts]
        assert set(kinds) <= {"exact", "flagged"}
        assert not invented
        doubts += kinds.count("flagged")
    assert doubts <= 1


def test_no_die_is_seen_for_sure_in_codes_text_and_checks() -> None:
    board = np.kron(np.indices((8, 8)).sum(axis=0) % 2, np.ones((40, 40))).astype(np.uint8) * 200 + 20
    page = np.full((300, 500), 240, np.uint8)
    for line in range(6):
        cv2.putText(page, "8:o0 ij. 1:3 ... :::", (10, 40 + 45 * line), 0, 1.2, 20, 3)
    codes = crowd([f"1C000000{n}" for n in range(4)])[:420, :900]
    for pixels in (board, page, np.ascontiguousarray(codes)):
        assert not [die for die in read_dice(pixels) if die.sure]


def test_odd_pictures_hold_no_dice() -> None:
    for pixels in (
        np.zeros((0, 0), np.uint8),
        np.zeros((3, 900, 3), np.uint8),
        np.full((90, 90), 255, np.uint8),
    ):
        assert read_dice(pixels) == ()


def test_domino_halves_are_in_doubt() -> None:
    tile = np.full((320, 480, 3), 60, np.uint8)
    cv2.rectangle(tile, (100, 100), (220, 160), (235, 235, 235), -1)
    cv2.line(tile, (160, 104), (160, 156), (30, 30, 30), 2)
    for x, y in ((115, 115), (145, 145), (175, 115), (205, 145), (190, 130)):
        cv2.circle(tile, (x, y), 6, (25, 25, 25), -1, cv2.LINE_AA)
    assert not [die for die in read_dice(tile) if die.sure]


def test_colours_have_their_names() -> None:
    named = {name: colour_of(np.array(bgr, np.float64)) for name, bgr in BODIES.items()}
    assert named.pop("ivory") in ("ivory", "white")
    assert named == {name: name for name in named}


def die(face: int, colour: Any = "white", x: float = 0.0, sure: bool = True) -> Die:
    return Die(face, colour, ((x, 0), (x + 30, 0), (x + 30, 30), (x, 30)), sure)


def test_a_roll_is_told_once_when_it_has_come_to_rest() -> None:
    watch = DiceWatch(("white", "red"))
    rolling = [[die(2, x=n * 9.0), die(5, "red", 200)] for n in range(4)]
    assert [watch.update(dice, 0.2 * n) for n, dice in enumerate(rolling)] == [None] * 4
    still = [die(3, x=60), die(5, "red", 200)]
    assert watch.update(still, 1.0) is None
    assert watch.update(still, 1.2) is None
    told = watch.update(still, 1.3)
    assert told is not None
    assert ([one and one.face for one in told.dice], told.is_sure) == ([3, 5], True)
    assert watch.update(still, 1.8) is None
    watch.expect(("white", "red"))
    assert watch.update(still, 5.0) is None
    for time_s in (6.0, 6.2):
        assert watch.update([], time_s) is None
    again = [die(3, x=90), die(1, "red", 210)]
    assert watch.update(again, 7.0) is None
    assert watch.update(again, 7.3) is not None


def test_what_is_missing_or_too_many_is_told_by_colour() -> None:
    watch = DiceWatch(("white", "white", "red"))
    dice = [die(3, "ivory"), die(5, "red", 90), die(5, "blue", 180)]
    watch.update(dice, 0.0)
    told = watch.update(dice, 0.3)
    assert told is not None
    assert (told.missing, told.extra, told.is_sure) == (("white",), ("blue",), False)


def test_a_doubtful_die_makes_the_roll_unsure() -> None:
    watch = DiceWatch(("red",))
    watch.update([die(4, "red", sure=False)], 0.0)
    told = watch.update([die(4, "red", sure=False)], 0.4)
    assert told is not None
    assert not told.is_sure
