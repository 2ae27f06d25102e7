"""Several libraries in turn: the first on the whole frame, then all of them closer on what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vision.geometry import without_doubles
from vision.pixels import crisper, inverted
from vision.readers.assurance import assured
from vision.readers.bars import read_bars
from vision.readers.closeup import LOUPES, SQUARE, Effort, Purse, read_spots
from vision.readers.spots import Contrast, bars_in, by_size, contrast_of, squares_in
from vision.regions import covered
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.pixels import Pixels
    from vision.readers.base import Decoder

USUAL = Effort()
"""As measured: more codes than the first library alone finds, in less than one and a half of its time."""
ALONE = Effort(share=6.0)
"""For a slow library that has to do everything itself: its first look takes as long as twenty."""
_FOR_BARS = 2
"""How much more is looked at for bars: few things look like them, and they are long."""
_WITH_BARS = 1.75
"""How much more for square codes where bars are read too: the library alone takes twice the time then."""
_SMALL = 400_000
"""Pixels up to which a whole picture is looked through for bars, because that takes no time."""


class LayeredReader:
    """Reads a frame with each decoder in turn and keeps every printed code once.

    Given one decoder it is that library alone, given two it is both. Light codes on dark are read when asked
    for.
    """

    def __init__(
        self,
        decoders: Sequence[Decoder],
        *,
        effort: Effort | None = None,
        reads_inverted: bool = False,
    ) -> None:
        self.name = "both" if len(decoders) > 1 else decoders[0].name
        self.decoders = tuple(decoders)
        self.effort = effort or (USUAL if decoders[0].weight <= 1 else ALONE.times(decoders[0].weight))
        self._reads_inverted = reads_inverted

    def read(self, frame: Frame) -> list[Tag]:
        """Return every tag in the frame, each printed code once."""
        return self.tags_in(frame.gray, self.effort)

    def tags_in(self, gray: Pixels, effort: Effort) -> list[Tag]:
        """Return every tag in a gray picture, with so much effort for a second look."""
        if gray.size == 0:
            return []
        found = self._looked(gray, effort)
        if self._reads_inverted:
            found += self._looked(inverted(covered(gray, (tag.corners for tag in found))), effort)
        return without_doubles(found)

    def _looked(self, gray: Pixels, effort: Effort) -> list[Tag]:
        found = self._first_look(gray, effort)
        contrast = contrast_of(gray, (tag.corners for tag in found))
        if contrast is None or effort.share <= 0:
            return found
        pixels, has_bars = effort.pixels(gray.size), bool(self._kinds - SQUARE)
        if self._kinds >= SQUARE:
            purse = Purse(_WITH_BARS * pixels if has_bars else pixels)
            found += self._squares(gray, contrast, found, effort, purse)
        if has_bars:
            purse = Purse(_FOR_BARS * pixels)
            found += read_bars(gray, bars_in(contrast, gray.shape), self.decoders, purse)
        return found

    def _squares(
        self, gray: Pixels, contrast: Contrast, read: Sequence[Tag], effort: Effort, purse: Purse
    ) -> list[Tag]:
        spots = by_size(squares_in(contrast, gray.shape), read)
        return read_spots(gray, spots, self.decoders, purse, LOUPES[: effort.loupes])

    @property
    def _kinds(self) -> frozenset[str]:
        return frozenset(self.decoders[0].formats)

    def _first_look(self, gray: Pixels, effort: Effort) -> list[Tag]:
        """Return what the first library finds in the whole picture.

        A crisper picture shows the fast one square codes a quarter smaller, in twice the time: in large ones
        the spots are read sooner by themselves. Bars are easier to find so than to look for everywhere.
        """
        first = self.decoders[0]
        if first.weight > 1:
            return assured(gray, first.decode(gray), self.decoders)
        is_large = gray.size > _SMALL
        found = first.decode(gray if is_large and effort.share > 0 else crisper(gray), SQUARE)
        if not is_large:
            found += assured(gray, first.decode(gray, first.formats - SQUARE), self.decoders)
        return found
