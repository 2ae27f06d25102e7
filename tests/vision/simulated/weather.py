"""Light, lens and sensor of the day: good, typical and poor, each a little different by its seed."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec
import numpy as np

Profile: TypeAlias = Literal["good", "typical", "poor"]
PROFILES: tuple[Profile, ...] = get_args(Profile)


class Glare(msgspec.Struct, frozen=True):
    """A lamp that shines back: where (shares of the picture's width and height), how wide, how bright."""

    x: float
    y: float
    reach: float
    bright: float


class Shadow(msgspec.Struct, frozen=True):
    """A soft shadow over a part of the picture: its middle and reach as shares, its turn, how dark."""

    x: float
    y: float
    reach: float
    turn_deg: float
    dark: float


class Weather(msgspec.Struct, frozen=True):
    """Everything between the table and the finished picture.

    Falloff is how much darker the far side is, lamp_deg where the lamp stands, vignette how much darker the
    corners are, exposure the brightness the camera aims at, warm how yellow the light is.
    """

    blur_px: float = 0.8
    motion_px: float = 0.0
    motion_deg: float = 0.0
    noise: float = 4.0
    falloff: float = 0.2
    lamp_deg: float = 0.0
    vignette: float = 0.1
    warm: float = 0.0
    exposure: float = 118.0
    glares: tuple[Glare, ...] = ()
    shadows: tuple[Shadow, ...] = ()
    jpeg_quality: int | None = 90


CLEAR = Weather(blur_px=0.0, noise=0.0, falloff=0.0, vignette=0.0, exposure=0.0, jpeg_quality=None)
"""No light, lens or sensor at all: the drawing itself."""


class _Range(msgspec.Struct, frozen=True):
    blur: tuple[float, float]
    motion: float
    noise: float
    quality: tuple[int, int]
    falloff: tuple[float, float]
    exposure: tuple[float, float]
    most_glares: int
    shadow: float


_RANGES: dict[Profile, _Range] = {
    "good": _Range((0.4, 0.6), 0.0, 2.0, (92, 97), (0.05, 0.2), (112, 132), 0, 0.2),
    "typical": _Range((0.65, 0.95), 1.0, 4.0, (84, 92), (0.1, 0.4), (96, 126), 1, 0.5),
    "poor": _Range((1.0, 1.4), 3.0, 7.0, (70, 82), (0.25, 0.6), (70, 110), 2, 0.8),
}


def weather_of(profile: Profile, seed: int) -> Weather:
    """Return one day of a profile."""
    span, chance = _RANGES[profile], np.random.default_rng((seed, PROFILES.index(profile), 41))
    shadows = 1 if chance.random() < span.shadow else 0
    return Weather(
        blur_px=float(chance.uniform(*span.blur)),
        motion_px=float(chance.uniform(0, span.motion)),
        motion_deg=float(chance.uniform(0, 180)),
        noise=span.noise,
        falloff=float(chance.uniform(*span.falloff)),
        lamp_deg=float(chance.uniform(0, 360)),
        vignette=float(chance.uniform(0.02, 0.2)),
        warm=float(chance.uniform(-0.05, 0.25)),
        exposure=float(chance.uniform(*span.exposure)),
        glares=tuple(_glare(chance) for _ in range(int(chance.integers(0, span.most_glares + 1)))),
        shadows=tuple(_shadow(chance) for _ in range(shadows)),
        jpeg_quality=int(chance.integers(span.quality[0], span.quality[1] + 1)),
    )


def _glare(chance: np.random.Generator) -> Glare:
    x, y = chance.uniform(0.05, 0.95, 2)
    return Glare(float(x), float(y), float(chance.uniform(0.01, 0.05)), float(chance.uniform(80, 260)))


def _shadow(chance: np.random.Generator) -> Shadow:
    x, y = chance.uniform(0, 1, 2)
    reach, turn, dark = chance.uniform(0.1, 0.4), chance.uniform(0, 180), chance.uniform(0.15, 0.5)
    return Shadow(float(x), float(y), float(reach), float(turn), float(dark))
