"""Turned rectangles on the table: their corners, and whether two of them meet."""

from __future__ import annotations

import numpy as np

from tests.vision.simulated.grids import Points


def rectangle(x_mm: float, y_mm: float, turn_deg: float, size_mm: tuple[float, float]) -> Points:
    """Return the corners of a rectangle turned clockwise about its middle."""
    turn = np.radians(turn_deg)
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(size_mm) / 2
    about = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return np.asarray(half @ about + (x_mm, y_mm), np.float64)


def do_meet(one: Points, other: Points) -> bool:
    """Tell whether two rectangles touch: no side of either keeps them apart."""
    for shape in (one, other):
        for start in (0, 1):
            way = shape[start + 1] - shape[start]
            here, there = one @ way, other @ way
            if here.max() < there.min() or there.max() < here.min():
                return False
    return True
