"""Rolls of dice thrown by chance, apart or touching or leaning, in a box or on the bare table."""

from __future__ import annotations

from math import cos, radians, sin

import msgspec
import numpy as np
from numpy.random import Generator

from tests.vision.simulated.bench import Bench, Shot
from tests.vision.simulated.grids import Points
from tests.vision.simulated.pinhole import Pinhole
from tests.vision.simulated.scene import BoardKind, Die, DieColour, Scene, Tray
from tests.vision.simulated.shapes import do_meet, rectangle
from tests.vision.simulated.tables import random_board, usual_colour
from tests.vision.simulated.weather import Profile, weather_of

_TRIES = 200


class Rolling(msgspec.Struct, frozen=True):
    """How dice are thrown: how many of which colours, how large, how near each other, and onto what.

    Apart is the least gap between two dice. Touching and leaning are the shares of dice that touch another
    or lean on it. Without a tray they lie on the table.
    """

    count: int = 6
    colours: tuple[DieColour, ...] = ("white", "red")
    side_mm: float = 16.0
    apart_mm: float = 3.0
    touching: float = 0.0
    leaning: float = 0.0
    has_tray: bool = True
    tray_mm: tuple[float, float] = (160.0, 120.0)
    bases: tuple[BoardKind, ...] = ("plain", "felt", "wood")


def bench_roll(
    seed: int,
    profile: Profile = "typical",
    rolling: Rolling | None = None,
    *,
    die_px: float = 32.0,
    size: tuple[int, int] = (1280, 720),
    most_tilt_deg: float = 15.0,
    is_gray: bool = False,
) -> Shot:
    """Return one picture of a roll thrown by chance, a die's side about so many pixels, and its truth."""
    rolling = rolling or Rolling()
    camera = roll_pinhole(seed, die_px / rolling.side_mm, size, most_tilt_deg)
    scene = random_roll(seed, rolling)
    return Bench(camera, weather_of(profile, seed), seed=seed, is_gray=is_gray).shot(scene)


def roll_pinhole(seed: int, px_per_mm: float, size: tuple[int, int], most_tilt_deg: float = 15.0) -> Pinhole:
    """Hang a camera over a box at 0, 0 that shows the tops of dice at about this scale."""
    chance = np.random.default_rng((seed, 79))
    lens = Pinhole(size=size)
    return msgspec.structs.replace(
        lens,
        spot_mm=(float(chance.uniform(-15, 15)), float(chance.uniform(-15, 15))),
        height_mm=lens.focal_px / px_per_mm + 16,
        tilt_deg=float(chance.uniform(-most_tilt_deg, most_tilt_deg)),
        lean_deg=float(chance.uniform(-most_tilt_deg, most_tilt_deg)) / 2,
        turn_deg=float(chance.uniform(-10, 10)),
    )


def random_roll(seed: int, rolling: Rolling) -> Scene:
    """Throw dice into a box in the middle of a table, or onto the bare table."""
    chance = np.random.default_rng((seed, 83))
    dice: list[Die] = []
    for number in range(rolling.count):
        makes_pair = bool(dice) and chance.random() < rolling.touching
        die = _beside(chance, rolling, dice) if makes_pair else _alone(chance, rolling, dice)
        if die is not None:
            colour = rolling.colours[number % len(rolling.colours)]
            dice.append(msgspec.structs.replace(die, colour=colour))
    tray = random_tray(seed, rolling) if rolling.has_tray else None
    return Scene(random_board(seed), tray=tray, dice=tuple(dice))


def random_tray(seed: int, rolling: Rolling) -> Tray:
    """Build a box as boxes are made; its base may be as light or as loud as the dice."""
    chance = np.random.default_rng((seed, 89))
    kind = rolling.bases[int(chance.integers(0, len(rolling.bases)))]
    wall, high = usual_colour(chance, "wood", (20, 170)), float(chance.uniform(12, 28))
    base = usual_colour(chance, kind, (20, 110))
    turn = float(chance.uniform(-8, 8))
    return Tray(0.0, 0.0, rolling.tray_mm, turn, kind, base, high, wall, seed)


def _throw(chance: Generator, rolling: Rolling, x: float, y: float, turn: float) -> Die:
    leans = chance.random() < rolling.leaning
    return Die(
        int(chance.integers(1, 7)), x, y, turn, side_mm=rolling.side_mm,
        lean_deg=float(chance.uniform(12, 40)) if leans else 0.0,
        round_share=float(chance.uniform(0.07, 0.2)), pip_share=float(chance.uniform(0.08, 0.11)),
        gloss=float(chance.uniform(0.1, 0.7)),
    )  # fmt: skip


def _alone(chance: Generator, rolling: Rolling, dice: list[Die]) -> Die | None:
    """Throw one die where it stays apart from all others."""
    reach = np.array(rolling.tray_mm) / 2 - rolling.side_mm * 0.8
    for _ in range(_TRIES):
        x, y = (float(part) for part in chance.uniform(-reach, reach))
        turn = float(chance.uniform(0, 360))
        if not any(do_meet(_foot(rolling, x, y, turn), _foot_of(rolling, other)) for other in dice):
            return _throw(chance, rolling, x, y, turn)
    return None


def _beside(chance: Generator, rolling: Rolling, dice: list[Die]) -> Die | None:
    """Throw one die so that it lies flush, or nearly, against a side of another."""
    reach = np.array(rolling.tray_mm) / 2 - rolling.side_mm * 0.8
    for _ in range(_TRIES):
        other = dice[int(chance.integers(0, len(dice)))]
        way = radians(other.turn_deg + 90 * int(chance.integers(0, 4)))
        gap, slip = rolling.side_mm + chance.uniform(0, 0.3), chance.uniform(-0.5, 0.5) * rolling.side_mm
        x = float(other.x_mm + gap * cos(way) - slip * sin(way))
        y = float(other.y_mm + gap * sin(way) + slip * cos(way))
        shape = rectangle(x, y, other.turn_deg, (rolling.side_mm, rolling.side_mm))
        rest = (one for one in dice if one is not other)
        if (np.abs((x, y)) < reach).all() and not any(do_meet(shape, _foot_of(rolling, one)) for one in rest):
            return _throw(chance, rolling, x, y, other.turn_deg)
    return None


def _foot(rolling: Rolling, x: float, y: float, turn: float) -> Points:
    size = rolling.side_mm + rolling.apart_mm
    return rectangle(x, y, turn, (size, size))


def _foot_of(rolling: Rolling, die: Die) -> Points:
    return _foot(rolling, die.x_mm, die.y_mm, die.turn_deg)
