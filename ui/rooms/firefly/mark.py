"""The mark of Firefly, made of the shapes of its look; no logo of anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.rooms.face import RoomMark
from ui.theme.boxes import Box
from ui.theme.colours import from_hex
from ui.widgets.shapes.outlines import circle

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink


def paint(ink: Ink, box: Box) -> None:
    """A sun over the plain, on a riveted plate."""
    size = box.w * 0.8
    sun = Box(box.x + box.w * 0.1, box.y + box.h * 0.2 - size * 0.35, size, size)
    arc = [(x, max(y, box.y + box.h * 0.22)) for x, y in circle(sun)]
    ink.shape(arc, from_hex("#E99A55"))
    ink.fill(Box(box.x + 2, box.y + 2, box.w - 4, box.h * 0.2), from_hex("#17100B"))
    rivet = box.w * 0.07
    for x in (0.08, 0.85):
        for y in (0.08, 0.85):
            ink.shape(circle(Box(box.x + box.w * x, box.y + box.h * y, rivet, rivet)), from_hex("#CDB490"))


MARK = RoomMark("#38271B", paint)
