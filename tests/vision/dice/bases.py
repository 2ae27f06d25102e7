"""What dice lie on in tests: cloth, wood, felt, a plastic tray with walls, paper, patterned cloth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Chance = np.random.Generator


def base(kind: str, size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """An empty table of one kind, as BGR."""
    return DRAWERS[kind](size, side_px, chance)


def _plain(size: tuple[int, int], colour: Any) -> Array:
    return np.full((size[1], size[0], 3), colour, np.float32)


def _grain(size: tuple[int, int], chance: Chance, coarse: float, strength: float) -> Array:
    """Soft random spots."""
    noise = chance.normal(0, 1, (size[1], size[0])).astype(np.float32)
    soft = cv2.GaussianBlur(noise, (0, 0), max(0.3, coarse))
    return np.asarray((soft / (soft.std() + 1e-6) * strength)[..., None])


def cloth(size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """A dark woven cloth."""
    y, x = np.mgrid[: size[1], : size[0]]
    step = max(2.0, side_px / 14)
    weave = (np.sin(2 * np.pi * x / step) + np.sin(2 * np.pi * y / step))[..., None] * 3
    return np.asarray(_plain(size, chance.uniform(30, 110, 3)) + weave + _grain(size, chance, 0.6, 3))


def felt(size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """Green, red or blue felt."""
    colours = ((60, 95, 20), (35, 25, 110), (100, 50, 25), (45, 45, 45))
    return _plain(size, colours[int(chance.integers(4))]) + _grain(size, chance, side_px / 50, 5)


def wood(size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """Boards with their grain."""
    tone = chance.uniform(0.55, 1.15)
    stretched = chance.normal(0, 1, (size[1], max(4, size[0] // 24))).astype(np.float32)
    fibres = cv2.resize(stretched, size, interpolation=cv2.INTER_CUBIC)
    fibres = cv2.GaussianBlur(fibres, (0, 0), max(0.5, side_px / 40))
    fibres = fibres / (fibres.std() + 1e-6)
    boards = _plain(size, np.array((85, 130, 175)) * tone)
    return np.asarray(boards + fibres[..., None] * np.array((9, 11, 12)))


def tray(size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """A plastic tray with walls."""
    floor = chance.uniform(25, 90) if chance.random() < 0.75 else chance.uniform(120, 175)
    picture = _plain(size, floor + chance.uniform(-12, 12, 3))
    edge = int(side_px * 0.35)
    picture[:edge] += 40
    picture[-edge:] -= 18
    picture[:, :edge] += 18
    picture[:, -edge:] += 28
    return picture


def light_table(size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """A light table: off-white or light gray."""
    return _plain(size, chance.uniform(172, 205) + chance.uniform(-8, 8, 3)) + _grain(size, chance, 1, 1.5)


def patterned(size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """A table cloth with stripes."""
    x = np.mgrid[: size[1], : size[0]][1]
    stripes = (np.floor(x / (side_px * chance.uniform(0.5, 1.4))) % 2)[..., None]
    one, two = chance.uniform(50, 130, 3), chance.uniform(60, 150, 3)
    return np.asarray((stripes * one + (1 - stripes) * two).astype(np.float32) + _grain(size, chance, 0.6, 3))


def paper(size: tuple[int, int], side_px: float, chance: Chance) -> Array:
    """White paper or a white table top, nearly as light as a white die."""
    return _plain(size, chance.uniform(215, 228)) + _grain(size, chance, 1, 1)


DRAWERS: dict[str, Callable[[tuple[int, int], float, Chance], Array]] = {
    "cloth": cloth, "felt": felt, "wood": wood, "tray": tray, "light table": light_table,
    "patterned": patterned, "paper": paper,
}  # fmt: skip
BASES = tuple(DRAWERS)
