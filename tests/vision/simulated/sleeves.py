"""What a plastic sleeve gives back from the room: soft streaks, and seldom the lamp itself."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import numpy as np

from tests.vision.simulated.grids import Grid

_ROWS, _COLUMNS = 48, 36
"""Soft things need few points: the shine is computed coarsely and stretched."""
_LAMP_CHANCE = 0.15
_MOST = 0.9


@lru_cache(maxsize=512)
def shine_of(seed: int, sleeve: float) -> Grid:
    """Return how much of the room is seen instead of each part of a card, 1 being nothing of the card."""
    chance = np.random.default_rng((seed, 23))
    x, y = np.meshgrid(np.linspace(0, 1, _COLUMNS), np.linspace(0, 1, _ROWS))
    glow = np.full(x.shape, 0.04)
    for _ in range(int(chance.integers(1, 4))):
        turn, offset, wide = chance.uniform(0, np.pi), chance.uniform(0.0, 1.0), chance.uniform(0.05, 0.25)
        across = (x - 0.5) * np.cos(turn) + (y - 0.5) * np.sin(turn) + 0.5 - offset
        glow += chance.uniform(0.08, 0.3) * np.exp(-((across / wide) ** 2))
    if chance.random() < _LAMP_CHANCE:
        far_x, far_y = (x - chance.uniform(0, 1)) / 0.72, y - chance.uniform(0, 1)
        reach = chance.uniform(0.06, 0.16)
        glow += 1.6 * np.exp(-(((far_x**2 + far_y**2) / reach**2) ** 2))
    return cast(Grid, np.minimum(glow * sleeve, _MOST).astype(np.float32))


def brightest_on(seed: int, sleeve: float, box: tuple[float, float, float, float]) -> float:
    """Return the most shine on a part of a card: left, top, right, bottom as shares of the card."""
    if not sleeve:
        return 0.0
    left, right = (int(np.clip(part * _COLUMNS, 0, _COLUMNS - 1)) for part in (box[0], box[2]))
    top, bottom = (int(np.clip(part * _ROWS, 0, _ROWS - 1)) for part in (box[1], box[3]))
    return float(shine_of(seed, sleeve)[top : bottom + 1, left : right + 1].max())
