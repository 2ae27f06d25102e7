"""Every code in a picture file, with all the patience a single picture deserves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from vision.pictures.files import PictureError, picture_in
from vision.readers.single_picture import read_single
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.pixels import Pixels
    from vision.readers.base import Decoder


def read_image(
    path: str | Path,
    decoders: Sequence[Decoder],
    *,
    plausible: Callable[[str], bool] = lambda text: True,
    stopwatch: Callable[[], float] = perf_counter,
    worded: Callable[[PictureError], str] = str,
) -> dict[str, object]:
    """Return the line that tells one picture: its tags and milliseconds, or an error sentence."""
    try:
        gray = picture_in(Path(path))
    except PictureError as error:
        return {"image": str(path), "error": worded(error)}
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
    return sorted(read_single(gray, decoders), key=lambda tag: (tag.corners[0][1], tag.corners[0][0]))


def _row(tag: Tag, is_ours: bool) -> dict[str, object]:
    corners = [[round(x, 1), round(y, 1)] for x, y in tag.corners]
    return {
        "text": tag.text,
        "format": tag.format,
        "corners": corners,
        "reader": tag.reader,
        "ours": is_ours,
    }
