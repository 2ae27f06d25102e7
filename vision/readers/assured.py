"""Bars are believed only when they are read twice.

The check digit of a shop code or a Code 128 lets some wrong readings of a blurred code through. So every
reading of bars is tried again on the code alone, levelled and enlarged: it stays when it is repeated more
often than it is contradicted. The shortest shop codes must also stand alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import atan2, degrees
from typing import TYPE_CHECKING, cast

import cv2
import numpy as np
import numpy.typing as npt

from vision.geometry import centre_of, depth_of, length_of, moved_by, shrunk_by
from vision.prepare import Pixels, evened, scaled, sharpened
from vision.readers.regions import around
from vision.tags import Tag, TagFormat

if TYPE_CHECKING:
    from vision.readers.base import Decoder

_TRIES: tuple[tuple[float, Callable[[Pixels], Pixels]], ...] = (
    (1.5, lambda code: code),
    (2.0, lambda code: code),
    (2.0, evened),
    (3.0, sharpened),
)
_ENOUGH_TRIES = 2
_SHORT_TRIES = _TRIES[:_ENOUGH_TRIES]
_SQUARE: frozenset[TagFormat] = frozenset({"QR"})
_MODULE_PX = 3.0
"""How wide a module has to be before it is enlarged: wider ones only take time."""
_THIN, _BAND = 0.08, 0.3
"""How much of a code, as parts of its length, is looked at to read it once more, and when that fails."""
_DEEP = 0.05
"""Of its length: lines over so much of a code agree by no chance."""
_MODULES: dict[TagFormat, int] = {"EAN-13": 95, "UPC-A": 95, "EAN-8": 67, "UPC-E": 51}


def assured(gray: Pixels, tags: Iterable[Tag], decoders: Sequence[Decoder], *, least: int = 1) -> list[Tag]:
    """Return the tags without those bars that could not be read again, at least so many times.

    With none asked for, bars that many lines of the picture agree on are only dropped when they are
    contradicted: a wrong reading of a blurred code practically always is.
    """
    return [tag for tag in tags if tag.format == "QR" or _is_sure(gray, tag, decoders, least)]


def _is_sure(gray: Pixels, tag: Tag, decoders: Sequence[Decoder], least: int) -> bool:
    near, here = close_up(gray, tag)
    return stands_alone(near, here) and is_repeated(near, here, decoders, least)


def is_repeated(gray: Pixels, tag: Tag, decoders: Sequence[Decoder], least: int = 1) -> bool:
    """Tell whether a code, levelled and enlarged, reads the same again more often than otherwise."""
    if _is_plain(gray, tag, decoders[0]):
        return True
    if depth_of(tag.corners) < _DEEP * length_of(tag.corners):
        least = max(least, 1)
    same, other = 0, 0
    for decoder in decoders:
        for number, (factor, change) in enumerate(
            _TRIES if least or decoder.weight <= 1 else _SHORT_TRIES, 1
        ):
            for again in decoder.decode(change(levelled(gray, tag, factor, _BAND)), _bars_of(decoder)):
                same, other = same + (again.text == tag.text), other + (again.text != tag.text)
            if number >= _ENOUGH_TRIES and same > other and same >= least:
                return True
    return same == other and least == 0


def _is_plain(gray: Pixels, tag: Tag, first: Decoder) -> bool:
    """Tell whether the first library alone reads the very same at every one of the usual tries."""
    if first.weight > 1:
        return False
    for factor, change in _SHORT_TRIES:
        again = first.decode(change(levelled(gray, tag, factor, _THIN)), _bars_of(first))
        if not again or any(one.text != tag.text for one in again):
            return False
    return True


def _bars_of(decoder: Decoder) -> frozenset[TagFormat]:
    return decoder.formats - _SQUARE


def close_up(gray: Pixels, tag: Tag) -> tuple[Pixels, Tag]:
    """Return the part of a picture with a code of bars, smaller when its bars are wider than needed."""
    xs, ys = zip(*tag.corners, strict=True)
    length = length_of(tag.corners)
    left, top = int(min(xs)), int(min(ys))
    region = around(
        left, top, int(max(xs)) - left + 1, int(max(ys)) - top + 1, int(0.4 * length) + 16, gray.shape
    )
    factor = min(1.0, _MODULE_PX * _modules_of(tag) / max(length, 1.0))
    cut = region.of(gray)
    corners = shrunk_by(moved_by(tag.corners, -region.left, -region.top), 1 / factor)
    return (cut if factor == 1 else scaled(cut, factor)), Tag(tag.text, tag.format, corners, tag.reader)


def _modules_of(tag: Tag) -> int:
    """Return how many modules wide a code of bars is, at most."""
    return _MODULES.get(tag.format, 11 * len(tag.text) + 35)


def levelled(gray: Pixels, tag: Tag, factor: float, most: float = 1.0) -> Pixels:
    """Cut the code out with its quiet zones, turned so that its bars stand upright, and enlarge it.

    Of its depth no more is taken than such a part of its length.
    """
    length = length_of(tag.corners)
    depth = min(depth_of(tag.corners), most * length)
    first, second, *_ = tag.corners
    angle = degrees(atan2(second[1] - first[1], second[0] - first[0]))
    middle = centre_of(tag.corners)
    wide, high = (
        round(factor * (length * 1.3 + 16)),
        round(factor * (max(depth, min(most, 0.25) * length) * 1.3 + 16)),
    )
    matrix = cv2.getRotationMatrix2D(middle, angle, factor)
    matrix[:, 2] += np.array([wide / 2 - middle[0], high / 2 - middle[1]])
    # A code that is cut off at its quiet zone gets paper beside it, as the libraries assume there.
    paper = float(gray.max())
    cut = cv2.warpAffine(gray, matrix, (wide, high), flags=cv2.INTER_CUBIC, borderValue=(paper,))
    return cast(Pixels, cut)


# The shortest shop codes can also be found inside longer ones, above all along the slanted edge of one.
_SHORT: frozenset[TagFormat] = frozenset({"EAN-8", "UPC-E"})


def stands_alone(gray: Pixels, tag: Tag) -> bool:
    """Tell whether a short shop code has no further bars beside it, and so is no part of a longer code.

    Not above and below the line that was read either, as far as there are bars: where the edge of a longer
    code is slanted, the rest of it shows there. A reading along hardly more than one line says too little.
    """
    if tag.format not in _SHORT:
        return True
    length = length_of(tag.corners)
    if depth_of(tag.corners) < 0.03 * length:
        return False
    cut = levelled(gray, tag, 2.0)
    start, end = cut.shape[1] / 2 - length, cut.shape[1] / 2 + length
    near, far = (part * 2.0 * length / _MODULES[tag.format] for part in (1.8, 8.5))
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
