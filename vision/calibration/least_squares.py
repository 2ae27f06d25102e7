"""Least squares: the row of numbers that contradicts what is known least."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from vision.calibration.lens import Array

ROUNDS = 12


def fitted(misses: Callable[[Array], Array], start: Array) -> tuple[Array, float]:
    """Least squares by Levenberg and Marquardt: small steps while it is wild, long ones when it is calm."""
    best, caution = start, 1e-3
    left = misses(best)
    cost = float(left @ left)
    for _ in range(ROUNDS):
        slopes = slopes_of(misses, best)
        square_, pull = slopes.T @ slopes, slopes.T @ left
        for _ in range(6):
            step = np.linalg.solve(square_ + caution * np.diag(np.diag(square_)), pull)
            there = misses(best - step)
            if (new := float(there @ there)) < cost:
                break
            caution *= 8
        else:
            return best, cost
        gain, best, left, cost, caution = cost - new, best - step, there, new, caution / 8
        if gain < 1e-6 * cost:
            break
    return best, cost


def slopes_of(function: Callable[[Array], Array], at: Array) -> Array:
    """How every value of a function follows every part of where it is asked."""
    columns = []
    for part, step in enumerate(1e-5 * np.maximum(np.abs(at), 1e-2)):
        there, back = at.copy(), at.copy()
        there[part] += step
        back[part] -= step
        columns.append((function(there) - function(back)) / (2 * step))
    return np.column_stack(columns)
