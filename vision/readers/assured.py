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

from vision.geometry import centre_of, depth_of, length_of
from vision.prepare import Pixels, evened, sharpened
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


def assured(gray: Pixels, tags: Iterable[Tag], decoders: Sequence[Decoder], *, least: int = 1) -> list[Tag]:
    """Return the tags without those bars that could not be read again, at least so many times."""
    return [
        tag
        for tag in tags
        if tag.format == "QR" or (stands_alone(gray, tag) and is_repeated(gray, tag, decoders, least))
    ]


def is_repeated(gray: Pixels, tag: Tag, decoders: Sequence[Decoder], least: int = 1) -> bool:
    """Tell whether a code, levelled and enlarged, reads the same again more often than otherwise."""
    if _is_plain(gray, tag, decoders[0]):
        return True
    same, other = 0, 0
    for number, (factor, change) in enumerate(_TRIES, 1):
        picture = change(levelled(gray, tag, factor))
        for decoder in decoders:
            for again in decoder.decode(picture):
                same, other = same + (again.text == tag.text), other + (again.text != tag.text)
        if number >= _ENOUGH_TRIES and same != other and same >= least:
            break
    return same > other and same >= least


def _is_plain(gray: Pixels, tag: Tag, first: Decoder) -> bool:
    """Tell whether the first library alone reads the very same at every one of the usual tries."""
    if first.weight > 1:
        return False
    kinds = first.formats - {"QR"}
    for factor, change in _TRIES[:_ENOUGH_TRIES]:
        again = first.decode(change(levelled(gray, tag, factor)), kinds)
        if not again or any(one.text != tag.text for one in again):
            return False
    return True


def levelled(gray: Pixels, tag: Tag, factor: float) -> Pixels:
    """Cut the code out with its quiet zones, turned so that its bars stand upright, and enlarge it."""
    length, depth = length_of(tag.corners), depth_of(tag.corners)
    first, second, *_ = tag.corners
    angle = degrees(atan2(second[1] - first[1], second[0] - first[0]))
    middle = centre_of(tag.corners)
    wide, high = round(factor * (length * 1.3 + 16)), round(factor * (max(depth, length / 4) * 1.3 + 16))
    matrix = cv2.getRotationMatrix2D(middle, angle, factor)
    matrix[:, 2] += np.array([wide / 2 - middle[0], high / 2 - middle[1]])
    # A code that is cut off at its quiet zone gets paper beside it, as the libraries assume there.
    paper = float(gray.max())
    cut = cv2.warpAffine(gray, matrix, (wide, high), flags=cv2.INTER_CUBIC, borderValue=(paper,))
    return cast(Pixels, cut)


# The shortest shop codes can also be found inside longer ones, above all along the slanted edge of one.
_MODULES_OF_SHORT: dict[TagFormat, int] = {"EAN-8": 67, "UPC-E": 51}


def stands_alone(gray: Pixels, tag: Tag) -> bool:
    """Tell whether a short shop code has no further bars beside it, and so is no part of a longer code.

    Not above and below the line that was read either, as far as there are bars: where the edge of a longer
    code is slanted, the rest of it shows there. A reading along hardly more than one line says too little.
    """
    if tag.format not in _MODULES_OF_SHORT:
        return True
    length = length_of(tag.corners)
    if depth_of(tag.corners) < 0.03 * length:
        return False
    cut = levelled(gray, tag, 2.0)
    start, end = cut.shape[1] / 2 - length, cut.shape[1] / 2 + length
    near, far = (part * 2.0 * length / _MODULES_OF_SHORT[tag.format] for part in (1.8, 8.5))
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
