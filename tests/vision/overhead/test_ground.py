"""What a left place looks like: there, empty or hidden, in any light, and never guessed."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.overhead.bare_table import Bare
from vision.overhead.ground import Ground
from vision.pixels import Pixels
from vision.tags import Point

SPOT: Point = (150.0, 100.0)
STEP_S = 0.25


def table(seed: int = 1) -> Pixels:
    """A printed mat of 300 x 200 mm, two pixels a millimetre, forty more around."""
    chance = np.random.default_rng(seed)
    soft = cv2.resize(chance.uniform(90, 170, (12, 16)).astype(np.float32), (760, 560))
    return soft.astype(np.uint8)


def with_card(picture: Pixels, spot: Point = SPOT, seed: int = 5) -> Pixels:
    """A card with something like a mark upon it."""
    chance = np.random.default_rng(seed)
    laid = picture.copy()
    x, y = (round((part + 40) * 2) for part in spot)
    laid[y - 40 : y + 100, x - 40 : x + 70] = 215
    bits = np.where(chance.random((7, 7)) < 0.5, 30, 240).astype(np.uint8)
    laid[y - 14 : y + 14, x - 14 : x + 14] = np.kron(bits, np.ones((4, 4), np.uint8))
    return laid


class Watch:
    """A ground that looks straight down, with the time in the test's hands."""

    def __init__(self, bare: Bare | None = None, earlier: bytes = b"") -> None:
        self.ground = Ground((300.0, 200.0), bare=bare, earlier=earlier)
        self.ground.aim(lambda spot: ((spot[0] + 40) * 2, (spot[1] + 40) * 2))
        self.now = 0.0
        self._chance = np.random.default_rng(2)

    def sees(self, picture: Pixels, seconds: float, *spots: Point) -> None:
        for _ in range(round(seconds / STEP_S)):
            rough = picture.astype(np.float32) + self._chance.normal(0, 3, picture.shape)
            self.ground.take(np.clip(rough, 0, 255).astype(np.uint8), spots, self.now)
            self.now += STEP_S


@pytest.fixture
def watch() -> Watch:
    """A table seen bare, upon which a card was laid and read."""
    found = Watch()
    found.sees(table(), 4.0)
    found.sees(with_card(table()), 0.5, SPOT)
    found.ground.remember(1, SPOT)
    found.sees(with_card(table()), 4.0, SPOT)
    return found


