"""A mark for each game, made of the shapes of its look; no logo of anybody."""

from __future__ import annotations

from kivy.properties import StringProperty

from ui.theme.boxes import Box
from ui.theme.colours import from_hex
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import circle, star

GROUNDS = {"alien": "#060A08", "firefly": "#38271B", "conquest": "#EFE3C6", "villains": "#FF4F93"}


class Mark(Drawn):
    """The mark of a room in a square; a room without one gets its initial."""

    room = StringProperty("")
    watched = ("room",)

    def paint(self, ink: Ink) -> None:
        """Ground, then the picture."""
        paint_mark(ink, self.room, self.box)


def paint_mark(ink: Ink, room: str, box: Box) -> None:
    """Draw the mark of a room."""
    side = min(box.w, box.h)
    square = box.centred(side, side)
    painters = {"alien": _cells, "firefly": _sun, "conquest": _saucer, "villains": _burst}
    ink.slab(square, from_hex(GROUNDS.get(room, "#232A33")), ink.theme.mm(1))
    if room in painters:
        painters[room](ink, square)
        return
    font = ink.theme.font_px(side * 0.4, "title")
    ink.words(room.lstrip("_")[:1].upper(), square, font, ink.theme.colours.text, "center")


def _cells(ink: Ink, box: Box) -> None:
    """Five places, something in the fourth."""
    row = box.centred(box.w * 0.8, box.h * 0.3)
    for at, cell in enumerate(row.columns(5, 2)):
        if at == 3:
            ink.fill(cell, from_hex("#5CF0A8"))
        else:
            ink.frame(cell, from_hex("#64907F"), 1.5)


def _sun(ink: Ink, box: Box) -> None:
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


def _saucer(ink: Ink, box: Box) -> None:
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


def _burst(ink: Ink, box: Box) -> None:
    """A four-pointed star on big dots."""
    ink.weave(box.inset(2), "bigdots", from_hex("#241340"))
    points = star(box.inset(box.w * 0.1), points=4, inner=0.42)
    ink.shape(points, from_hex("#36D6F0"))
    ink.line(points, from_hex("#0A0414"), 3, closed=True)
