"""Other ways to look at a picture: larger, smaller, flatter, inverted, turned; and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import cv2
import msgspec
import numpy as np

from vision.geometry import carried, without_doubles
from vision.prepare import Matrix, Pixels, evened, flattened, scaled, softened
from vision.readers.regions import covered
from vision.tags import Tag

if TYPE_CHECKING:
    from vision.readers.base import Decoder


class Look(msgspec.Struct, frozen=True):
    """One way to look: what it makes of a picture, and where points of the picture come to lie."""

    name: str
    made: Callable[[Pixels], tuple[Pixels, Matrix]]
    factor: float = 1.0


def _straight(name: str, change: Callable[[Pixels], Pixels], factor: float = 1.0) -> Look:
    """Return a look that changes brightness or size but turns nothing."""
    matrix = np.array([[factor, 0.0, 0.0], [0.0, factor, 0.0]])
    return Look(name, lambda gray: (change(gray), matrix), factor)


AS_IT_IS = _straight("as it is", lambda gray: gray)
FLAT = _straight("flatter", flattened)
SMALLER = _straight("smaller", lambda gray: scaled(gray, 0.5), 0.5)
SOFTER = _straight("softer", softened)
EVENLY = _straight("evener", evened)
EVENER = _straight("larger and evener", lambda gray: evened(scaled(gray, 2)), 2.0)


def looked(gray: Pixels, look: Look, decoders: Iterable[Decoder], known: Sequence[Tag]) -> list[Tag]:
    """Return what each decoder finds in the look where nothing is known yet."""
    picture, matrix = look.made(covered(gray, (tag.corners for tag in known)))
    back = cv2.invertAffineTransform(matrix)
    found: list[Tag] = []
    for decoder in decoders:
        here = decoder.decode(picture, decoder.formats)
        picture = covered(picture, (tag.corners for tag in here))
        found += [Tag(tag.text, tag.format, carried(tag.corners, back.tolist()), tag.reader) for tag in here]
    return without_doubles(found)
