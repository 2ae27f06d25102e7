"""Several libraries in turn: the first on the whole frame, then all of them closer on what is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from vision.geometry import moved_by, shrunk_by, without_doubles
from vision.prepare import inverted, scaled
from vision.readers.assured import assured
from vision.readers.regions import Region, busy_regions, covered
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.prepare import Pixels
    from vision.readers.base import Decoder


class Closer(msgspec.Struct, frozen=True):
    """How the second look is taken: how much larger, at how many spots, at most how many large pixels."""

    factor: float = 2.0
    most_regions: int = 64
    most_pixels: int = 4_000_000


TWICE = Closer()
"""The second look as measured best: twice as large (three times gains almost nothing)."""


class LayeredReader:
    """Reads a frame with each decoder in turn and keeps every printed code once.

    Given one decoder it is that library alone, given two it is both.
    """

    def __init__(
        self,
        decoders: Sequence[Decoder],
        *,
        closer: Closer | None = TWICE,
        reads_inverted: bool = False,
    ) -> None:
        self.name = "both" if len(decoders) > 1 else decoders[0].name
        self._decoders = tuple(decoders)
        self._closer = closer
        self._reads_inverted = reads_inverted

    def read(self, frame: Frame) -> list[Tag]:
        """Return every tag in the frame, each printed code once."""
        found = self._looked(frame.gray)
        if self._reads_inverted:
            found += self._looked(inverted(covered(frame.gray, (tag.corners for tag in found))))
        return without_doubles(found)

    def _looked(self, gray: Pixels) -> list[Tag]:
        found = assured(gray, self._decoders[0].decode(gray), self._decoders)
        if self._closer is None:
            return found
        pixels_left = self._closer.most_pixels
        for region in busy_regions(gray, found, most=self._closer.most_regions):
            factor = self._closer.factor if region.area * self._closer.factor**2 <= pixels_left else 1.0
            if region.area * factor**2 <= pixels_left:
                pixels_left -= int(region.area * factor**2)
                fresh = closer_look(gray, region, self._decoders, factor, found)
                found += assured(gray, fresh, self._decoders)
        return found


def closer_look(
    gray: Pixels, region: Region, decoders: Iterable[Decoder], factor: float, known: Iterable[Tag]
) -> list[Tag]:
    """Read one region of the picture enlarged, each decoder on what the ones before it left."""
    known = [*known]
    large = scaled(region.of(covered(gray, (tag.corners for tag in known))), factor)
    found: list[Tag] = []
    for decoder in decoders:
        found += decoder.decode(covered(large, (tag.corners for tag in found)))
    return [_at_home(tag, region, factor) for tag in found]


def _at_home(tag: Tag, region: Region, factor: float) -> Tag:
    """Return a tag read in an enlarged region with its corners where they are in the whole picture."""
    corners = moved_by(shrunk_by(tag.corners, factor), region.left, region.top)
    return Tag(tag.text, tag.format, corners, tag.reader)
