"""How the bytes of a raw YUV420 stream lie: how wide its rows are stored, and so how long a frame is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from vision.pixels import Pixels

ALIGNMENTS = (1, 32, 64, 128)
"""What rows may be padded to, by board and version."""
MOST_WAITING = 8
"""So many whole frames may have come before the stream first paused."""


class Layout(msgspec.Struct, frozen=True):
    """The size of the picture, and how many bytes a row of its brightness takes."""

    width: int
    height: int
    stride: int

    @property
    def frame_bytes(self) -> int:
        """Bytes of one frame: brightness, and two colour planes of half the width and height."""
        return self.stride * self.height * 3 // 2

    def planes(self, buffer: Pixels) -> Pixels:
        """Return the bytes of one frame as rows, copying nothing."""
        return buffer[: self.frame_bytes].reshape(self.height * 3 // 2, self.stride)

    def brightness(self, buffer: Pixels) -> Pixels:
        """Return the picture in gray, copying nothing."""
        return self.planes(buffer)[: self.height, : self.width]


def layouts_of(width: int, height: int) -> list[Layout]:
    """Return the ways in which frames of a size may come, the plainest first."""
    strides = dict.fromkeys(-(-width // align) * align for align in ALIGNMENTS)
    return [Layout(width, height, stride) for stride in strides if stride % 2 == 0]


def told_by_pause(count: int, layouts: Sequence[Layout]) -> Layout | None:
    """Tell the layout by the bytes that came before the stream paused; None when they fit no whole frame."""
    fitting = [
        (count // layout.frame_bytes, number)
        for number, layout in enumerate(layouts)
        if count % layout.frame_bytes == 0 and 0 < count // layout.frame_bytes <= MOST_WAITING
    ]
    return layouts[min(fitting)[1]] if fitting else None


def told_by_look(buffer: Pixels, layouts: Sequence[Layout]) -> Layout | None:
    """Tell the layout by the picture itself: rows that lie right look like their neighbours.

    `buffer` holds at least one whole frame of the longest layout; None when the picture is too even to tell.
    """
    if len(layouts) == 1:
        return layouts[0]
    import numpy as np

    def unevenness(layout: Layout) -> float:
        rows = layout.brightness(buffer)[::3].astype(np.int16)
        below = layout.brightness(buffer)[1::3].astype(np.int16)
        most = min(len(rows), len(below))
        return float(np.abs(rows[:most] - below[:most]).mean())

    ranked = sorted((unevenness(layout), number) for number, layout in enumerate(layouts))
    best, second = ranked[0], ranked[1]
    return layouts[best[1]] if best[0] < 0.8 * second[0] else None
