"""Few games say little: shares with the interval in which the truth most likely lies, and middles."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import quantiles

from companion.core.ports.statistics import Rate, Spread

SURE = 1.96  # nineteen of twenty such intervals hold the true share (Wilson 1927)


def rate_of(won: int, games: int) -> Rate:
    """So many of so many, with its interval; nothing is known before the first game."""
    if games <= 0:
        return Rate(0, 0, 0.0, 1.0)
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    low = 0.0 if won == 0 else max(0.0, middle - reach)  # exactly: the sum is not, by a hair
    return Rate(won, games, low, 1.0 if won == games else min(1.0, middle + reach))


def spread_of(values: Sequence[float]) -> Spread | None:
    """Middle and middle half of some values; of a single one it is that value."""
    if not values:
        return None
    if len(values) == 1:
        return Spread(1, values[0], values[0], values[0])
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return Spread(len(values), middle, low, high)
