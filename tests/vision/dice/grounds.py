"""What ray-cast dice lie on: boards, felt, leather, marble, a printed mat, a newspaper, a checked cloth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Chance = np.random.Generator
TEXELS = 40  # of a side of a die
SPAN = 24  # sides of dice that a ground is wide


def ground(kind: str, chance: Chance) -> Array:
    """A square piece of a ground seen from above, as linear light from 0 to 1 in BGR."""
    return np.clip(GROUNDS[kind](TEXELS * SPAN, chance), 0.0, 1.0).astype(np.float32) ** np.float32(2.2)


def _clouds(size: int, chance: Chance, coarse: int, stretch: int = 1) -> Array:
    """Smooth noise about as coarse as said, from -1 to 1, in one channel."""
    few = chance.normal(0, 1, (max(3, size // coarse), max(3, size // (coarse * stretch)))).astype(np.float32)
    return np.clip(cv2.resize(few, (size, size), interpolation=cv2.INTER_CUBIC), -2, 2)[..., None] / 2


def _tone(chance: Chance, *tones: tuple[float, float, float]) -> Array:
    return np.array(tones[int(chance.integers(len(tones)))], np.float32) * chance.uniform(0.85, 1.15)


def boards(size: int, chance: Chance) -> Array:
    """Planks with rings and pores."""
    y = np.mgrid[:size, :size][0][..., None] / TEXELS
    rings = np.sin(14 * y + 6 * _clouds(size, chance, 160, 4)) * 0.5
    pores = _clouds(size, chance, 3, 12) * 0.5
    gaps = (np.mod(y, 4.3) < 0.06) * 0.25
    tone = _tone(chance, (0.30, 0.46, 0.62), (0.16, 0.25, 0.38), (0.5, 0.68, 0.8), (0.1, 0.15, 0.24))
    return np.asarray(tone * (1 + 0.12 * rings + 0.1 * pores) - gaps)


def felt(size: int, chance: Chance) -> Array:
    """The lining of a dice tray: short fibres, lint here and there."""
    tone = _tone(
        chance, (0.22, 0.42, 0.10), (0.16, 0.13, 0.5), (0.42, 0.2, 0.1), (0.16, 0.16, 0.17), (0.4, 0.15, 0.3)
    )
    lint = (chance.random((size, size, 1)) > 0.9996) * 0.4
    fibres = cv2.GaussianBlur(chance.normal(0, 1, (size, size)).astype(np.float32), (0, 0), 1.1)[..., None]
    return tone * (1 + 0.35 * fibres + 0.06 * _clouds(size, chance, 90)) + cv2.dilate(
        lint.astype(np.float32), np.ones((2, 5))
    ).reshape(size, size, 1)


def leather(size: int, chance: Chance) -> Array:
    """Grained leather with a seam."""
    grain = np.abs(_clouds(size, chance, 9)) + np.abs(_clouds(size, chance, 5))
    picture = _tone(chance, (0.12, 0.2, 0.38), (0.12, 0.12, 0.14), (0.1, 0.1, 0.35)) * (0.75 + 0.5 * grain)
    picture = np.ascontiguousarray(picture, np.float32)
    at = int(chance.integers(size // 4, size * 3 // 4))
    for x in range(0, size, TEXELS // 3):
        cv2.line(picture, (x, at), (x + TEXELS // 5, at), (0.5, 0.6, 0.7), 3)
    return np.asarray(picture)


def marble(size: int, chance: Chance) -> Array:
    """A stone top with veins."""
    veins = np.exp(-18 * np.abs(_clouds(size, chance, 120) + 0.35 * _clouds(size, chance, 25)))
    tone = _tone(chance, (0.86, 0.87, 0.88), (0.3, 0.3, 0.28), (0.55, 0.6, 0.62))
    return np.asarray(tone * (1 + 0.05 * _clouds(size, chance, 40)) - 0.18 * veins)


def printed(size: int, chance: Chance) -> Array:
    """A printed play mat: zones with frames, words, round symbols and a picture under them."""
    tone = _tone(chance, (0.3, 0.22, 0.14), (0.15, 0.16, 0.18), (0.45, 0.5, 0.5))
    glow = np.concatenate([_clouds(size, chance, 150) for _ in range(3)], axis=2)
    picture = np.ascontiguousarray(np.clip(tone * (1 + 0.5 * glow), 0, 1) * 255, np.uint8)
    for _ in range(34):
        x, y = (int(part) for part in chance.integers(0, size, 2))
        ink = tuple(float(part) for part in chance.uniform(10, 245, 3))
        wide, kind = int(chance.integers(20, 150)), int(chance.integers(4))
        if kind == 0:
            cv2.rectangle(picture, (x, y), (x + 2 * wide, y + wide), ink, int(chance.integers(1, 6)))
        elif kind == 1:
            cv2.putText(picture, "ROOM 4: o8 .:", (x, y), 0, wide / 60, ink, 2, cv2.LINE_AA)
        elif kind == 2:
            cv2.circle(picture, (x, y), wide // 5, ink, int(chance.choice([-1, 3])), cv2.LINE_AA)
        else:
            for step in range(int(chance.integers(2, 7))):
                cv2.circle(picture, (x + step * wide // 4, y), max(2, wide // 14), ink, -1, cv2.LINE_AA)
    return np.asarray(picture / np.float32(255))


def newspaper(size: int, chance: Chance) -> Array:
    """Columns of small print on grayish paper."""
    picture = np.full((size, size, 3), (190, 204, 210), np.uint8)
    for row in range(0, size, 13):
        words = "".join(str(letter) for letter in chance.choice(list("abdegnoprst  .,"), 90))
        cv2.putText(picture, words, (0, row), 0, 0.4, (38, 38, 40), 1, cv2.LINE_AA)
    return np.asarray(picture / np.float32(255))


def checked(size: int, chance: Chance) -> Array:
    """A cloth with woven checks."""
    y, x = np.mgrid[:size, :size][..., None] / (TEXELS * chance.uniform(0.35, 0.9))
    cover = 0.5 * ((y % 2 < 1).astype(np.float32) + (x % 2 < 1))
    one, two = (
        _tone(chance, (0.85, 0.85, 0.85), (0.7, 0.8, 0.85)),
        _tone(chance, (0.2, 0.18, 0.6), (0.5, 0.3, 0.2)),
    )
    return np.asarray(one * (1 - cover) + two * cover + 0.04 * _clouds(size, chance, 2))


GROUNDS: dict[str, Callable[[int, Chance], Array]] = {
    "boards": boards, "felt": felt, "leather": leather, "marble": marble, "printed": printed,
    "newspaper": newspaper, "checked": checked,
}  # fmt: skip
