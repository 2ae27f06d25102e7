"""Slots that are struck one after another: a struck one is filled, a bar below it is what was built in."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Place
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import PROPORTIONS, paint_figure
from ui.widgets.ink.fits import capitals, fit_name
from ui.widgets.ink.ink import Ink
from ui.widgets.place.frames import paint_recess

BAR_MM = 0.8


class SlotsWidget(Touchable):
    """A place whose figures are its slots: a figure with a label has something built into it."""

    place = ObjectProperty(None, allownone=True)
    watched = ("place",)

    def paint(self, ink: Ink) -> None:
        """Name and how many are free above, the slots below."""
        place: Place = self.place
        theme, colours = ink.theme, ink.theme.colours
        legal = "legal" in place.states
        paint_recess(ink, self.box, colours.accent if legal else None)
        inner = self.box.inset(theme.space("tile_pad"), theme.mm(1.5))
        font = theme.font("caption")
        head, rest = inner.cut_top(font.cap, theme.mm(1.5))
        free = sum(not slot.filled for slot in place.figures)
        words = self.wear.tell("ui-slots-free", count=free)
        ink.words(words, head, font, colours.text, "right")
        room = head.w - ink.press.type.width(words, font) - theme.mm(2)
        name = fit_name(ink.press.type, capitals(self.wear.names(place.title)), room, [(font, 1)])
        ink.words(name.lines[0], head, name.font, colours.dim)
        self._paint_slots(ink, place, rest)
        self.paint_focus(ink, self.box)

    def _paint_slots(self, ink: Ink, place: Place, box: Box) -> None:
        """One square each, from the lowest."""
        theme, bar, wide = ink.theme, ink.theme.mm(BAR_MM), PROPORTIONS["harm"][0]
        cells = box.columns(max(1, len(place.figures)), theme.mm(1.2))
        for slot, cell in zip(place.figures, cells, strict=False):
            size = min(cell.w / wide, cell.h - bar * 2, theme.mm(11))
            square = Box(round(cell.x + (cell.w - size * wide) / 2), cell.top - size, cell.w, size)
            paint_figure(ink, slot, square)
            if slot.label is not None:
                foot = Box(square.x, round(square.y - bar * 0.6), round(size * wide), bar)
                ink.fill(foot, theme.colours.accent)
