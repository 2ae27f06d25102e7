"""A mark for each game, in a square; no logo of anybody."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from ui.rooms.faces import HERE, face_of
from ui.theme.boxes import Box
from ui.theme.colours import faded, from_hex
from ui.widgets.ink.ink import Ink

GROUND = "#232A33"  # under the initial of a game without a mark
LEAST_MM = 4.0
LACK = 0.72  # of the ground, before the mark of a game that cannot be played here


@cache
def games() -> tuple[str, ...]:
    """The games that have a mark, always in the same order: each keeps its place from visit to visit."""
    return tuple(
        path.parent.name
        for path in sorted(HERE.glob("*/mark.py"))
        if face_of(path.parent.name).mark is not None
    )


def shown_games(rooms: Collection[str]) -> tuple[str, ...]:
    """Those, and after them games that can be played and have none."""
    return (*games(), *(room for room in rooms if room not in games()))


def paint_marks(
    ink: Ink, rooms: Collection[str], box: Box, gap: float, most: float, *, left: bool = False
) -> None:
    """The marks of all games, as large as they can be; one not in `rooms` cannot be played, and is faint."""
    every = shown_games(rooms)
    side, columns = max(
        (min((box.w + gap) / many - gap, (box.h + gap) / -(-len(every) // many) - gap, most), many)
        for many in range(1, len(every) + 1)
        if not len(every) % many
    )
    if side < ink.theme.mm(LEAST_MM):  # the words beside them say enough
        return
    lines, step = -(-len(every) // columns), side + gap
    block = box.centred(columns * step - gap, lines * step - gap)
    if left:
        block = Box(box.x, block.y, block.w, block.h)
    for room, cell in zip(every, block.grid(columns, lines, gap), strict=False):
        paint_mark(ink, room, cell)
        if room not in rooms:
            colours = ink.theme.colours
            ink.slab(cell, faded(colours.card, LACK), ink.theme.mm(1))
            ink.frame(cell, colours.frame, ink.theme.line("outline"), ink.theme.mm(1))


def paint_mark(ink: Ink, room: str, box: Box) -> None:
    """Draw the mark of a game, or its initial."""
    side = min(box.w, box.h)
    square, mark = box.centred(side, side), face_of(room).mark
    ink.slab(square, from_hex(mark.ground if mark is not None else GROUND), ink.theme.mm(1))
    if mark is not None:
        mark.paint(ink, square)
        return
    font = ink.theme.font_px(side * 0.4, "title")
    ink.words(room.lstrip("_")[:1].upper(), square, font, ink.theme.colours.text, "center")
