"""Table marks: their bits are those that a camera reads, at the size they have on a whole table."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from vision.marks.finder import find_marks
from vision.marks.mark import CORNERS, FACES, SIDE, STRIP, ZONES, NoSuchMark, is_square, mark_bits
from vision.pixels import Pixels, scaled
from vision.sources.drawn.light import Optics, Weather


def drawn(numbers: Iterable[int], px: int = 6) -> Pixels:
    """Marks side by side on white paper, each square so many pixels wide."""
    rows = []
    for number in numbers:
        dark = np.array(mark_bits(number))
        rows.append(np.pad(np.where(dark, 0, 255).astype(np.uint8), 2, constant_values=255))
    return np.kron(np.hstack(rows), np.ones((px, px), np.uint8))


def test_a_mark_is_a_dark_edge_around_five_by_five() -> None:
    for number in (0, 979, 980, 999):
        bits = np.array(mark_bits(number))
        assert bits.shape == (SIDE, SIDE)
        assert bits[0].all() and bits[-1].all() and bits[:, 0].all() and bits[:, -1].all()


def test_no_two_marks_look_alike_however_they_lie() -> None:
    seen = set()
    for number in range(1000):
        bits = np.array(mark_bits(number))
        turned = {np.rot90(bits, turn).tobytes() for turn in range(4)}
        assert len(turned) == 4, "a mark that looks the same turned has no upright"
        assert not turned & seen
        seen |= turned


@pytest.mark.parametrize("first", [0, 325, 990])
def test_drawn_marks_are_found_with_their_numbers_and_corners(first: int) -> None:
    numbers = range(first, first + 10)
    found = find_marks(drawn(numbers))
    assert [mark.number for mark in found] == list(numbers)
    (left, top), (right, _), (_, bottom), _ = found[0].corners
    assert (left, top, right, bottom) == pytest.approx((12, 12, 53, 53), abs=1.5)


def test_a_turned_mark_keeps_its_upright() -> None:
    upright, turned = drawn([41]), np.ascontiguousarray(np.rot90(drawn([41]), -1))
    (mark,), (lying,) = find_marks(upright), find_marks(turned)
    assert lying.number == 41
    assert mark.corners[0][0] < 20 and lying.corners[0][0] > 40, "the first corner went from left to right"


def test_marks_are_found_at_the_scale_of_a_whole_table() -> None:
    """16 mm at 1.6 pixels a millimetre: some 26 pixels, soft and noisy."""
    small = scaled(drawn(range(20, 30), px=24), 26 / (7 * 24))
    size = (small.shape[1], small.shape[0])
    picture = Optics(size, Weather(noise=4.0, blur_px=0.7), seed=3)
    assert [mark.number for mark in find_marks(picture.taken(picture.lit(small)))] == list(range(20, 30))


def test_nothing_is_found_where_nothing_is() -> None:
    chance = np.random.default_rng(5)
    assert find_marks(np.zeros((0, 0), np.uint8)) == ()
    assert find_marks(np.full((400, 600), 200, np.uint8)) == ()
    assert find_marks(chance.integers(0, 255, (400, 600)).astype(np.uint8)) == ()


def test_the_thousand_are_shared_between_cards_and_table() -> None:
    every = [*FACES, *CORNERS, *STRIP, *ZONES]
    assert every == list(range(1000))


@pytest.mark.parametrize("number", [-1, 1000])
def test_other_numbers_are_refused(number: int) -> None:
    with pytest.raises(NoSuchMark, match=f"There is no table mark {number}. They are numbered 0 to 999"):
        mark_bits(number)


def test_only_what_may_be_a_square_is_a_mark() -> None:
    assert is_square(((0, 0), (20, 1), (19, 21), (-1, 20)))
    assert is_square(((0, 0), (20, 0), (21, 14), (-1, 14))), "seen from the side of the table"
    assert not is_square(((509, 120), (509, 128), (484, 139), (495, 116)))
