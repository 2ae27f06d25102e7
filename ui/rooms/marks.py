"""A mark for each game, in a square; no logo of anybody."""

from __future__ import annotations

from ui.rooms.faces import face_of
from ui.theme.boxes import Box
from ui.theme.colours import from_hex
from ui.widgets.ink.ink import Ink

GROUND = "#232A33"  # under the initial of a game without a mark


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
