"""What is cut at the foot of a reel: a plate without its lower edge."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import Points


def paint_open(ink: Ink, box: Box, ground: Colour) -> None:
    """A plate that goes on below."""
    ink.fill(box, ground)
    left, right, top = box.x + 1, box.right - 1, box.top - 1
    corners: Points = [(left, box.y), (left, top), (right, top), (right, box.y)]
    ink.line(corners, ink.theme.colours.accent, ink.theme.line("outline"))
