"""Noticing a camera that gives the same picture again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vision.sources.base import SourceError

if TYPE_CHECKING:
    from vision.pixels import Pixels

STEP = 61
"""Every so many-th byte is compared: real pictures differ everywhere, by their noise."""


class FreezeWatch:
    """Compares each picture with the one before; the same bytes for a while are a frozen camera.

    A picture all of one brightness does not count: a covered lens may well give the same black twice.
    """

    def __init__(self, after_s: float = 5.0) -> None:
        self._after_s = after_s
        self._sample: Pixels | None = None
        self._since_s = 0.0

    def heed(self, pixels: Pixels, now_s: float, device: str) -> None:
        """Look at the next picture; raise a SourceError when the camera has been frozen for too long."""
        import numpy as np

        sample = pixels.reshape(-1)[::STEP].copy() if pixels.flags.c_contiguous else pixels[:, ::STEP].ravel()
        before, self._sample = self._sample, sample
        if before is None or not np.array_equal(before, sample) or sample.min() == sample.max():
            self._since_s = now_s
        elif now_s - self._since_s >= self._after_s:
            self.forget()
            raise frozen(device)

    def forget(self) -> None:
        """Begin anew, because the camera was opened again."""
        self._sample = None


def frozen(device: str) -> SourceError:
    """Return what to say of a camera whose picture stands still."""
    return SourceError(
        "camera-frozen",
        f"The camera {device} shows the same picture again and again.",
        "It is opened again by itself; if it stays so, unplug it and plug it in again.",
        device=device,
    )
