"""Bars are believed only when they are read twice.

The check digit of a shop code or a Code 128 lets some wrong readings of a blurred code through. So every
reading of bars is tried again on the code alone, levelled and enlarged: it stays when it is repeated more
often than it is contradicted. Where its corners say too little of how it is turned, its lines tell. The
shortest shop codes must also stand alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import cv2

from vision.geometry import depth_of
from vision.pixels import Pixels, crisp, evened, sharpened, smeared
from vision.readers.bar_cutout import by_its_lines, close_up, levelled
from vision.readers.short_codes import has_paper_beside, stands_alone
from vision.tags import Tag, TagFormat

if TYPE_CHECKING:
    from vision.readers.base import Decoder

_TRIES: tuple[tuple[float, Callable[[Pixels], Pixels]], ...] = (
    (1.5, lambda code: code),
    (2.0, lambda code: code),
    (2.0, evened),
    (2.0, partial(crisp, radius=1.5)),
    (3.0, sharpened),
)
_ENOUGH_TRIES = 2
_CLEARLY, _SURELY, _SOFT = 2, 2, 3
"""How much more often the same has to be read, and for how many a try after so many contradicts."""
_PLAIN_TRIES = (1.25, 1.75)
_SQUARE: frozenset[TagFormat] = frozenset({"QR"})
_THIN, _BAND = 0.025, 0.1
"""How much of a code, as parts of its length, is looked at to read it once more, and when that fails."""
_SMEAR = 0.5
"""How much of what is looked at is smeared along the lines, as a part of its depth."""


def assured(gray: Pixels, tags: Iterable[Tag], decoders: Sequence[Decoder]) -> list[Tag]:
    """Return the tags without those bars that could not be read again."""
    return [tag for tag in tags if tag.format == "QR" or _is_sure(gray, tag, decoders)]


def _is_sure(gray: Pixels, tag: Tag, decoders: Sequence[Decoder]) -> bool:
    near, here = close_up(gray, tag)
    if not any(one.name == tag.reader and one.weight > 1 for one in decoders):
        return stands_alone(near, here, decoders[0]) and is_repeated(near, here, decoders)
    # The slow library can take half of a code that is cut off for all of it, and say so again and again.
    is_alone = has_paper_beside(near, here) and stands_alone(near, here, decoders[0])
    return is_alone and is_repeated(near, here, decoders[:1])


def is_repeated(gray: Pixels, tag: Tag, decoders: Sequence[Decoder]) -> bool:
    """Tell whether a code, levelled and enlarged, reads the same again far more often than otherwise.

    Blur makes the same wrong digits again and again; sharpened, they are read as they are.
    """
    if _is_plain(gray, tag, decoders[0]):
        return True
    for decoder in decoders:
        same, other = 0, 0
        for number, (factor, change) in enumerate(_TRIES, 1):
            cut = change(levelled(gray, tag, factor, _BAND))
            for again in decoder.decode(cut, _bars_of(decoder), is_level=True):
                is_same = again.text == tag.text
                same, other = same + is_same, other + (not is_same) * (_SURELY if number > _SOFT else 1)
        if same > _CLEARLY * other:
            return True
        if other:
            return False
    return _is_repeated_along(gray, tag, decoders[0])


def _is_repeated_along(gray: Pixels, tag: Tag, first: Decoder) -> bool:
    """Tell whether a code that was levelled in vain reads the same, and nothing else, along its own lines.

    Smeared along them it loses its noise and nothing else.
    """
    turned = by_its_lines(gray, tag)
    if turned is None:
        return False
    same = 0
    for factor, change in _TRIES:
        cut = smeared(
            change(levelled(gray, turned, factor)), round(_SMEAR * factor * depth_of(turned.corners))
        )
        for again in first.decode(cut, _bars_of(first), is_level=True):
            if again.text != tag.text:
                return False
            same += 1
    return same >= _ENOUGH_TRIES


def _is_plain(gray: Pixels, tag: Tag, first: Decoder) -> bool:
    """Tell whether the first library alone reads the very same at two quick tries."""
    if first.weight > 1:
        return False
    for factor in _PLAIN_TRIES:
        cut = levelled(gray, tag, factor, _THIN, cv2.INTER_LINEAR)
        again = first.decode(cut, _bars_of(first), is_level=True)
        if not again or any(one.text != tag.text for one in again):
            return False
    return True


def _bars_of(decoder: Decoder) -> frozenset[TagFormat]:
    return decoder.formats - _SQUARE
