"""Pictures that gave nothing at first: a few other looks, as far as something in them is like a code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from vision.geometry import shrunk_by
from vision.pixels import Pixels, evened, halved, inverted, scaled, softened
from vision.readers.bar_fields import EVENED, read_stripes
from vision.readers.closeup import LOUPES, SQUARE, Purse, at_home, read_spots
from vision.readers.spots import MOST_PX
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.readers.base import Decoder
    from vision.readers.spots import Spot
    from vision.readers.stripes import Stripes
    from vision.regions import Region

_TINY, _SMALL = 40_000, 600_000
_AT_SPOTS, _FOR_BARS = 2.0, 1.0
"""How often as many pixels as a picture has is read, by the last library as if it were fast, and of bars."""
_EACH = 4000.0
_PROMISING = 10.0
"""How much small spots must stand out."""
_LEAST_AREA = 0.015
"""Of a picture that is not small: smaller codes were looked for at their spots."""
_MOST, _MOST_SLOWLY = 4, 2


def read_hard(
    gray: Pixels, spots: Sequence[Spot], fields: Sequence[Stripes], decoders: Sequence[Decoder]
) -> list[Tag]:
    """Return what other looks find in a picture that gave nothing; one that finds something is the last."""
    for found in _looks(gray, spots, fields, decoders):
        if found:
            return found
    return []


def _looks(
    gray: Pixels, spots: Sequence[Spot], fields: Sequence[Stripes], decoders: Sequence[Decoder]
) -> Iterator[list[Tag]]:
    """Look in the order in which a look finds most for its time."""
    first, last = decoders[0], decoders[-1]
    if first.weight > 1:
        # The fast library looks for light codes by itself.
        yield first.decode(inverted(gray), SQUARE)
    yield read_stripes(gray, fields, [first], [first], Purse(_FOR_BARS * gray.size, _EACH), [EVENED])
    likely = [spot for spot in spots if spot.promise >= _PROMISING]
    if gray.size > _SMALL:
        likely = [spot for spot in likely if spot.region.area >= _LEAST_AREA * gray.size]
    if not likely:
        return
    yield [tag for spot in likely[:_MOST] for tag in _softly(gray, spot.region, first)]
    if gray.size <= _SMALL and last is not first:
        small = [spot for spot in likely if max(spot.region.width, spot.region.height) <= MOST_PX][
            :_MOST_SLOWLY
        ]
        yield read_spots(gray, small, [last], Purse(_AT_SPOTS * gray.size, _EACH), LOUPES[1:2])
    if gray.size <= _TINY:
        yield _at_size(first.decode(evened(scaled(gray, 2)), SQUARE), 2)
    else:
        yield _at_size(first.decode(evened(halved(gray)), SQUARE), 0.5)


def _softly(gray: Pixels, region: Region, first: Decoder) -> list[Tag]:
    return [at_home(tag, region, 1.0) for tag in first.decode(softened(region.of(gray)), SQUARE)]


def _at_size(tags: Sequence[Tag], factor: float) -> list[Tag]:
    """Return tags read in a larger or smaller picture with their corners where they are in the first."""
    return [Tag(tag.text, tag.format, shrunk_by(tag.corners, factor), tag.reader) for tag in tags]