def test_it_is_there_or_gone_or_hidden(watch: Watch) -> None:
    assert watch.ground.look(1, SPOT) == "there"
    watch.sees(table(), 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "empty"
    hidden = table()
    hidden[200:400, 300:500] = 60
    watch.sees(hidden, 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "hidden"


@pytest.mark.parametrize("light", [0.55, 0.8, 1.06])
def test_other_light_changes_nothing(watch: Watch, light: float) -> None:
    watch.sees((with_card(table()) * light).clip(0, 255).astype(np.uint8), 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "there"
    watch.sees((table() * light).astype(np.uint8), 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "empty"


def test_in_the_dark_everything_is_hidden(watch: Watch) -> None:
    watch.sees((table() * 0.05).astype(np.uint8), 0.5, SPOT)
    assert watch.ground.is_dark and watch.ground.look(1, SPOT) == "hidden"


def test_whatever_lies_still_upon_a_card_never_becomes_the_table(watch: Watch) -> None:
    other = with_card(table(), (152.0, 101.0), seed=9)
    watch.sees(other, 20.0, SPOT)
    assert watch.ground.look(1, SPOT) == "hidden"
    watch.sees(table(), 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "empty"


def test_what_lay_there_all_the_time_is_not_under_itself() -> None:
    watch = Watch()
    watch.sees(with_card(table()), 5.0)
    watch.ground.remember(1, SPOT)
    watch.sees(table(), 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "hidden", "nobody has seen the table there"


def test_a_picture_of_the_bare_table_says_it_too() -> None:
    watch = Watch()
    watch.ground.learn_bare(table())
    watch.sees(with_card(table()), 0.5, SPOT)
    watch.ground.remember(1, SPOT)
    watch.sees(table(), 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "empty"


def test_hands_move_and_noise_does_not(watch: Watch) -> None:
    assert not watch.ground.is_moving
    hand = with_card(table())
    hand[200:400, 300:500] = 160
    watch.sees(hand, STEP_S, SPOT)
    assert watch.ground.is_moving
    watch.ground.ignore([[(100.0, 50.0), (220.0, 50.0), (220.0, 170.0), (100.0, 170.0)]])
    watch.sees(with_card(table()), STEP_S, SPOT)
    assert not watch.ground.is_moving, "a screen may show what it likes"


def test_what_is_beside_the_table_is_hidden(watch: Watch) -> None:
    assert watch.ground.look(1, (900.0, 100.0)) == "hidden"
    watch.ground.remember(2, (900.0, 100.0))
    watch.ground.take(np.zeros((0, 0), np.uint8), [], watch.now)
    assert watch.ground.look(1, SPOT) == "there"


def plain(level: float = 140.0, seed: int = 3) -> Pixels:
    """A table of one colour, a little rough, that gets darker to the right."""
    chance = np.random.default_rng(seed)
    fall = np.linspace(level, level - 25, 760)[None, :] + chance.normal(0, 1.5, (560, 1))
    return np.asarray(np.repeat(fall[:1], 560, axis=0), np.float32).clip(0, 255).astype(np.uint8)


def from_the_start(bare: Pixels) -> Watch:
    """A card that lay there before anybody saw the table."""
    watch = Watch()
    watch.sees(with_card(bare), 0.5, SPOT)
    watch.ground.remember(1, SPOT)
    watch.sees(with_card(bare), 4.0, SPOT)
    watch.ground.remember(1, SPOT)
    return watch


def test_a_card_that_lay_there_from_the_start_has_left_when_the_table_goes_on_over_its_place() -> None:
    watch = from_the_start(plain())
    watch.sees(plain(), 2.0, SPOT)
    assert watch.ground.look(1, SPOT) == "hidden", "a moment proves nothing"
    watch.sees(plain(), 4.0, SPOT)
    assert watch.ground.look(1, SPOT) == "empty"


@pytest.mark.parametrize("gray", [40, 100, 116, 150, 215])
def test_a_back_that_lies_over_it_is_not_the_table(gray: int) -> None:
    watch = from_the_start(plain())
    covered = plain()
    covered[220:330, 330:450] = gray
    watch.sees(covered, 8.0, SPOT)
    assert watch.ground.look(1, SPOT) == "hidden"


def test_a_sheet_that_covers_everything_around_is_not_the_table() -> None:
    watch = from_the_start(plain())
    sheet = plain()
    sheet[100:500, 150:740] = 225
    watch.sees(sheet, 20.0, SPOT)
    assert watch.ground.look(1, SPOT) == "hidden"


def test_on_a_dark_table_a_dark_back_is_feared() -> None:
    watch = from_the_start(plain(38.0))
    watch.sees(plain(38.0), 8.0, SPOT)
    assert watch.ground.look(1, SPOT) == "hidden"


def arm(picture: Pixels, lift: int = 0) -> Pixels:
    """A sleeve that comes in from below and lies beside the card."""
    laid = picture.copy()
    laid[180 + lift :, 520:640] = 60
    return laid


def test_an_arm_that_lies_still_reaches_in_and_is_never_the_table(watch: Watch) -> None:
    watch.sees(arm(with_card(table())), 15.0, SPOT)
    assert watch.ground.is_reached and not watch.ground.is_moving
    other = (240.0, 100.0)
    watch.sees(with_card(table()), 1.0, SPOT)
    assert not watch.ground.is_reached, "it is gone at once"
    watch.sees(with_card(with_card(table()), other, seed=8), 0.5, SPOT, other)
    watch.ground.remember(2, other)
    watch.sees(with_card(table()), 0.5, SPOT, other)
    assert watch.ground.look(2, other) == "empty", "what lay under the arm is still known"


def test_nothing_is_empty_under_an_arm(watch: Watch) -> None:
    over = table()
    over[230:, 360:420] = table()[230:, 360:420]
    over[200:, 300:460] = np.clip(table()[200:, 300:460].astype(np.int16) + 16, 0, 255).astype(np.uint8)
    watch.sees(over, 4.0, SPOT)
    assert watch.ground.is_reached and watch.ground.look(1, SPOT) == "hidden"


def test_what_is_put_down_at_the_edge_for_good_is_part_of_the_table_after_a_while(watch: Watch) -> None:
    watch.sees(arm(with_card(table())), 25.0, SPOT)
    assert watch.ground.is_reached
    watch.sees(arm(with_card(table())), 10.0, SPOT)
    assert not watch.ground.is_reached, "no arm lies so still"


def test_a_card_at_the_edge_is_no_arm_and_another_light_neither(watch: Watch) -> None:
    laid = with_card(table())
    laid[440:560, 500:640] = 220
    watch.sees(laid, 0.5, SPOT)
    assert not watch.ground.is_reached
    watch.sees((with_card(table()) * 0.5).astype(np.uint8), 0.5, SPOT)
    assert not watch.ground.is_reached


def test_what_is_known_of_the_bare_table_serves_another_game() -> None:
    first = Watch()
    first.ground.learn_bare(with_card(table()), [SPOT])
    assert not first.ground.bare.is_known[60:70, 90:100].any(), "not where a card may lie"
    first.ground.learn_bare(table())
    watch = Watch(first.ground.bare)
    watch.sees(with_card(table()), 1.0, SPOT)
    watch.ground.remember(1, SPOT)
    watch.sees(table(), 0.5, SPOT)
    assert watch.ground.look(1, SPOT) == "empty"
    assert not Ground((500.0, 200.0), bare=first.ground.bare).bare.is_known.any(), "of another size"
