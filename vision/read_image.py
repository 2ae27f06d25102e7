"""Every code in a picture file, with all the patience a single picture deserves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from vision.geometry import shrunk_by, without_doubles
from vision.looks import (
    AS_IT_IS,
    EVENER,
    FLAT,
    FLATTER,
    INVERTED,
    LARGER,
    LARGER_INVERTED,
    SHARPER,
    SMALLER,
    TURNED,
    Look,
    looked,
)
from vision.pictures import PictureError, picture_in
from vision.prepare import inverted, scaled
from vision.readers.assured import assured
from vision.readers.both import closer_look
from vision.readers.regions import busy_regions
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.prepare import Pixels
    from vision.readers.base import Decoder

MOST_PIXELS = 16_000_000
"""Larger pictures are looked at smaller, and enlarged looks are not taken beyond this."""


def read_image(
    path: str | Path,
    decoders: Sequence[Decoder],
    *,
    plausible: Callable[[str], bool] = lambda text: True,
    stopwatch: Callable[[], float] = perf_counter,
) -> dict[str, object]:
    """Return the line that tells one picture: its tags and milliseconds, or an error sentence."""
    try:
        gray = picture_in(Path(path))
    except PictureError as error:
        return {"image": str(path), "error": str(error)}
    begun = stopwatch()
    tags = tags_in(gray, decoders)
    took_ms = (stopwatch() - begun) * 1000
    return {
        "image": str(path),
        "tags": [_row(tag, plausible(tag.text)) for tag in tags],
        "ms": round(took_ms, 2),
    }


def tags_in(gray: Pixels, decoders: Sequence[Decoder]) -> list[Tag]:
    """Return every code in a gray picture, from top to bottom."""
    found = _assured_in(gray, AS_IT_IS, decoders[:1], [], decoders)
    if gray.size <= MOST_PIXELS:
        found = _looked_closer(gray, decoders, found) or _looked_hard(gray, decoders)
    else:
        factor = sqrt(MOST_PIXELS / gray.size) * 0.999
        smaller = [_sized(tag, factor) for tag in found]
        more = _looked_closer(scaled(gray, factor), decoders, smaller)
        found = without_doubles(found + [_sized(tag, 1 / factor) for tag in more])
    return sorted(found, key=lambda tag: (tag.corners[0][1], tag.corners[0][0]))


def _looked_closer(gray: Pixels, decoders: Sequence[Decoder], found: list[Tag]) -> list[Tag]:
    """Look again at whatever busy spots are still unread; when there are none, nothing is looked at."""
    for region in busy_regions(gray, found):
        if region.area * 4 <= MOST_PIXELS:
            fresh = closer_look(gray, region, decoders, 2.0, found)
            found = without_doubles(found + assured(gray, fresh, decoders))
    if found and not busy_regions(gray, found):
        return found
    first, others = decoders[:1], decoders[1:]
    for look, by in ((AS_IT_IS, others), (INVERTED, first), *((turn, first) for turn in TURNED)):
        found = without_doubles(found + _assured_in(gray, look, by, found, decoders))
    return found


def _looked_hard(gray: Pixels, decoders: Sequence[Decoder]) -> list[Tag]:
    """Try everything on a picture that gave nothing, and stop at the first look that gives something."""
    if min(gray.shape) < 8:
        return []
    looks = [SMALLER, FLAT, *TURNED]
    if gray.size * 9 <= MOST_PIXELS:
        looks = [LARGER, FLATTER, EVENER, SHARPER, LARGER_INVERTED, *looks]
    for look in looks:
        # The more a picture was worked on, the more often its bars must read the same.
        if found := _assured_in(gray, look, decoders, [], decoders, least=2):
            return found
    return []


def _assured_in(
    gray: Pixels,
    look: Look,
    by: Sequence[Decoder],
    known: Sequence[Tag],
    judges: Sequence[Decoder],
    *,
    least: int = 1,
) -> list[Tag]:
    """Return what some decoders find in one look, and all of them find again."""
    ground = inverted(gray) if look.is_inverted else gray
    return assured(ground, looked(gray, look, by, known), judges, least=least)


def _sized(tag: Tag, factor: float) -> Tag:
    """Return the tag as it lies in the picture made larger or smaller."""
    return Tag(tag.text, tag.format, shrunk_by(tag.corners, 1 / factor), tag.reader)


def _row(tag: Tag, is_ours: bool) -> dict[str, object]:
    corners = [[round(x, 1), round(y, 1)] for x, y in tag.corners]
    return {
        "text": tag.text,
        "format": tag.format,
        "corners": corners,
        "reader": tag.reader,
        "ours": is_ours,
    }
