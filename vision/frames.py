"""One picture with its time."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from vision.prepare import Pixels


class Frame(msgspec.Struct, frozen=True, eq=False, dict=True):
    """One picture: its pixels (gray or BGR bytes), when it was taken and by what."""

    pixels: Pixels
    time_s: float
    source: str

    @cached_property
    def gray(self) -> Pixels:
        """The picture in gray, converted once and kept."""
        from vision.prepare import gray_of

        return gray_of(self.pixels)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return int(self.pixels.shape[1]), int(self.pixels.shape[0])
