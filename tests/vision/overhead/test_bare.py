"""The bare table of an earlier evening: small, coarse, and believed only where it lies there again."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.overhead.test_ground import SPOT, Watch, table, with_card
from vision.overhead.bare_table import COARSER, Bare, packed, unpacked
from vision.overhead.ground import MM_PER_PX, Ground
from vision.pixels import Pixels

SHAPE = (140, 190)


def kept(picture: Pixels) -> bytes:
    """What an evening on this table leaves behind."""
    watch = Watch()
    watch.ground.learn_bare(picture)
    return packed(watch.ground.bare)


def tonight(picture: Pixels, earlier: bytes, light: float = 1.0) -> str:
    """What is said of a card that lay there when the app began, once it is taken from this table."""
    watch = Watch(earlier=earlier)
    watch.sees((with_card(picture) * light).astype(np.uint8), 6.0, SPOT)
    watch.ground.remember(1, SPOT)
    watch.sees((with_card(picture) * light).astype(np.uint8), 3.0, SPOT)
    watch.sees((picture * light).astype(np.uint8), 0.5, SPOT)
    return watch.ground.look(1, SPOT)


def test_what_is_kept_is_small_and_comes_back_where_it_was_known() -> None:
    chance = np.random.default_rng(4)
    picture = np.full(SHAPE, 120.0, np.float32) + np.linspace(0, 60, SHAPE[1], dtype=np.float32)
    known = np.ones(SHAPE, np.bool_)
    known[30:60, 40:90] = False
    file = packed(Bare(picture + chance.normal(0, 1, SHAPE).astype(np.float32), known))
    found = unpacked(file, SHAPE)
    assert found is not None and len(file) < 3000
    assert not found.is_known[30:60, 40:90].any() and found.is_known.mean() > 0.88
    assert np.abs(found.picture - picture)[found.is_known].mean() < 2.0


def test_nothing_of_a_hand_s_size_can_be_read_in_it() -> None:
    lines = np.full(SHAPE, 220.0, np.float32)
    lines[::2] = 30.0  # writing of two millimetres
    found = unpacked(packed(Bare(lines, np.ones(SHAPE, np.bool_))), SHAPE)
    assert found is not None and COARSER * MM_PER_PX == 6.0
    assert float(np.ptp(found.picture[:138, :189])) < 0.4 * 190


@pytest.mark.parametrize(
    "file", [b"", b"no picture", packed(Bare(np.ones((9, 9), np.float32), np.ones((9, 9), bool)))]
)
def test_what_is_no_picture_of_this_table_is_nothing(file: bytes) -> None:
    assert unpacked(file, SHAPE) is None


def test_without_an_earlier_evening_a_card_from_the_start_is_only_hidden() -> None:
    assert tonight(table(), b"") == "hidden"


@pytest.mark.parametrize("light", [0.6, 1.0, 1.3])
def test_on_the_same_table_it_is_known_that_the_card_has_left(light: float) -> None:
    assert tonight(table(), kept(table()), light) == "empty"


def test_another_table_is_not_taken_for_the_kept_one() -> None:
    assert tonight(table(7), kept(table(1))) == "hidden"
    watch = Watch(earlier=kept(table(1)))
    watch.sees(table(7), 12.0)
    assert watch.ground.is_another
    same = Watch(earlier=kept(table(1)))
    same.sees(table(1), 12.0)
    assert not same.ground.is_another


def test_what_lay_there_when_the_table_was_kept_is_not_the_table_under_itself() -> None:
    assert tonight(table(), kept(with_card(table()))) == "hidden"


def test_nothing_is_said_of_a_table_of_which_almost_nothing_is_seen() -> None:
    watch = Watch(earlier=kept(table(1)))
    spots = [(x, y) for x in range(-40, 341, 40) for y in range(-40, 241, 40)]
    watch.sees(table(7), 12.0, *((float(x), float(y)) for x, y in spots))
    assert not watch.ground.is_another


def test_a_kept_table_of_another_size_is_no_trouble() -> None:
    other = Ground((500.0, 300.0), earlier=kept(table()))
    assert not other.bare.is_known.any()
