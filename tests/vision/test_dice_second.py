"""The second opinion: doubts that never paid are settled, and a part of a face is not told for the whole."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice_drawing import Air, Placed, Style, View, picture, some_roll
from tests.vision.measure.dice import TRAY_BASES, Case, judged
from vision.dice.lattice import laid_at
from vision.dice.ranks import at_share, middle_of
from vision.dice.reading import read_dice

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


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("turn_deg", [0.0, 25.0, 70.0])
def test_the_places_of_pips_tell_the_face_though_the_middle_is_not_known(face: int, turn_deg: float) -> None:
    die = Placed(face, (0.0, 0.0), turn_deg, Style("white"))
    pixels, (truth,) = picture([die], View((200, 160), 30.0, 5.0, 30.0), "felt", QUIET, 3)
    aside = np.mean(np.array(truth.corners), axis=0) + (2.0, -3.0)
    body, pip = np.array((225.0, 227.0, 229.0)), np.array((25.0, 25.0, 27.0))
    best = laid_at(pixels, aside, np.eye(2) * 15.0, body, pip)[0]
    assert best.face == face
    assert best.least > 0.6
    assert best.margin > 0.4


def test_dice_that_lie_near_each_other_are_read_and_touching_ones_are_not() -> None:
    for gap, is_sure in ((0.02, False), (0.5, True)):
        dice = [Placed(2, (0.0, 0.0), 0.0, Style("red")), Placed(5, (1.0 + gap, 0.1), 0.0, Style("red"))]
        pixels, _ = picture(dice, View((300, 200), 40.0, 5.0, 30.0), "felt", QUIET, 3)
        sure = sorted(die.face for die in read_dice(pixels) if die.sure)
        assert sure == ([2, 5] if is_sure else [])


def test_ranks_are_those_of_the_general_functions() -> None:
    chance = np.random.default_rng(4)
    for n in (1, 2, 7, 60):
        rows = chance.normal(0, 9, (3, n))
        assert np.allclose(middle_of(rows), np.median(rows, axis=1))
        for share in (0.0, 0.25, 0.98, 1.0):
            assert at_share(rows[0], share) == pytest.approx(np.percentile(rows[0], 100 * share))
