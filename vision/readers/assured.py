"""Bars are believed only when they are read twice.

The check digit of a shop code or a Code 128 lets some wrong readings of a blurred code through. So every
reading of bars is tried again on the code alone, levelled and enlarged: it stays when it is repeated more
often than it is contradicted. The shortest shop codes must also stand alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from vision.geometry import depth_of, length_of
from vision.prepare import Pixels, evened, sharpened
from vision.readers.levelled import close_up, levelled, modules_of
from vision.readers.short import stands_alone
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
_THIN, _BAND = 0.08, 0.3
"""How much of a code, as parts of its length, is looked at to read it once more, and when that fails."""
_DEEP = 0.05
"""Of its length: lines over so much of a code agree by no chance."""
_FINE_PX = 1.75
"""Of a module: all lines of finer Code 128 can say the same wrong thing; one check sign lets it through."""


def assured(gray: Pixels, tags: Iterable[Tag], decoders: Sequence[Decoder], *, least: int = 1) -> list[Tag]:
    """Return the tags without those bars that could not be read again, at least so many times.

    With none asked for, bars that many lines of the picture agree on are only dropped when they are
    contradicted: a wrong reading of a blurred code practically always is.
    """
    return [tag for tag in tags if tag.format == "QR" or _is_sure(gray, tag, decoders, least)]


def _is_sure(gray: Pixels, tag: Tag, decoders: Sequence[Decoder], least: int) -> bool:
    near, here = close_up(gray, tag)
    return stands_alone(near, here, decoders[0]) and is_repeated(near, here, decoders, least)


def is_repeated(gray: Pixels, tag: Tag, decoders: Sequence[Decoder], least: int = 1) -> bool:
    """Tell whether a code, levelled and enlarged, reads the same again more often than otherwise."""
    if _is_plain(gray, tag, decoders[0]):
        return True
    if depth_of(tag.corners) < _DEEP * length_of(tag.corners) or _is_fine(tag):
        least = max(least, 1)
    same, other = 0, 0
    for decoder in decoders:
        for number, (factor, change) in enumerate(
            _TRIES if least or decoder.weight <= 1 else _SHORT_TRIES, 1
        ):
            cut = change(levelled(gray, tag, factor, _BAND))
            for again in decoder.decode(cut, _bars_of(decoder), is_level=True):
                same, other = same + (again.text == tag.text), other + (again.text != tag.text)
            if number >= _ENOUGH_TRIES and same > other and same >= least:
                return True
    return same == other and least == 0


def _is_fine(tag: Tag) -> bool:
    return tag.format == "Code 128" and length_of(tag.corners) < _FINE_PX * modules_of(tag)


def _is_plain(gray: Pixels, tag: Tag, first: Decoder) -> bool:
    """Tell whether the first library alone reads the very same at every one of the usual tries."""
    if first.weight > 1:
        return False
    for factor, change in _SHORT_TRIES:
        cut = change(levelled(gray, tag, factor, _THIN))
        again = first.decode(cut, _bars_of(first), is_level=True)
        if not again or any(one.text != tag.text for one in again):
            return False
    return True


def _bars_of(decoder: Decoder) -> frozenset[TagFormat]:
    return decoder.formats - _SQUARE
