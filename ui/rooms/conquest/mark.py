"""The mark of Conquest, made of the shapes of its look; no logo of anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.rooms.face import RoomMark
from ui.theme.boxes import Box
from ui.theme.colours import from_hex
from ui.widgets.shapes.outlines import circle

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink


def paint(ink: Ink, box: Box) -> None:
    """A saucer and its beam."""
    beam = [
        (box.x + box.w * 0.2, box.y + box.h * 0.08),
        (box.x + box.w * 0.8, box.y + box.h * 0.08),
        (box.x + box.w * 0.6, box.y + box.h * 0.55),
        (box.x + box.w * 0.4, box.y + box.h * 0.55),
    ]
    dark = from_hex("#1D2A33")
    ink.shape(beam, from_hex("#F0B21C"))
    ink.line(beam, dark, 1.5, closed=True)
    hull = circle(Box(box.x + box.w * 0.12, box.y + box.h * 0.46, box.w * 0.76, box.h * 0.3))
    ink.shape(hull, from_hex("#B3261E"))
    ink.line(hull, dark, 1.5, closed=True)


MARK = RoomMark("#EFE3C6", paint)
