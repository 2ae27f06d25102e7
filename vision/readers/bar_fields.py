"""Bars turned any way in a single picture: each field of lines is levelled by itself, in next to no time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import cv2

from vision.geometry import carried
from vision.pixels import Pixels, evened
from vision.readers.assurance import assured
from vision.readers.closeup import SQUARE
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.readers.base import Decoder
    from vision.readers.closeup import Purse
    from vision.readers.stripes import Stripes

BarLook: TypeAlias = tuple[float, float, Callable[[Pixels], Pixels]]
"""How much larger a field is looked at, how much of its depth as a part of its length, what is done to it.

The less of its depth, the more looks can be afforded.
"""
AS_IT_IS: BarLook = (1.0, 0.1, lambda cut: cut)
LOOKS: tuple[BarLook, ...] = (AS_IT_IS, (2.0, 0.06, lambda cut: cut))
"""The first reads most for its time, the other finer bars."""
EVENED: BarLook = (2.0, 0.1, evened)
"""For pale bars."""
_LONGEST_PX = 1200


def read_stripes(
    gray: Pixels,
    fields: Iterable[Stripes],
    decoders: Sequence[Decoder],
    judges: Sequence[Decoder],
    purse: Purse,
    looks: Sequence[BarLook] = LOOKS,
) -> list[Tag]:
    """Return the bars in the fields, each of them read twice; a look goes on with what the others left."""
    unread, found = list(fields), list[Tag]()
    for decoder in decoders:
        for look in looks:
            still: list[Stripes] = []
            for field in unread:
                fresh = _read_at(gray, field, look, decoder, judges, purse)
                found += fresh
                if not fresh:
                    still.append(field)
            unread = still
    return found


def _read_at(
    gray: Pixels, field: Stripes, look: BarLook, decoder: Decoder, judges: Sequence[Decoder], purse: Purse
) -> list[Tag]:
    factor, deep, change = look
    pixels = factor**2 * 1.3 * field.length * min(field.depth, deep * field.length)
    if factor * field.length > _LONGEST_PX or not purse.pays(decoder.weight * pixels):
        return []
    cut, matrix = field.level(gray, factor, deep)
    read = decoder.decode(change(cut), decoder.formats - SQUARE, is_level=True)
    back = cv2.invertAffineTransform(matrix).tolist()
    home = [Tag(tag.text, tag.format, carried(tag.corners, back), tag.reader) for tag in read]
    return assured(gray, home, judges)
