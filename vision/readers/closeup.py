"""The second look: at spots that may be codes, crisper and larger, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

import cv2
import msgspec

from vision.geometry import centre_of, moved_by, shrunk_by
from vision.pixels import Pixels, crisp, inverted, scaled
from vision.tags import Tag, TagFormat

if TYPE_CHECKING:
    from vision.readers.base import Decoder
    from vision.readers.spots import Spot
    from vision.regions import Region

SQUARE: frozenset[TagFormat] = frozenset({"QR"})
_FOR_INVERTED, _DARK = 0.25, 120.0
"""Which part of all may be spent on light codes, and how light a spot with one is at most, on average."""
_SIDE = 300
"""Pixels to which a spot is enlarged at most; a larger one is looked at smaller."""


class Loupe(msgspec.Struct, frozen=True):
    """How a spot is looked at: how far and how strongly its blur is taken back, how much larger it is."""

    radius: float
    strength: float
    factor: float

    def through(self, cut: Pixels) -> tuple[Pixels, float]:
        """Return a piece of the picture seen through it, and how much larger that became."""
        factor = min(self.factor, _SIDE * self.factor / 2 / max(cut.shape))
        return scaled(crisp(cut, self.radius, self.strength), factor), factor


LOUPES = (Loupe(1.0, 2.0, 2.0), Loupe(0.6, 3.0, 2.0), Loupe(1.4, 3.5, 3.0))
"""The first reads most for its time; the others read what it leaves, in poor light above all."""


class Effort(msgspec.Struct, frozen=True):
    """How much is looked at closer: enlarged pixels as a part of the frame's, and through how many loupes.

    A library that takes longer for a pixel pays more for it.
    """

    share: float = 0.4
    least_pixels: int = 250_000
    loupes: int = 3

    def pixels(self, size: int) -> float:
        """How many enlarged pixels may be read of a picture with so many."""
        return max(self.share * size, self.least_pixels) if self.share > 0 else 0.0

    def times(self, part: float) -> Effort:
        """Return a part of the effort."""
        return Effort(self.share * part, round(self.least_pixels * part), self.loupes)


class Purse:
    """What is left of the effort for one picture; each look takes some, however small it is."""

    def __init__(self, pixels: float, each: float = 0.0) -> None:
        self._left = pixels
        self._each = each

    def part(self, share: float) -> Purse:
        """Return another with a part of as much in it."""
        return Purse(share * self._left, self._each)

    def pays(self, pixels: float) -> bool:
        """Take so many pixels out, if there are so many left."""
        cost = pixels + self._each
        if cost > self._left:
            return False
        self._left -= cost
        return True


def read_spots(
    gray: Pixels,
    spots: Sequence[Spot],
    decoders: Iterable[Decoder],
    purse: Purse,
    loupes: Sequence[Loupe] = LOUPES[:1],
    *,
    finds_inverted: bool = False,
) -> list[Tag]:
    """Return the square codes at the spots; each loupe and library on what the ones before it left."""
    found: list[Tag] = []
    unread = list(spots)
    for_inverted = purse.part(_FOR_INVERTED)
    for number, decoder in enumerate(decoders):
        looks = [(loupe, False) for loupe in loupes]
        if finds_inverted and number == 0:
            looks.insert(1, (loupes[0], True))
        for loupe, is_inverted in looks:
            order = _darkest(gray, unread) if is_inverted else unread
            fresh = [
                tag
                for spot in order
                for tag in _looked_at(
                    gray, spot.region, decoder, loupe, for_inverted if is_inverted else purse, is_inverted
                )
            ]
            if fresh:
                middles = [centre_of(tag.corners) for tag in fresh]
                unread = [spot for spot in unread if not any(map(spot.region.holds, middles))]
                found += fresh
    return found


def _darkest(gray: Pixels, spots: Iterable[Spot]) -> list[Spot]:
    """Return the spots that may hold light codes, the likeliest first: around such a code it is dark."""
    toned = ((cv2.mean(spot.region.of(gray))[0], spot) for spot in spots)
    return [spot for tone, spot in sorted(toned, key=itemgetter(0)) if tone < _DARK]


def _looked_at(
    gray: Pixels, region: Region, decoder: Decoder, loupe: Loupe, purse: Purse, is_inverted: bool
) -> list[Tag]:
    if not purse.pays(decoder.weight * min(region.area * loupe.factor**2, _SIDE**2)):
        return []
    picture, factor = loupe.through(region.of(gray))
    found = decoder.decode(inverted(picture) if is_inverted else picture, SQUARE)
    return [at_home(tag, region, factor) for tag in found]


def at_home(tag: Tag, region: Region, factor: float) -> Tag:
    """Return a tag read in an enlarged region with its corners where they are in the whole picture."""
    corners = moved_by(shrunk_by(tag.corners, factor), region.left, region.top)
    return Tag(tag.text, tag.format, corners, tag.reader)
