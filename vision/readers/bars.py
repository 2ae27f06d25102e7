"""Bars at the spots where they may lie, and on the cards that are held askew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import TYPE_CHECKING, cast

import cv2
import numpy as np

from vision.cards.outline import card_in, cut_out
from vision.geometry import carried
from vision.pixels import Pixels, scaled
from vision.readers.assurance import assured
from vision.readers.bar_cutout import slant_of
from vision.readers.closeup import SQUARE, Purse, at_home
from vision.tags import Corners, Tag

if TYPE_CHECKING:
    from vision.readers.base import Decoder
    from vision.readers.spots import Spot
    from vision.regions import Region

_FACTORS = (1.0, 2.0)
_LONGEST_PX = 900  # beyond that nothing is gained by making a spot larger
_ENOUGH_PX = 120
_SURELY_ALIKE = 0.85
_LEAST_EDGES = 14  # the shortest code has 33, of which blur may hide some
_ALIKE = 0.6  # how alike the lines of a spot stand before it is taken for bars; print hardly ever has more


def read_bars(gray: Pixels, spots: Sequence[Spot], decoders: Sequence[Decoder], purse: Purse) -> list[Tag]:
    """Return the bars at the spots, each of them read twice."""
    found: list[Tag] = []
    alike = {spot: _alikeness(spot.region.of(gray)) for spot in spots}
    unread = [spot for spot in spots if alike[spot] > _ALIKE]
    # What the slow library would find enlarged, the fast one has found.
    looks = [(decoders[0], most) for most in _FACTORS] + [(other, 1.0) for other in decoders[1:]]
    for decoder, most in looks:
        still: list[Spot] = []
        if decoder is not decoders[0] or most > 1:
            # What is hardly in doubt any more is worth the time.
            unread = [spot for spot in unread if alike[spot] > _SURELY_ALIKE]
        for spot in unread:
            sure = _read_at(gray, spot.region, most, decoder, decoders, purse)
            found += sure
            if not sure:
                still.append(spot)
        unread = still
    return found


def _read_at(
    gray: Pixels, region: Region, most: float, decoder: Decoder, judges: Sequence[Decoder], purse: Purse
) -> list[Tag]:
    """Return the bars one library finds in a region, enlarged as far as that makes sense."""
    factor = max(1.0, min(most, _LONGEST_PX / max(region.width, region.height)))
    if not purse.pays(decoder.weight * region.area * factor**2):
        return []
    cut = region.of(gray)
    picture = scaled(cut, factor) if factor > 1 else np.ascontiguousarray(cut)
    read = decoder.decode(picture, decoder.formats - SQUARE)
    return assured(gray, [at_home(tag, region, factor) for tag in read], judges)


def bars_on_card(gray: Pixels, decoders: Sequence[Decoder]) -> list[Tag]:
    """Return the bars on the card under the camera, however it is turned: level with its edges they are read.

    Read along both edges and from both ends, those are the four ways a code can be printed on a card.
    """
    corners = card_in(gray)
    if corners is None:
        return []
    first, second, third, _ = corners
    wide = round(hypot(second[0] - first[0], second[1] - first[1]))
    high = round(hypot(third[0] - second[0], third[1] - second[1]))
    level = cut_out(gray, corners, (max(wide, 2), max(high, 2)))
    back = _back(corners, (max(wide, 2), max(high, 2)))
    for decoder in decoders:
        read = decoder.decode(level, decoder.formats - SQUARE)
        if sure := assured(level, read, decoders):
            return [
                Tag(tag.text, tag.format, carried(tag.corners, back.tolist()), tag.reader) for tag in sure
            ]
    return []


def _alikeness(cut: Pixels) -> float:
    """Return how alike the lines of a spot stand; nothing when they are too few for any code."""
    angle, alike = slant_of(_middle(cut))
    if alike <= _ALIKE:
        return 0.0
    along = cut if abs(angle) < 45 else cut.T
    return alike if max(map(_edges, _lines(along))) >= _LEAST_EDGES else 0.0


def _lines(along: Pixels) -> Iterator[Pixels]:
    """Return a few lines through a spot, each a little thick."""
    for part in (0.5, 0.3, 0.7):
        row = int(part * along.shape[0])
        yield along[max(row - 1, 0) : row + 2].mean(axis=0)


def _edges(line: Pixels) -> int:
    """Return how often a line changes between ink and paper."""
    is_ink = line < (line.min() + line.max()) / 2
    return int(np.count_nonzero(is_ink[1:] != is_ink[:-1]))


def _middle(cut: Pixels) -> Pixels:
    """Return the middle of a spot, which is enough to tell how its lines stand."""
    height, width = cut.shape
    off_y, off_x = (max(side - _ENOUGH_PX, side // 2) // 2 for side in (height, width))
    return cut[off_y : height - off_y, off_x : width - off_x]


def _back(corners: Corners, size: tuple[int, int]) -> Pixels:
    """Return how points of the levelled card lie in the picture."""
    width, height = size
    flat = np.array([(0, 0), (width - 1, 0), (width - 1, height - 1), (0, height - 1)], np.float32)
    return cast(Pixels, cv2.getPerspectiveTransform(flat, np.array(corners, np.float32)))
