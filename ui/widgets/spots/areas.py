"""How far around a word a touch is taken for it: as large as a finger, and nothing twice; pure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ui.theme.boxes import Box, around


class Word(msgspec.Struct, frozen=True):
    """A word that has rules as it stands on the glass: on one line, or broken over two."""

    id: str
    boxes: tuple[Box, ...]


class Area(msgspec.Struct, frozen=True):
    """A place to touch, and the words in it: those too near each other for two fingers share one."""

    box: Box
    words: tuple[Word, ...]


def areas_of(words: Sequence[Word], room: Box, touch: float) -> tuple[Area, ...]:
    """One area for each word where fingers can tell them apart; none where the room is too low for one."""
    if min(room.w, room.h) < touch:
        return ()
    areas = [Area(grown(around(word.boxes), room, touch), (word,)) for word in words]
    merged = True
    while merged:
        areas, merged = _merged(areas)
    return tuple(areas)


def _merged(areas: Sequence[Area]) -> tuple[list[Area], bool]:
    """Two areas that share room become one."""
    for at, one in enumerate(areas):
        for other in areas[at + 1 :]:
            if one.box.meets(other.box):
                rest = [area for area in areas if area is not one and area is not other]
                both = Area(around((one.box, other.box)), (*one.words, *other.words))
                return [*rest, both], True
    return list(areas), False


def grown(box: Box, room: Box, touch: float) -> Box:
    """A box at least as large as a finger, around the same middle as far as the room allows."""
    wide, high = min(room.w, max(box.w, touch)), min(room.h, max(box.h, touch))
    x = min(max(room.x, box.centre[0] - wide / 2), room.right - wide)
    y = min(max(room.y, box.centre[1] - high / 2), room.top - high)
    return Box(x, y, wide, high)


def hit(area: Area, at: tuple[float, float], slack: float) -> tuple[str, ...]:
    """The words that a touch in an area can mean: the one under the finger, else all of them."""
    under = [word.id for word in area.words if any(_holds(box.inset(-slack), at) for box in word.boxes)]
    return tuple(under) if len(under) == 1 else tuple(word.id for word in area.words)


def _holds(box: Box, at: tuple[float, float]) -> bool:
    return box.x <= at[0] <= box.right and box.y <= at[1] <= box.top
