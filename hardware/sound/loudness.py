"""How loud a sound is and shall be: peak, and the loudest twentieth of a second, in decibels below full."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from hardware.sound.recipe import RATE, Rank

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WINDOW_S = 0.05
MOST_PEAK_DB = -6.0  # what is left is for the sounds that come on top
# Equal within a rank, a step apart from rank to rank.
RANKS_DB: dict[Rank, float] = {"soft": -30.0, "normal": -24.0, "urgent": -20.0, "alarm": -18.0, "bed": -38.0}
VOICE_DB = -17.0
SILENCE_DB = -120.0


class Measure(msgspec.Struct, frozen=True):
    """What was measured of a sound."""

    peak_db: float
    loudest_db: float
    length_s: float
    offset: float  # the mean: a loudspeaker must not be pushed to one side


def decibels(share: float) -> float:
    """A share of full as decibels."""
    return 20 * math.log10(share) if share > 10 ** (SILENCE_DB / 20) else SILENCE_DB


def share(db: float) -> float:
    """Decibels as a share of full."""
    return float(10 ** (db / 20))


def measure(samples: NDArray[np.float32]) -> Measure:
    """Measure a sound between -1 and 1."""
    import numpy as np

    if not len(samples):
        return Measure(SILENCE_DB, SILENCE_DB, 0.0, 0.0)
    window = min(len(samples), int(WINDOW_S * RATE))
    power = np.concatenate(([0.0], np.cumsum(np.square(samples, dtype=np.float64))))
    loudest = math.sqrt(max(0.0, float(np.max(power[window:] - power[:-window]))) / window)
    peak, mean = float(np.max(np.abs(samples))), float(np.mean(samples, dtype=np.float64))
    return Measure(decibels(peak), decibels(loudest), len(samples) / RATE, mean)


def levelled(samples: NDArray[np.float32], loudest_db: float) -> NDArray[np.float32]:
    """The sound at this loudness, or as near to it as its peaks allow."""
    found = measure(samples)
    gain_db = min(loudest_db - found.loudest_db, MOST_PEAK_DB - found.peak_db)
    return samples * share(gain_db) if found.peak_db > SILENCE_DB else samples
