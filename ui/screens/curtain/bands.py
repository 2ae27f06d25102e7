"""The public face of the curtain: for whom it is, and what everybody else does."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from companion.core.crossing.views import SeatView
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab

BAND_MM = 13.0


class Bands(Drawn):
    """Person, name, bands in the person's pattern, chevrons."""

    seat = ObjectProperty(None, allownone=True)
    name = StringProperty("")  # who is to look: for a seat that is played on, whoever plays it
    lead = StringProperty("")
    away = StringProperty("")
    let_go = StringProperty("")
    watched = ("seat", "name", "lead", "away", "let_go")

    def paint(self, ink: Ink) -> None:
        """All of it readable from across the table."""
        theme, colours = ink.theme, ink.theme.colours
        seat: SeatView = self.seat
        look = theme.seat(seat.colour)
        ink.fill(self.box, colours.bg)
        band = theme.mm(BAND_MM)
        for bar in (self.box.cut_top(band)[0], self.box.cut_bottom(band)[0]):
            ink.fill(bar, look.colour)
            if look.pattern != "solid":
                ink.weave(bar, f"seat-{look.pattern}", faded(theme.seat_ink, 0.3), 2.0)
        self._paint_chevrons(ink, self.box.cut_top(band)[0])
        self._paint_words(ink, seat, self.box.trimmed(top=band, bottom=band))

    def _paint_chevrons(self, ink: Ink, band: Box) -> None:
        """The way the screen goes."""
        size, gap = band.h * 0.62, band.h * 0.5
        for at in range(3):
            x = band.right - ink.theme.mm(3) - (2 - at) * gap - size * 0.5
            points = [
                (x, band.y + (band.h + size) / 2),
                (x + size * 0.5, band.y + band.h / 2),
                (x, band.y + (band.h - size) / 2),
            ]
            ink.line(points, ink.theme.seat_ink, ink.theme.mm(1.5))

    def _paint_words(self, ink: Ink, seat: SeatView, box: Box) -> None:
        """Who it is for, and what everybody else does."""
        theme, colours = ink.theme, ink.theme.colours
        title, body = theme.font("title"), theme.font("body")
        if self.height > self.width:
            box = box.cut_top(box.h * 0.5)[0].inset(theme.mm(5), theme.mm(4))
        else:
            box = box.trimmed(left=theme.mm(10), right=box.w * 0.38, top=theme.mm(6), bottom=theme.mm(6))
        head, foot = box.rows([0.62, 0.38], theme.mm(3))
        tab = min(head.h, theme.mm(28), head.w * 0.36)
        part, words = head.cut_left(tab, theme.mm(7))
        paint_tab(ink, part.centred(tab, tab), seat.name, seat.colour)
        lead = fit(ink.press.type, self.lead, words.w, [(title, 1), (body, 1), (body, 2)])
        above, below = words.rows([0.4, 0.6])
        ink.lines(lead.lines, above, lead.font, colours.dim, "left", "middle")
        scene = theme.font("scene", "title")
        ways = [(scene, 1), (theme.font("key", "title"), 1), (title, 1)]
        name = fit(ink.press.type, self.name or seat.name, below.w, ways)
        ink.words(name.lines[0], below, name.font, colours.text)
        for row, (text, colour) in zip(
            foot.rows(2), ((self.away, colours.text), (self.let_go, colours.dim)), strict=True
        ):
            line = fit(ink.press.type, text, row.w, [(body, 1), (theme.font("caption"), 2)])
            ink.lines(line.lines, row, line.font, colour, "left", "middle")
