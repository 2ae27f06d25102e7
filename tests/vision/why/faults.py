"""Drawn pictures in which one code cannot be read, each for one planted reason."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

import msgspec
import numpy as np

from tests.vision.simulated.bench import Bench, Shot
from tests.vision.simulated.pinhole import Pinhole, above, px_per_mm, to_picture
from tests.vision.simulated.scene import Card, Code, Hand, Scene, on_table, spot_of_code
from tests.vision.simulated.tables import random_board
from tests.vision.simulated.weather import Glare, Weather, weather_of
from vision.pixels import Pixels
from vision.tags import Point

OURS, DAMAGED, FOREIGN = "T002QD2J1W", "T002QD2J1X", "https://example.org/a"
GOOD_MODULE, SIZE = 4.2, (1280, 720)


class Planted(msgspec.Struct, frozen=True, eq=False):
    """A picture, the middle of its code, how wide that looks."""

    gray: Pixels
    spot: Point
    side_px: float


def camera(module_px: float, side_mm: float = 18.0, modules: int = 21) -> Pinhole:
    """A camera so high that one square of a code has so many pixels."""
    wide = SIZE[0] * side_mm / modules / module_px
    return above(0, 0, wide, wide * SIZE[1] / SIZE[0], SIZE)


def calm(seed: int, **other: object) -> Weather:
    """Typical light without lamps that shine back, and whatever else is wanted."""
    return msgspec.structs.replace(
        weather_of("typical", seed), glares=(), shadows=(), motion_px=0.0, blur_px=0.6, **other
    )


def planted(
    seed: int,
    pinhole: Pinhole,
    weather: Weather,
    text: str,
    *,
    code: Code | None = None,
    at: tuple[float, float] = (0.5, 0.5),
    over: Callable[[Card, Point], tuple[Card, ...]] = lambda _card, _spot: (),
    hands: Callable[[Point], tuple[Hand, ...]] = lambda _spot: (),
) -> Planted:
    """One card with one code there, among others without codes."""
    chance = np.random.default_rng((seed, 5))
    wide, high = (
        SIZE[0] / px_per_mm(pinhole, *pinhole.spot_mm),
        SIZE[1] / px_per_mm(pinhole, *pinhole.spot_mm),
    )
    turn = float(chance.uniform(-180, 180))
    one = code or Code(text)
    card = Card(wide * at[0], high * at[1], turn, (one,), seed=seed)
    x, y = spot_of_code(card, 0)
    along, across = cos(radians(turn)), sin(radians(turn))
    card = msgspec.structs.replace(card, x_mm=card.x_mm - x * along + y * across,
                                   y_mm=card.y_mm - x * across - y * along)  # fmt: skip
    middle = on_table(card, x, y)
    scene = Scene(random_board(seed), (card, *over(card, middle)), hands=hands(middle))
    shot: Shot = Bench(pinhole, weather, seed=seed, is_gray=True).shot(scene)
    ((px, py),) = to_picture(pinhole, [middle])
    return Planted(shot.frame.gray, (float(px), float(py)), one.side_mm * px_per_mm(pinhole, *middle))


FAULTS: dict[str, Callable[[int], Planted]] = {}


def _fault(name: str) -> Callable[[Callable[[int], Planted]], Callable[[int], Planted]]:
    def keep(made: Callable[[int], Planted]) -> Callable[[int], Planted]:
        FAULTS[name] = made
        return made

    return keep


def _chance(seed: int) -> np.random.Generator:
    return np.random.default_rng((seed, 9))


@_fault("read")
def fine(seed: int) -> Planted:
    """Nothing wrong."""
    return planted(seed, camera(GOOD_MODULE), calm(seed), OURS)


@_fault("foreign")
def foreign(seed: int) -> Planted:
    """A web address."""
    return planted(seed, camera(GOOD_MODULE), calm(seed), FOREIGN)


@_fault("damaged")
def damaged(seed: int) -> Planted:
    """A tag of ours whose check character does not fit."""
    return planted(seed, camera(GOOD_MODULE), calm(seed), DAMAGED)


@_fault("inverted")
def inverted_one(seed: int) -> Planted:
    """White ink on black paper."""
    shot = planted(seed, camera(GOOD_MODULE), calm(seed), OURS)
    gray, (x, y), reach = shot.gray.copy(), shot.spot, round(shot.side_px)
    part = gray[int(y) - reach : int(y) + reach, int(x) - reach : int(x) + reach]
    part[:] = 240 - np.minimum(part, 240)
    return Planted(gray, shot.spot, shot.side_px)


@_fault("nothing")
def nothing(seed: int) -> Planted:
    """A bare place of the table."""
    shot = planted(seed, camera(GOOD_MODULE), calm(seed), OURS, at=(0.2, 0.5))
    return Planted(shot.gray, (SIZE[0] * 0.8, SIZE[1] * 0.5), shot.side_px)


@_fault("dark")
def dark(seed: int) -> Planted:
    """Hardly any light."""
    shot = planted(seed, camera(GOOD_MODULE), calm(seed), OURS)
    share = float(_chance(seed).uniform(0.012, 0.025))
    noisy = shot.gray * share + _chance(seed).normal(4, 1.6, shot.gray.shape)
    return Planted(np.clip(noisy, 0, 255).astype(np.uint8), shot.spot, shot.side_px)


@_fault("glare")
def glare(seed: int) -> Planted:
    """A lamp shines back from the code."""
    chance = _chance(seed)
    off = chance.uniform(-0.002, 0.002, 2)
    lamp = Glare(0.5 + float(off[0]), 0.5 + float(off[1]), float(chance.uniform(0.04, 0.08)), 255.0)
    return planted(seed, camera(GOOD_MODULE), calm(seed, ).__class__(
        **{**msgspec.structs.asdict(calm(seed)), "glares": (lamp,)}), OURS)  # fmt: skip


@_fault("faint")
def faint(seed: int) -> Planted:
    """Gray on gray."""
    shot = planted(seed, camera(GOOD_MODULE), calm(seed), OURS)
    share, chance = float(_chance(seed).uniform(0.08, 0.13)), _chance(seed)
    flat = 120 + (shot.gray.astype(float) - 120) * share + chance.normal(0, 3.0, shot.gray.shape)
    return Planted(np.clip(flat, 0, 255).astype(np.uint8), shot.spot, shot.side_px)


@_fault("cut")
def cut(seed: int) -> Planted:
    """Half of it is outside of the picture."""
    shot = planted(seed, camera(GOOD_MODULE), calm(seed), OURS)
    edge = int(shot.spot[0] - shot.side_px * float(_chance(seed).uniform(-0.2, 0.2)))
    return Planted(
        np.ascontiguousarray(shot.gray[:, edge:]), (shot.side_px * 0.2, shot.spot[1]), shot.side_px
    )


@_fault("covered")
def covered(seed: int) -> Planted:
    """A card without a code lies over half of it."""
    chance = _chance(seed)
    turn, gap = float(chance.uniform(-180, 180)), float(chance.uniform(-2, 3))

    def over(_card: Card, spot: Point) -> tuple[Card, ...]:
        far = 31.5 + gap
        x, y = spot[0] + far * cos(radians(turn)), spot[1] + far * sin(radians(turn))
        return (Card(x, y, turn, seed=seed + 7, z_mm=0.4),)

    shot = planted(seed, camera(GOOD_MODULE), calm(seed), OURS, over=over)
    x, y = shot.spot
    back = 0.3 * shot.side_px
    spot = (x - back * cos(radians(turn)), y - back * sin(radians(turn)))
    return Planted(shot.gray, spot, shot.side_px)


@_fault("small")
def small(seed: int) -> Planted:
    """Far away."""
    return planted(seed, camera(float(_chance(seed).uniform(0.8, 1.2))), calm(seed), OURS)


@_fault("blurred")
def blurred(seed: int) -> Planted:
    """Out of focus."""
    module = float(_chance(seed).uniform(2.6, 4.2))
    soft = float(_chance(seed + 1).uniform(0.95, 1.3)) * module
    return planted(seed, camera(module), msgspec.structs.replace(calm(seed), blur_px=soft), OURS)


@_fault("moved")
def moved(seed: int) -> Planted:
    """The card was in motion."""
    chance = _chance(seed)
    smear = {"motion_px": float(chance.uniform(12, 18)), "motion_deg": float(chance.uniform(0, 180))}
    return planted(seed, camera(GOOD_MODULE), msgspec.structs.replace(calm(seed), **smear), OURS)


@_fault("no-edge")
def no_edge(seed: int) -> Planted:
    """Cut out along its ink and stuck on black."""

    def over(_card: Card, spot: Point) -> tuple[Card, ...]:
        return ()

    shot = planted(seed, camera(GOOD_MODULE), calm(seed), OURS, code=Code(OURS, 18.0, (0.0, 0.0)), over=over)
    return without_rim(shot, seed)


def art(seed: int) -> Planted:
    """A finger on the picture of a card that has no code."""
    chance = np.random.default_rng((seed, 77))
    pinhole = camera(float(chance.uniform(1.8, 4.5)))
    wide = SIZE[0] / px_per_mm(pinhole, *pinhole.spot_mm)
    card = Card(wide / 2, wide * SIZE[1] / SIZE[0] / 2, float(chance.uniform(-180, 180)), (), seed=seed)
    shot = Bench(pinhole, calm(seed), seed=seed, is_gray=True).shot(Scene(random_board(seed), (card,)))
    spot = on_table(card, float(chance.uniform(-26, 26)), float(chance.uniform(-38, 38)))
    ((px, py),) = to_picture(pinhole, [spot])
    return Planted(shot.frame.gray, (float(px), float(py)), 0.0)


def without_rim(shot: Planted, seed: int) -> Planted:
    """Paint everything around a code as dark as its ink."""
    import cv2

    gray = shot.gray.copy()
    high, wide = gray.shape
    mask = np.ones(gray.shape, np.uint8)
    turn = float(np.random.default_rng((seed, 5)).uniform(-180, 180))
    four = cv2.boxPoints((shot.spot, (shot.side_px - 2, shot.side_px - 2), turn))
    cv2.fillPoly(mask, [four.round().astype(np.int32)], (0,))
    ink = np.percentile(gray[mask == 0], 8)
    noise = np.random.default_rng(seed).normal(ink, 3.0, gray.shape)
    return Planted(np.where(mask > 0, np.clip(noise, 0, 255), gray).astype(np.uint8), shot.spot, shot.side_px)
