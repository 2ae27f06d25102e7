"""What ranks in a set of values: as the general functions tell it, in a fraction of their time."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Values: TypeAlias = npt.NDArray[Any]


def middle_of(rows: Values) -> Values:
    """The middle value of every row."""
    half, is_odd = divmod(rows.shape[1], 2)
    if is_odd:
        return np.asarray(np.partition(rows, half, axis=1)[:, half])
    ranked = np.partition(rows, (half - 1, half), axis=1)
    return np.asarray((ranked[:, half - 1] + ranked[:, half]) / 2)


def at_share(values: Values, share: float) -> float:
    """The value below which this share of all lies, between its two neighbours."""
    rank = (len(values) - 1) * share
    least = int(rank)
    most = min(least + 1, len(values) - 1)
    ranked = np.partition(values, (least, most))
    low, high = float(ranked[least]), float(ranked[most])
    return low + (high - low) * (rank - least)
