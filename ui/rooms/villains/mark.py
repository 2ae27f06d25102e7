"""The mark of Villains, made of the shapes of its look; no logo of anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.rooms.face import RoomMark
from ui.theme.boxes import Box
from ui.theme.colours import from_hex
from ui.widgets.shapes.outlines import star

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink


def paint(ink: Ink, box: Box) -> None:
    """A four-pointed star on big dots."""
    ink.weave(box.inset(2), "bigdots", from_hex("#241340"))
    points = star(box.inset(box.w * 0.1), points=4, inner=0.42)
    ink.shape(points, from_hex("#36D6F0"))
    ink.line(points, from_hex("#0A0414"), 3, closed=True)


MARK = RoomMark("#FF4F93", paint)
