"""The lines beside the picture: what is known of it, label at the left, value at the right."""

from __future__ import annotations

from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.core.ports.cameras import SeenRow
from ui.theme.boxes import Box
from ui.theme.theme import Font
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink

ROW_MM, GAP_MM, PAD_MM = 7.0, 0.8, 1.8


class Facts(Drawn):
    """As many rows as have room, large where they fit on one line, else the label above the value."""

    rows = ObjectProperty(())
    title = StringProperty("")
    watched = ("rows", "title")

    def paint(self, ink: Ink) -> None:
        """A title, then row by row."""
        theme, box = ink.theme, self.box
        if self.title:
            body = theme.font("body")
            fitted = fit(ink.press.type, self.title, box.w, [(body, 1), (theme.font("caption"), 1)])
            head, box = box.cut_top(body.cap + theme.mm(1.6), theme.mm(0.6))
            ink.lines(fitted.lines, head, fitted.font, theme.colours.text, "left", "middle")
        told = [(row, self.wear.say(row.says), self.wear.say(row.value)) for row in self.rows]
        font = self._font(ink, told, box.w)
        caption = theme.font("caption")
        least = theme.mm(1.8) + (font.cap if font is not None else 2 * caption.cap + theme.mm(1.4))
        high = min(box.h, max(least, theme.mm(ROW_MM)))
        for row, label, value in told:
            if box.h < high:
                return
            line, box = box.cut_top(round(high), theme.mm(GAP_MM))
            self._row(ink, line, row, (label, value), font)

    def _font(self, ink: Ink, told: list[tuple[SeenRow, str, str]], width: float) -> Font | None:
        """The font in which every row fits on one line; None when they have to be stacked."""
        theme, room = ink.theme, width - 2 * ink.theme.mm(PAD_MM) - ink.theme.mm(2)
        size = ink.press.type.width

        def fits(font: Font) -> bool:
            return all(size(label, font) + size(value, font) <= room for _, label, value in told)

        return next((font for font in (theme.font("body"), theme.font("caption")) if fits(font)), None)

    def _row(self, ink: Ink, line: Box, row: SeenRow, words: tuple[str, str], font: Font | None) -> None:
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(line, colours.raised, theme.look.radius)
        if not row.is_good:
            ink.fill(Box(line.x, line.y, theme.line("source_bar"), line.h), colours.warn)
        room, tint = line.inset(theme.mm(PAD_MM), 0), colours.text if row.is_good else colours.warn
        label, value = words
        if font is not None:
            ink.words(label, room, font, colours.dim)
            ink.words(value, room, font, tint, "right")
            return
        caption = theme.font("caption")
        above, below = room.inset(0, theme.mm(0.9)).rows(2, theme.mm(0.8))
        for said, part, colour in ((label, above, colours.dim), (value, below, tint)):
            fitted = fit(ink.press.type, said, part.w, [(caption, 1)])
            ink.lines(fitted.lines, part, fitted.font, colour, "left", "middle")


class Bar(Drawn):
    """How far the measurement is."""

    done = NumericProperty(0.0)
    is_good = ObjectProperty(False)
    watched = ("done", "is_good")

    def paint(self, ink: Ink) -> None:
        """A frame, filled from the left."""
        colours = ink.theme.colours
        ink.frame(self.box, colours.frame, ink.theme.line("outline"))
        tint = colours.accent if self.is_good else colours.warn
        ink.fill(Box(self.x, self.y, self.width * min(1.0, max(0.0, float(self.done))), self.height), tint)
