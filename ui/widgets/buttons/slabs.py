"""The shape of the big button in each look."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import Points, cut_corners, rectangle, rounded

CUT_MM = 3.4
SLIP_MM = 1.0


def paint_slab(ink: Ink, box: Box, fill: Colour, line: Colour | None = None) -> None:
    """A filled slab, or with `line` an outlined one."""
    theme = ink.theme
    manner = theme.look.manner.slab
    slip = theme.mm(SLIP_MM)
    if manner in ("slip", "shadow"):
        shade = (0.9, 0.54, 0.43, 1.0) if manner == "slip" else theme.colours.frame
        ink.shape(slab_points(ink, Box(box.x + slip, box.y - slip, box.w, box.h)), shade)
    ink.shape(slab_points(ink, box), fill)
    if line is not None:
        width = theme.line("outline")
        ink.line(slab_points(ink, box.inset(width / 2)), line, width, closed=True)
    elif manner in ("slip", "shadow"):
        ink.line(slab_points(ink, box.inset(1)), theme.colours.on_card, theme.line("outline"), closed=True)


def slab_points(ink: Ink, box: Box) -> Points:
    """The outline of the slab."""
    manner = ink.theme.look.manner.slab
    if manner == "cut":
        return cut_corners(box, min(box.h * 0.3, ink.theme.mm(CUT_MM)))
    return rectangle(box) if manner == "slip" else rounded(box, ink.theme.look.radius)
