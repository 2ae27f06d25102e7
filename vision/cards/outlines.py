"""The outlines of cards around the codes that were read: to be drawn, and only looked for when they moved."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vision.cards.outline import card_in
from vision.geometry import centre_of, moved_by, reach_of
from vision.regions import around

if TYPE_CHECKING:
    from vision.pixels import Pixels
    from vision.tags import Corners, Point, Tag

ROOM = 9.0  # how far around a code its card may reach, in reaches of the code
MOVED = 0.15  # of a code's reach that it may seem to move by while it lies
MOST_A_TIME = 6  # outlines that are looked for in one picture


class CardOutlines:
    """Remembers the outline of each card by its code; new ones are found a few at a time."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Point, Corners | None]] = {}

    def around(self, gray: Pixels, tags: Iterable[Tag]) -> dict[str, Corners]:
        """The outlines by the text of the code on each card; a card that cannot be told has none."""
        here = {tag.text: tag for tag in tags}
        self._known = {text: one for text, one in self._known.items() if text in here}
        looked = 0
        for text, tag in here.items():
            middle = centre_of(tag.corners)
            known = self._known.get(text)
            if known is not None and dist(known[0], middle) <= MOVED * reach_of(tag.corners):
                continue
            if looked < MOST_A_TIME:
                self._known[text] = (middle, card_around(gray, tag))
                looked += 1
            elif known is not None:
                del self._known[text]
        return {text: corners for text, (_, corners) in self._known.items() if corners is not None}


def card_around(gray: Pixels, tag: Tag) -> Corners | None:
    """The card that a code is on."""
    (x, y), reach = centre_of(tag.corners), ROOM * reach_of(tag.corners)
    left, top = max(0, int(x - reach)), max(0, int(y - reach))
    region = around(left, top, int(x + reach) - left, int(y + reach) - top, 0, gray.shape)
    cut = region.of(gray)
    if min(cut.shape, default=0) < 16:
        return None
    near = moved_by(tag.corners, -region.left, -region.top)
    found = card_in(cut, [replace(tag, corners=near)])
    return moved_by(found, region.left, region.top) if found is not None else None
