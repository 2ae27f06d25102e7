"""Draw training pictures: `python -m tests.vision.training.drawing PICTURES`.

The seeds are far from those of every measurement. Some pictures have no dice, but what looks like them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from tests.vision.dice.bases import BASES
from tests.vision.dice.drawing import Air, View, picture, some_roll
from tests.vision.dice.grounds import GROUNDS
from tests.vision.dice.rays import PIPS, Eye, shot, some_room, some_shot
from tests.vision.measure.tag_free import tag_free
from tests.vision.pictures.photos import photo
from tests.vision.simulated.rolls import Rolling, bench_roll
from tests.vision.training.sketches import sketch
from tests.vision.training.truth import Array, Lying, keep

OWN, RAYS = range(300_000, 301_200), range(320_000, 320_500)
BENCH, SKETCHES = range(310_000, 310_600), range(340_000, 340_500)
WITHOUT, DOMINOES = range(400_000, 400_300), range(410_000, 410_120)
BARE = range(430_000, 430_240)
SIDES = (24.0, 44.0)
ROOMS = (
    {}, {}, {"window_half": 0.3, "window": (0.2, 0.1, 1.0)},
    {"exposure": 0.35, "noise": 4.0, "blur": 0.9, "warm": 0.4},
)  # fmt: skip
AIRS = ({}, {"glare": 2, "n": 4}, {"light": 0.5, "noise": 5.0}, {"spots": 3})
MOST_BLEACHED, LEAST_VISIBLE = 0.3, 0.95
SIZE = (640, 480)
GRAINS = ((480, 640), (160, 213), (60, 80), (12, 16))  # rows and columns of noise, from fine to coarse
Chance = np.random.Generator


def own(seed: int, chance: Chance) -> tuple[Array, list[Lying]]:
    """Dice of the plain drawer."""
    ground = str(chance.choice(BASES))
    seen, truths = some_roll(seed, chance.uniform(*SIDES), ground, **AIRS[seed % 4])
    return seen, [(one.face, np.array(one.corners)) for one in truths]


def rays(seed: int, chance: Chance) -> tuple[Array, list[Lying]]:
    """Dice of the drawer that follows rays; what is bleached is not to be learnt."""
    picture, truths = some_shot(seed, chance.uniform(*SIDES), tilt=35.0, **ROOMS[seed % 4])
    return picture, [(one.face, np.array(one.corners)) for one in truths if one.bleached < MOST_BLEACHED]


def bench(seed: int, chance: Chance) -> tuple[Array, list[Lying]]:
    """Dice of the drawn table."""
    side = chance.uniform(*SIDES)
    rolling = Rolling(colours=("white", "red"), touching=0.15)
    size = round(side * 20), round(side * 15)
    profile = ("good", "typical", "poor")[seed % 3]
    shot = bench_roll(seed, profile, rolling, die_px=side, size=size, most_tilt_deg=25.0)
    dice = [die for die in shot.truth.dice if die.visible > LEAST_VISIBLE]
    return shot.pixels, [(die.face, np.array(die.corners)) for die in dice]


def without(seed: int, chance: Chance) -> tuple[Array, list[Lying]]:
    """No dice: dots and shapes, what lies on tables, codes."""
    if seed % 3 == 0:
        return _shapes(chance), []
    gray = tag_free(seed)[1] if seed % 3 == 1 else photo(seed, sizes=6).gray
    picture = np.clip(cv2.cvtColor(gray, cv2.COLOR_GRAY2BGR) * chance.uniform(0.4, 1.1, 3), 0, 255).astype(
        np.uint8
    )
    return (
        cv2.resize(picture, None, fx=0.6, fy=0.6, interpolation=cv2.INTER_AREA) if seed % 3 == 1 else picture
    ), []


def _shapes(chance: Chance) -> Array:
    wide, high = SIZE
    picture = np.full((high, wide, 3), chance.integers(0, 255, 3), np.uint8)
    for _ in range(int(chance.integers(5, 60))):
        ink = tuple(int(part) for part in chance.integers(0, 256, 3))
        spot, reach = (int(chance.integers(wide)), int(chance.integers(high))), int(chance.integers(3, 40))
        _shape(picture, int(chance.integers(6)), spot, reach, ink, chance)
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.3, 1.2)))


def _shape(
    picture: Array, kind: int, spot: tuple[int, int], reach: int, ink: tuple[int, ...], chance: Chance
) -> None:
    x, y = spot
    if kind == 0:
        cv2.circle(picture, spot, reach, ink, -1, cv2.LINE_AA)
    elif kind == 1:
        step, rows, columns = (
            int(chance.integers(6, 30)),
            int(chance.integers(1, 9)),
            int(chance.integers(1, 9)),
        )
        radius, skew = max(1, int(step * chance.uniform(0.15, 0.45))), int(chance.integers(0, 2)) * step // 2
        for row, column in np.ndindex(rows, columns):
            cv2.circle(
                picture, (x + row * step + column % 2 * skew, y + column * step), radius, ink, -1, cv2.LINE_AA
            )
    elif kind == 2:
        words = "".join(chr(letter) for letter in chance.integers(33, 90, 8))
        cv2.putText(
            picture, words, spot, int(chance.integers(0, 7)), chance.uniform(0.4, 2), ink, 2, cv2.LINE_AA
        )
    elif kind == 3:
        other = x + reach * 2, y + int(reach * chance.uniform(0.5, 3))
        cv2.rectangle(picture, spot, other, ink, -1 if chance.random() < 0.7 else 2)
    elif kind == 4:
        cv2.ellipse(
            picture, spot, (reach, max(1, reach // 2)), chance.uniform(0, 180), 0, 360, ink, -1, cv2.LINE_AA
        )
    else:
        end = int(chance.integers(picture.shape[1])), int(chance.integers(picture.shape[0]))
        cv2.line(picture, spot, end, ink, int(chance.integers(1, 6)), cv2.LINE_AA)


def bare(seed: int, chance: Chance) -> tuple[Array, list[Lying]]:
    """What dice lie on, without any: grain, weave and print in all lights."""
    if seed % 3 == 0:
        coarse = [chance.normal(0, chance.uniform(2, 30), (high, wide, 3)) for high, wide in GRAINS]
        grain = sum(cv2.resize(one, SIZE, interpolation=cv2.INTER_CUBIC) for one in coarse)
        return np.clip(grain + chance.uniform(10, 220, 3), 0, 255).astype(np.uint8), []
    if seed % 3 == 1:
        eye = Eye(SIZE, chance.uniform(*SIDES), chance.uniform(0, 35), chance.uniform(0, 360))
        return shot([], str(chance.choice(list(GROUNDS))), some_room(chance), eye, seed)[0], []
    view = View(SIZE, chance.uniform(*SIDES), chance.uniform(0, 22), 30.0)
    air = Air(blur=chance.uniform(0.4, 0.95), noise=chance.uniform(1, 5), spots=int(chance.integers(0, 6)))
    return picture([], view, str(chance.choice(BASES)), air, seed)[0], []


def dominoes(_seed: int, chance: Chance) -> tuple[Array, list[Lying]]:
    """Twenty dominoes, whose halves look like faces of dice."""
    wide, high = SIZE
    coarse = chance.normal(0, 1, (int(chance.integers(2, 40)), int(chance.integers(2, 40)), 3)).astype(
        np.float32
    )
    ground = cv2.resize(coarse, SIZE) * chance.uniform(5, 40) + chance.uniform(20, 200, 3)
    picture = np.clip(ground, 0, 255).astype(np.float32)
    for row, column in np.ndindex(4, 5):
        tile, cover = _domino(chance)
        tall, long = cover.shape
        turn = cv2.getRotationMatrix2D((long / 2, tall / 2), chance.uniform(0, 360), 1)
        turn[:, 2] += np.array([70 + column * 125 - long / 2, 65 + row * 115 - tall / 2]) + chance.uniform(
            -8, 8, 2
        )
        covered = cv2.warpAffine(cover, turn, SIZE)[..., None]
        picture = picture * (1 - covered) + cv2.warpAffine(tile, turn, SIZE) * covered
    soft = cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.4, 1.0))
    return np.clip(soft, 0, 255).astype(np.uint8), []


def _domino(chance: Chance) -> tuple[Array, Array]:
    half = int(chance.uniform(28, 44))
    tile, cover = (
        np.zeros((half + 8, 2 * half + 8, 3), np.float32),
        np.zeros((half + 8, 2 * half + 8), np.float32),
    )
    body = chance.uniform(0, 255) + chance.uniform(-30, 30, 3)
    ink = (20.0,) * 3 if body.mean() > 120 else (230.0,) * 3
    for layer, fill in ((tile, body.tolist()), (cover, 1.0)):
        cv2.rectangle(layer, (4, 4), (2 * half + 3, half + 3), fill, -1, cv2.LINE_AA)
    if chance.random() < 0.8:
        cv2.line(tile, (half + 4, 7), (half + 4, half), ink, int(chance.integers(1, 3)), cv2.LINE_AA)
    spread, radius = half * chance.uniform(0.22, 0.28), max(1, int(half * chance.uniform(0.07, 0.11)))
    for side in (0, 1):
        for x, y in PIPS.get(int(chance.integers(0, 7)), ()):
            spot = int(4 + half / 2 + side * half + x * spread), int(4 + half / 2 + y * spread)
            cv2.circle(tile, spot, radius, ink, -1, cv2.LINE_AA)
    return tile, cover


def all_pictures() -> Iterator[tuple[str, int, tuple[Array, list[Lying]]]]:
    """Every picture with its folder and number."""
    kinds = (
        ("own", OWN, own), ("rays", RAYS, rays), ("bench", BENCH, bench), ("sketches", SKETCHES, sketch),
        ("without", WITHOUT, without), ("without", DOMINOES, dominoes), ("without", BARE, bare),
    )  # fmt: skip
    for name, seeds, draw in kinds:
        for seed in seeds:
            yield name, seed, draw(seed, np.random.default_rng(seed))


if __name__ == "__main__":
    cv2.setNumThreads(1)
    for folder, number, (picture, dice) in all_pictures():
        keep(Path(sys.argv[1]) / folder, number, picture, dice)
