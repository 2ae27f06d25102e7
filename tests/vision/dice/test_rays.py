"""Dice from a drawer that the reading was not made with: rays, gloss, wide lamps, print and cloth."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice.grounds import GROUNDS
from tests.vision.dice.rays import Eye, Lying, Make, Room, Seen, shot, some_shot
from tests.vision.measure.dice import Case, judged
from vision.dice.reader import read_dice
from vision.pixels import Pixels

DAY = Room((0.4, -0.6, 1.2))


def case(pixels: Pixels, truths: list[Seen], ground: str) -> Case:
    return Case(pixels, tuple((one.face, one.colour, one.corners) for one in truths), ground)


@pytest.mark.parametrize("ground", list(GROUNDS))
def test_dice_on_strange_grounds_are_read_or_in_doubt(ground: str) -> None:
    pixels, truths = some_shot(4_000 + list(GROUNDS).index(ground), 30, ground, tilt=20)
    verdicts, invented = judged(case(pixels, truths, ground), read_dice(pixels), 30)
    kinds = [kind for _, kind in verdicts]
    assert "silent" not in kinds
    assert not invented
    assert kinds.count("exact") + kinds.count("colour") >= len(kinds) - 1


@pytest.mark.parametrize("face", range(1, 7))
def test_pips_on_the_sides_of_a_die_are_not_counted(face: int) -> None:
    dice = [Lying(face, -1.4, 0.2, 20.0, Make("white")), Lying(face, 1.4, -0.3, 55.0, Make("red", "white"))]
    pixels, truths = shot(dice, "felt", DAY, Eye((360, 260), 44.0, 33.0, 200.0), 8)
    verdicts, invented = judged(case(pixels, truths, "felt"), read_dice(pixels), 44)
    assert [kind for _, kind in verdicts] == ["exact", "exact"]
    assert not invented


def test_dice_that_a_window_shines_on_are_never_read_wrongly() -> None:
    for seed in range(4_100, 4_102):
        pixels, truths = some_shot(seed, 32, "boards", n=4, window_half=0.3, window=(0.2, 0.1, 1.0))
        verdicts, invented = judged(case(pixels, truths, "boards"), read_dice(pixels), 32)
        assert "silent" not in [kind for _, kind in verdicts]
        assert not invented


def test_touching_dice_of_one_colour_are_in_doubt() -> None:
    dice = [Lying(3, -0.5, 0.0, 0.0, Make("white")), Lying(5, 0.52, 0.1, 0.0, Make("white"))]
    pixels, _ = shot(dice, "felt", DAY, Eye((240, 200), 44.0, 10.0, 30.0), 2)
    assert not [die for die in read_dice(pixels) if die.sure]


def test_print_of_the_size_of_dice_is_no_die() -> None:
    dice = [Lying(4, -1.2, 0.8, 30.0, Make("white")), Lying(2, 2.0, -1.0, 70.0, Make("blue", "white"))]
    pixels, truths = shot(dice, "newspaper", DAY, Eye((420, 320), 36.0, 12.0, 0.0), 5)
    found = read_dice(pixels)
    assert len(found) == len(truths)
    assert all(np.hypot(die.corners[0][0] - die.corners[2][0], 1.0) < 90 for die in found)
