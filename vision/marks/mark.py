"""Table marks: small square pictures that a camera reads where any code would be too fine.

They are the thousand of the set 5X5_1000. The first 980 are stuck on cards, the last twenty are the corners
and zones of a table. This is what they are; `reader` follows them from frame to frame.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from vision.errors import VisionError
from vision.tags import Corners, Tag

if TYPE_CHECKING:
    pass

Bits: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows from the top, each from the left; True is dark."""

SIDE = 7
"""Squares along a side: five that tell the number and a dark edge around them."""
FACES = range(980)
CORNERS = range(980, 984)
STRIP = range(984, 986)
ZONES = range(986, 1000)
_ALL = range(1000)
MOST_ASKEW = 2.2
"""How much longer one side of a mark may look than another: a camera seldom looks flatter at a table."""
_TEXT = "mark:"


class NoSuchMark(VisionError):
    """A number that no table mark has."""


class Mark(msgspec.Struct, frozen=True):
    """One table mark that was seen: its number, its corners as it stands upright, and how sure that is.

    Likeness is 1 for a mark as it is printed; the lead tells how much less alike the next best mark is. A
    sure one may be believed in a single picture, any other only when it is seen again at the same spot.
    """

    number: int
    corners: Corners
    likeness: float = 1.0
    lead: float = 1.0
    is_sure: bool = True

    @property
    def tag(self) -> Tag:
        """The mark as a tag, for whoever follows tags of all kinds."""
        return Tag(mark_text(self.number), "mark", self.corners, "marks")


def mark_bits(number: int) -> Bits:
    """Return how a mark is drawn, its dark edge included; the paper around it must stay light."""
    if number not in _ALL:
        raise NoSuchMark(
            "mark-unknown", f"There is no table mark {number}.", "They are numbered 0 to 999.", number=number
        )
    import cv2

    every = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000)
    picture = cv2.aruco.generateImageMarker(every, number, SIDE)
    return tuple(tuple(bool(value < 128) for value in row) for row in picture)


def mark_text(number: int) -> str:
    """Return what the tag of a mark says."""
    return f"{_TEXT}{number}"


def mark_number(text: str) -> int | None:
    """Return the number of the mark whose tag says this; None for the text of anything else."""
    digits = text.removeprefix(_TEXT)
    is_mark = text.startswith(_TEXT) and digits.isascii() and digits.isdigit() and len(digits) <= 3
    return int(digits) if is_mark else None


def is_square(corners: Corners) -> bool:
    """Tell whether four corners may be a square seen askew: what only looks like bits seldom is."""
    sides = [dist(one, other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True)]
    return max(sides) <= MOST_ASKEW * min(sides)
