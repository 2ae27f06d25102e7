"""Somebody's pieces on the board: a saucer in the colour and pattern of its owner."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.theme.theme import DIGIT_MM
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import circle

WIDE = 1.45  # of its height
DOME_H, DOME_W, HULL = 0.46, 0.46, 0.7
LINE = 0.07


def paint_craft(
    ink: Ink,
    box: Box,
    colour: int,
    count: int | None = None,
    gone: bool = False,
) -> None:
    """A saucer that fills a box, with how many there are; one that is gone is only dashed."""
    theme = ink.theme
    seat, dark = theme.seat(colour), theme.seat_ink
    width = max(1.5, box.h * LINE)
    hull = Box(box.x, box.y, box.w, box.h * HULL).inset(width / 2)
    dome = Box(box.x + box.w * (1 - DOME_W) / 2, box.y + box.h * (1 - DOME_H), box.w * DOME_W, box.h * DOME_H)
    if gone:
        points = circle(hull)
        for at in range(0, len(points) - 1, 4):
            ink.line(points[at : at + 3], theme.colours.dim, width)
        return
    ink.line(circle(dome.inset(width / 2)), theme.colours.on_card, width, closed=True)
    ink.shape(circle(hull), seat.colour)
    ink.line(circle(hull), dark, width, closed=True)
    if seat.pattern != "solid":
        foot = Box(hull.x + hull.w * 0.2, hull.y + hull.h * 0.14, hull.w * 0.6, hull.h * 0.2)
        ink.weave(foot, f"seat-{seat.pattern}", faded(dark, 0.62))
    if count is not None:
        font = theme.font_least(max(hull.h * 0.6, DIGIT_MM * theme.glass.px_per_mm))
        middle = Box(hull.x, round(hull.y + (hull.h - font.cap) / 2), hull.w, font.cap)
        ink.words(str(count), middle, font, dark, "center")
