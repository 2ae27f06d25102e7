"""What a left place looks like: there, empty or hidden, in any light, and never guessed."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.overhead.ground import Ground
from vision.prepare import Pixels
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

    def __init__(self) -> None:
        self.ground = Ground((300.0, 200.0))
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
