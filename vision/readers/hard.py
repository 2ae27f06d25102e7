"""Pictures that gave nothing at first: other looks, as far as something in them is like a code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

import cv2
import msgspec
import numpy as np

from vision.geometry import carried
from vision.prepare import Pixels, halved, inverted, scaled, softened, turned
from vision.readers.assured import assured
from vision.readers.bars import bars_on_card, edges_in, slant_of
from vision.readers.closer import LENSES, SQUARE, Purse, at_home, read_spots
from vision.readers.looks import AS_IT_IS, EVENER, EVENLY, FLAT, SMALLER, SOFTER, Look, looked
from vision.readers.regions import Region
from vision.readers.single import SECOND
from vision.readers.spots import bars_in, contrast_of, squares_in
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.readers.base import Decoder

PATIENCE = 4.0
"""How often as many pixels as a picture has may be read again when it looks as if it held a code."""
_ENOUGH = 1_200_000
_SMALL, _LARGE = 600_000, 1_300_000
_AT_SPOTS, _PROMISING = 2.0, 11.0
"""The same for small spots that stand out, and how much those must."""
_LEAST_AREA = 0.015
"""Of a picture: smaller codes are looked for at their spots."""
_MOST_SIGNS = 4
_SURELY_BARS, _NO_BARS = 0.45, 0.25
_LEAST_EDGES = 12
_TWO_TONES = 0.69
"""How much of the differences in brightness are those between two tones, of which neither is rare."""
_RARE = 0.25
_LEVEL_PX = 800
_WHOLE = 10**6


class Signs(msgspec.Struct, frozen=True):
    """What looks like a code: whether anything square does, and where bars do and how they stand."""

    squares: bool = False
    bars: tuple[tuple[Region, float], ...] = ()

    def __bool__(self) -> bool:
        return self.squares or bool(self.bars)


def read_hard(gray: Pixels, decoders: Sequence[Decoder]) -> list[Tag]:
    """Return what other looks find in a picture that gave nothing; one that finds something is the last."""
    if min(gray.shape, default=0) < 8:
        return []
    # The fast library looks for light codes by itself.
    if decoders[0].weight > 1 and (found := decoders[0].decode(inverted(gray), SQUARE)):
        return found
    if gray.size <= _SMALL and (found := _at_spots(gray, decoders)):
        return found
    signs = signs_in(gray)
    if not signs:
        return []
    if gray.size <= _LARGE and (found := _through(gray, SMALLER, decoders[0], decoders)):
        return found
    for found in _patiently(gray, signs, decoders, Purse(patience_for(gray.size))):
        if found:
            return found
    return []


def _at_spots(gray: Pixels, decoders: Sequence[Decoder]) -> list[Tag]:
    """Return the small square codes at the likeliest spots, by every library."""
    contrast = contrast_of(gray)
    if contrast is None:
        return []
    likely = [spot for spot in squares_in(contrast, gray.shape) if spot.promise >= _PROMISING][:_MOST_SIGNS]
    if not likely:
        return []
    purse = Purse(min(_AT_SPOTS * gray.size, _ENOUGH), SECOND.each)
    found = decoders[0].decode(softened(gray), SQUARE)
    return found or read_spots(gray, likely, decoders[-1:], purse, LENSES[1:])


def patience_for(size: int) -> float:
    """Return how many pixels may be read again of so many; on a large picture, codes show early."""
    return min(PATIENCE * size, max(_ENOUGH, 0.5 * size))


def _patiently(gray: Pixels, signs: Signs, decoders: Sequence[Decoder], purse: Purse) -> Iterator[list[Tag]]:
    """Look in the order in which a look finds most for its time."""
    first, last = decoders[0], decoders[-1]
    order = [
        (first, SOFTER),
        (last, SMALLER),
        (first, FLAT),
        (first, EVENLY),
        (last, AS_IT_IS),
        (first, EVENER),
    ]
    for number, (decoder, look) in enumerate(order):
        if purse.pays(decoder.weight / 2 * gray.size * look.factor**2):
            yield _through(gray, look, decoder, decoders)
        for region, angle in signs.bars if number == 0 else ():
            yield _at_slant(gray, region, angle, decoders, purse)
    if signs.bars:
        yield bars_on_card(gray, decoders)


def _through(gray: Pixels, look: Look, decoder: Decoder, judges: Sequence[Decoder]) -> list[Tag]:
    return assured(gray, looked(gray, look, [decoder], []), judges, least=2)


def _at_slant(
    gray: Pixels, region: Region, angle: float, decoders: Sequence[Decoder], purse: Purse
) -> list[Tag]:
    """Return the bars in a region whose lines all run one way, levelled."""
    cut = region.of(gray)
    factor = min(1.5, _LEVEL_PX / max(cut.shape))
    level, matrix = turned(scaled(cut, factor), angle)
    back = cv2.invertAffineTransform(matrix).tolist()
    for decoder in decoders:
        if not purse.pays(decoder.weight / 2 * level.size):
            return []
        read = assured(level, decoder.decode(level, decoder.formats - SQUARE), decoders)
        if read:
            home = (Tag(tag.text, tag.format, carried(tag.corners, back), tag.reader) for tag in read)
            return [at_home(tag, region, factor) for tag in home]
    return []


def signs_in(gray: Pixels) -> Signs:
    """Tell what looks like a code, at half the size and with its contrast brought out."""
    factor = 2 if min(gray.shape) >= 200 else 1
    small = halved(gray) if factor == 2 else gray
    small = _stretched(small)
    contrast = contrast_of(small)
    if contrast is None:
        return Signs()
    spots = squares_in(contrast, small.shape, _WHOLE) + bars_in(contrast, small.shape)
    large = [spot for spot in spots if spot.region.area >= _LEAST_AREA * small.size]
    squares, bars = False, []
    for spot in sorted(large, key=lambda spot: -spot.region.area)[:_MOST_SIGNS]:
        cut = spot.region.of(small)
        angle, alike = slant_of(cut)
        if alike >= _SURELY_BARS:
            if _has_bars(turned(cut, angle)[0]):
                region = spot.region
                parts = (factor * part for part in (region.left, region.top, region.width, region.height))
                bars.append((Region(*parts), angle))
        elif alike < _NO_BARS and edges_in(cut) >= _LEAST_EDGES and _has_two_tones(cut):
            squares = True
    return Signs(squares, tuple(bars))


def _stretched(gray: Pixels) -> Pixels:
    """Return a dull picture with as much contrast as usual ones have."""
    mean, spread = (float(part[0][0]) for part in cv2.meanStdDev(gray))
    gain = min(4.0, max(1.0, 50.0 / (spread + 1e-6)))
    if gain <= 1.2:
        return gray
    return cast(Pixels, cv2.convertScaleAbs(gray, alpha=gain, beta=128 - gain * mean))


def _has_bars(level: Pixels) -> bool:
    """Tell whether a levelled piece of a picture has enough lines, of ink or paper and little between."""
    high, wide = level.shape
    middle = level[int(0.4 * high) : int(0.6 * high) + 1, int(0.2 * wide) : int(0.8 * wide) + 1]
    return edges_in(level) >= _LEAST_EDGES and _has_two_tones(middle)


def _has_two_tones(cut: Pixels) -> bool:
    """Tell whether a part of a picture is ink and paper, about as much of the one as of the other."""
    share = cv2.calcHist([cut], [0], None, [64], [0, 256]).ravel() / cut.size
    steps = np.arange(64)
    below, weighed = np.cumsum(share), np.cumsum(share * steps)
    whole = weighed[-1]
    spread = float((share * (steps - whole) ** 2).sum())
    between = (whole * below - weighed) ** 2 / np.maximum(below * (1 - below), 1e-6)
    at = int(between.argmax())
    return bool(between[at] >= _TWO_TONES * spread and _RARE <= below[at] <= 1 - _RARE)
