"""Bars are believed only when they are read twice.

The check digit of a shop code or a Code 128 lets some wrong readings of a blurred code through. So every
reading of bars is tried again on the code alone, levelled and enlarged: it stays when it is repeated more
often than it is contradicted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import atan2, degrees, dist
from typing import TYPE_CHECKING, cast

import cv2
import numpy as np

from vision.geometry import centre_of
from vision.prepare import Pixels, evened, sharpened
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.readers.base import Decoder

_TRIES: tuple[tuple[float, Callable[[Pixels], Pixels]], ...] = (
    (1.5, lambda code: code),
    (2.0, lambda code: code),
    (2.0, evened),
    (3.0, sharpened),
)
_ENOUGH_TRIES = 2


def assured(gray: Pixels, tags: Iterable[Tag], decoders: Sequence[Decoder]) -> list[Tag]:
    """Return the tags without those bars that could not be read a second time."""
    return [tag for tag in tags if tag.format == "QR" or is_repeated(gray, tag, decoders)]


def is_repeated(gray: Pixels, tag: Tag, decoders: Sequence[Decoder]) -> bool:
    """Tell whether a code, levelled and enlarged, reads the same again more often than otherwise."""
    same, other = 0, 0
    for number, (factor, change) in enumerate(_TRIES, 1):
        picture = change(levelled(gray, tag, factor))
        for decoder in decoders:
            for again in decoder.decode(picture):
                same, other = same + (again.text == tag.text), other + (again.text != tag.text)
        if number >= _ENOUGH_TRIES and same != other:
            break
    return same > other


def levelled(gray: Pixels, tag: Tag, factor: float) -> Pixels:
    """Cut the code out with its quiet zones, turned so that its bars stand upright, and enlarge it."""
    corners = tag.corners
    length = max(dist(corners[0], corners[1]), dist(corners[3], corners[2]))
    depth = max(dist(corners[0], corners[3]), dist(corners[1], corners[2]))
    angle = degrees(atan2(corners[1][1] - corners[0][1], corners[1][0] - corners[0][0]))
    middle = centre_of(corners)
    wide, high = round(factor * (length * 1.3 + 16)), round(factor * (max(depth, length / 4) * 1.3 + 16))
    matrix = cv2.getRotationMatrix2D(middle, angle, factor)
    matrix[:, 2] += np.array([wide / 2 - middle[0], high / 2 - middle[1]])
    cut = cv2.warpAffine(gray, matrix, (wide, high), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return cast(Pixels, cut)
