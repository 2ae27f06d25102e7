"""Every code in one picture, in hardly more time than the fastest library alone takes for it.

That library looks at all of it, as it is: nothing it finds is lost. What is left of the time goes to the
spots that may hold more, and to fields of lines turned any way. Only a picture that gave nothing is looked at
otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from vision.geometry import without_doubles
from vision.readers.assurance import assured
from vision.readers.bar_fields import read_stripes
from vision.readers.closeup import LOUPES, Purse, read_spots
from vision.readers.other_looks import read_hard
from vision.readers.spots import EVERY, contrast_of, squares_in
from vision.readers.stripes import stripes_in
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.pixels import Pixels
    from vision.readers.base import Decoder


class Spending(msgspec.Struct, frozen=True):
    """How much a second look may take, as parts of the picture's pixels, and what each spot takes anyway."""

    squares: float = 0.22
    squares_of_large: float = 0.25
    bars: float = 0.5
    each: float = 4000.0
    loupes: int = 3


SECOND = Spending()
_SMALL = 600_000
_STEPS, _FEW_STEPS = (16, 8), (9,)
"""Contrasts at which spots stand apart; in small pictures each takes longer than it is worth."""
_MOST_PX = 130
"""How wide a spot is at most that is looked at closer: a wider code was read as it is."""


def read_single(gray: Pixels, decoders: Sequence[Decoder], spending: Spending = SECOND) -> list[Tag]:
    """Return what a first look at all of a picture finds, and a short second one at what it left."""
    first = decoders[0]
    found = assured(gray, first.decode(gray), decoders)
    contrast = contrast_of(gray, (tag.corners for tag in found), has_slants=True)
    if contrast is None:
        return found
    is_small = gray.size <= _SMALL
    spots = squares_in(contrast, gray.shape, EVERY, _FEW_STEPS if is_small else _STEPS)
    small = [spot for spot in spots if spot.size <= _MOST_PX]
    squares = spending.squares if is_small else spending.squares_of_large
    purse = Purse(first.weight * squares * gray.size, spending.each)
    found += read_spots(gray, small, decoders[:1], purse, LOUPES[: spending.loupes], finds_inverted=True)
    purse, fields = Purse(first.weight * spending.bars * gray.size, spending.each), stripes_in(gray, contrast)
    found += read_stripes(gray, fields, decoders[:1], decoders[:1], purse)
    return without_doubles(found) or read_hard(gray, spots, fields, decoders)
