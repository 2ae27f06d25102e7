"""The frame of a place in each look."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import circle

SLIP_PX = 4


def paint_recess(ink: Ink, box: Box, colour: Colour | None = None) -> None:
    """A recess with its frame, always drawn, also when empty."""
    colours, radius = ink.theme.colours, ink.theme.look.radius
    line = colour or colours.frame
    painters = {"brackets": _brackets, "rivets": _rivets, "ink": _ink, "panel": _panel, "rule": _rule}
    painters[ink.theme.look.manner.frame](ink, box, line, radius, colour is not None)


def _brackets(ink: Ink, box: Box, line: Colour, radius: int, strong: bool) -> None:
    """Corner brackets over a thin line."""
    ink.fill(box, faded(ink.theme.colours.recess, 0.85))
    ink.frame(box, faded(line, 0.75 if strong else 0.42), 1)
    arm, width = ink.theme.mm(2.2), ink.theme.line("outline")
    for x, across in ((box.x, 1), (box.right, -1)):
        for y, up in ((box.y, 1), (box.top, -1)):
            left, low = min(x, x + across * arm), min(y, y + up * width)
            ink.fill(Box(left, low, arm, width), line)
            left, low = min(x, x + across * width), min(y, y + up * arm)
            ink.fill(Box(left, low, width, arm), line)


def _rivets(ink: Ink, box: Box, line: Colour, radius: int, strong: bool) -> None:
    """A plate with a rivet in every corner."""
    ink.slab(box, ink.theme.colours.recess, radius)
    ink.frame(box, line if strong else ink.theme.colours.line, ink.theme.line("outline"), radius)
    size, off = 4, radius
    for x in (box.x + off, box.right - off - size):
        for y in (box.y + off, box.top - off - size):
            ink.shape(circle(Box(x - 1, y - 1, size, size)), line)


def _ink(ink: Ink, box: Box, line: Colour, radius: int, strong: bool) -> None:
    """An ink rule with the second ink slipped."""
    ink.fill(Box(box.x + SLIP_PX, box.y - SLIP_PX, box.w, box.h), faded(ink.theme.colours.line, 0.8))
    ink.fill(box, ink.theme.colours.recess)
    ink.frame(box, line, ink.theme.line("outline"))


def _panel(ink: Ink, box: Box, line: Colour, radius: int, strong: bool) -> None:
    """A heavy ink panel with a hard shadow."""
    ink.slab(Box(box.x + SLIP_PX, box.y - SLIP_PX, box.w, box.h), ink.theme.colours.frame, radius)
    ink.slab(box, ink.theme.colours.recess, radius)
    ink.frame(box, line, ink.theme.line("heavy"), radius)


def _rule(ink: Ink, box: Box, line: Colour, radius: int, strong: bool) -> None:
    """A thin rule."""
    ink.slab(box, ink.theme.colours.recess, radius)
    ink.frame(box, line if strong else ink.theme.colours.line, ink.theme.line("outline"), radius)
