"""One picture with its time."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from vision.pixels import Pixels


class Frame(msgspec.Struct, frozen=True, eq=False, dict=True):
    """One picture: its pixels (gray or BGR bytes), when it was taken and by what.

    A camera that gives brightness and colour apart hands its whole YUV420 buffer over as `planes`, rows as
    they came; `pixels` is then the brightness alone, and colour costs nothing until somebody asks for it.
    """

    pixels: Pixels
    time_s: float
    source: str
    planes: Pixels | None = None

    @cached_property
    def gray(self) -> Pixels:
        """The picture in gray, converted once and kept."""
        from vision.pixels import gray_of

        return gray_of(self.pixels)

    @cached_property
    def colour(self) -> Pixels:
        """The picture in BGR, converted once and kept; one that has no colours stays gray in BGR."""
        from vision.pixels import colour_of

        return colour_of(self.pixels, self.planes)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, none of what is no picture."""
        from vision.pixels import is_picture

        return (self.pixels.shape[1], self.pixels.shape[0]) if is_picture(self.pixels) else (0, 0)
