"""The shortest shop codes are believed only when they stand alone: they can be found inside longer ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from vision.geometry import depth_of, length_of
from vision.pixels import Pixels
from vision.readers.bar_cutout import MODULES, levelled
from vision.tags import Tag, TagFormat

if TYPE_CHECKING:
    from vision.readers.base import Decoder

_SHORT: frozenset[TagFormat] = frozenset({"EAN-8", "UPC-E"})
_SQUARE: frozenset[TagFormat] = frozenset({"QR"})
_THIN = 0.03
"""Of its length: a reading along hardly more than one line, which has to be repeated above or below it."""
_BANDS, _BAND = (-0.28, -0.14, 0.14, 0.28), 0.1
"""Where that is tried, off its middle, and how deep each of those bands is; in parts of half its length."""
_ENOUGH_BANDS = 2
_SEEN = 0.5
"""How much of its depth is looked at, as a part of its length."""
_QUIET = 6.0
"""Modules beside the shortest code that have to be seen."""


def stands_alone(gray: Pixels, tag: Tag, decoder: Decoder) -> bool:
    """Tell whether a short shop code has no further bars beside it, and so is no part of a longer code.

    Not above and below the line that was read either, as far as there are bars: where the edge of a longer
    code is slanted, the rest of it shows there. A reading along hardly more than one line, or of the kind
    whose end has no middle bars, says too little unless the lines above or below it say the same.
    """
    if tag.format not in _SHORT:
        return True
    length = length_of(tag.corners)
    if tag.format == "UPC-E" and not _is_whole(gray, tag):
        return False
    cut = levelled(gray, tag, 2.0, _SEEN)
    is_in_doubt = tag.format == "UPC-E" or depth_of(tag.corners) < _THIN * length
    if is_in_doubt and not _is_deeper(cut, tag, length, decoder):
        return False
    return _is_bare_beside(cut, tag, length)


def has_paper_beside(gray: Pixels, tag: Tag) -> bool:
    """Tell whether there are no further bars beside a shop code; of other kinds nothing is said."""
    return tag.format not in MODULES or _is_bare_beside(
        levelled(gray, tag, 2.0, _SEEN), tag, length_of(tag.corners)
    )


def _is_bare_beside(cut: Pixels, tag: Tag, length: float) -> bool:
    """Tell whether nothing stands beside a levelled and enlarged code, along its middle and off it."""
    start, end = cut.shape[1] / 2 - length, cut.shape[1] / 2 + length
    near, far = (part * 2.0 * length / MODULES[tag.format] for part in (1.8, 8.5))
    ink = _ink(_profile(cut, 0.0), start, end)
    for off in (-0.24 * length, 0.0, 0.24 * length):
        profile = _profile(cut, off)
        beside = (
            _changes(profile, start - far, start - near, ink),
            _changes(profile, end + near, end + far, ink),
        )
        if _changes(profile, start, end, ink) > 8 and max(beside) > 2:
            return False
    return True


def _is_whole(gray: Pixels, tag: Tag) -> bool:
    """Tell whether the paper beside the ends of a code is in the picture: a longer one may end there."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = tag.corners
    off = _QUIET / MODULES["UPC-E"]
    ends = [
        (x + way * off * along_x, y + way * off * along_y)
        for x, y, along_x, along_y, way in (
            ((ax + dx) / 2, (ay + dy) / 2, bx - ax, by - ay, -1),
            ((bx + cx) / 2, (by + cy) / 2, bx - ax, by - ay, 1),
        )
    ]
    high, wide = gray.shape
    return all(0 <= x < wide and 0 <= y < high for x, y in ends)


def _is_deeper(cut: Pixels, tag: Tag, length: float, decoder: Decoder) -> bool:
    """Tell whether enough bands of a levelled and enlarged code say the same, and none anything else."""
    same = 0
    for off in _BANDS:
        middle, half = cut.shape[0] / 2 + off * length, max(_BAND * length, 4.0)
        band = np.ascontiguousarray(cut[max(int(middle - half), 0) : int(middle + half) + 1])
        again = decoder.decode(band, decoder.formats - _SQUARE, is_level=True)
        if any(one.text != tag.text for one in again):
            return False
        same += bool(again)
    return same >= _ENOUGH_BANDS


def _profile(cut: Pixels, off: float) -> npt.NDArray[np.float64]:
    """Return the brightness along a levelled code, so many pixels below its middle, over a few lines."""
    row = int(cut.shape[0] / 2 + off)
    band = max(1, cut.shape[0] // 20)
    mean: npt.NDArray[np.float64] = cut[max(row - band, 0) : row + band + 1].mean(axis=0)
    return mean


def _ink(profile: npt.NDArray[np.float64], start: float, end: float) -> float:
    """Return the brightness halfway between the bars and the paper of a stretch."""
    part = profile[max(round(start), 0) : round(end)]
    return float(part.min() + part.max()) / 2 if len(part) else 0.0


def _changes(profile: npt.NDArray[np.float64], start: float, end: float, ink: float) -> int:
    """Return how often a stretch changes between bar and paper."""
    part = profile[max(round(start), 0) : max(round(end), 0)] < ink
    return int(np.count_nonzero(part[1:] != part[:-1]))
