"""The mark of Alien, made of the shapes of its look; no logo of anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.rooms.face import RoomMark
from ui.theme.boxes import Box
from ui.theme.colours import from_hex

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink


def paint(ink: Ink, box: Box) -> None:
    """Five places, something in the fourth."""
    row = box.centred(box.w * 0.8, box.h * 0.3)
    for at, cell in enumerate(row.columns(5, 2)):
        if at == 3:
            ink.fill(cell, from_hex("#5CF0A8"))
        else:
            ink.frame(cell, from_hex("#64907F"), 1.5)


MARK = RoomMark("#060A08", paint)
