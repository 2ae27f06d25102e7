"""Every code in a picture file, with all the patience a single picture deserves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from vision.geometry import without_doubles
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
from vision.prepare import inverted
from vision.readers.assured import assured
from vision.readers.bars import bars_on_card
from vision.readers.both import LayeredReader
from vision.readers.closer import Effort, Purse
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.prepare import Pixels
    from vision.readers.base import Decoder

MOST_PIXELS = 16_000_000
"""Enlarged looks are not taken beyond this."""
CLOSER = Effort(share=0.3, lenses=3)
"""The second look at what the first one left."""
_HARD_SMALL, _SMALL = 30_000_000.0, 500_000
_HARD_PART = 0.3


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
    found = LayeredReader(decoders, is_patient=True).tags_in(gray, CLOSER)
    found = without_doubles(found) or _looked_hard(gray, decoders)
    return sorted(found, key=lambda tag: (tag.corners[0][1], tag.corners[0][0]))


def _looked_hard(gray: Pixels, decoders: Sequence[Decoder]) -> list[Tag]:
    """Try everything on a picture that gave nothing, and stop at the first look that gives something."""
    if min(gray.shape, default=0) < 8:
        return []
    purse = Purse(patience_for(gray.size))
    # The more a picture was worked on, the more often its bars must read the same.
    is_small = gray.size <= _SMALL
    for look in (AS_IT_IS, INVERTED) if is_small else (AS_IT_IS,):
        if found := _assured_in(gray, look, decoders[:1], decoders):
            return found
    if is_small and (found := bars_on_card(gray, decoders)):
        return found
    for decoder in decoders:
        for look in _looks(gray):
            cost = decoder.weight * gray.size * look.factor**2
            if purse.pays(cost) and (found := _assured_in(gray, look, [decoder], decoders, least=2)):
                return found
    return []


def patience_for(size: int) -> float:
    """Return how many pixels may be read of a picture with so many that gave nothing at all.

    A photograph of one code is small and worth everything; on a large one a code worth reading shows early.
    """
    return _HARD_SMALL if size <= _SMALL else _HARD_PART * size


def _looks(gray: Pixels) -> list[Look]:
    """Return the ways to look again: the likeliest first."""
    looks = [AS_IT_IS, SMALLER, FLAT, *TURNED]
    if gray.size * 9 <= MOST_PIXELS:
        return [LARGER, FLATTER, EVENER, SHARPER, LARGER_INVERTED, *looks]
    return [*looks, LARGER, FLATTER] if gray.size * 4 <= MOST_PIXELS else looks


def _assured_in(
    gray: Pixels, look: Look, by: Sequence[Decoder], judges: Sequence[Decoder], *, least: int = 1
) -> list[Tag]:
    """Return what some decoders find in one look, and all of them find again."""
    ground = inverted(gray) if look.is_inverted else gray
    return assured(ground, looked(gray, look, by, []), judges, least=least)


def _row(tag: Tag, is_ours: bool) -> dict[str, object]:
    corners = [[round(x, 1), round(y, 1)] for x, y in tag.corners]
    return {
        "text": tag.text,
        "format": tag.format,
        "corners": corners,
        "reader": tag.reader,
        "ours": is_ours,
    }
