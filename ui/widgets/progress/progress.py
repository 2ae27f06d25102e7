"""How far something is: so many of so many as a key number, and a row of cells or a bar below."""

from __future__ import annotations

from kivy.properties import NumericProperty, StringProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import MOST, paint_cells

WIDE_MM = 26.0


class Progress(Drawn):
    """`of` 0 draws nothing; `words` say the same as the cells."""

    done = NumericProperty(0)
    of = NumericProperty(0)
    words = StringProperty("")
    watched = ("done", "of", "words")

    def paint(self, ink: Ink) -> None:
        """Words above, cells below; more than can be told apart are a bar."""
        theme, colours = ink.theme, ink.theme.colours
        done, of = int(self.done), int(self.of)
        if of <= 0:
            return
        foot, head = self.box.trimmed(bottom=theme.mm(2.2)).cut_bottom(theme.mm(2.6), theme.mm(1.6))
        title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
        ways = [(font, 1) for font in (title, body, caption) if font.cap <= head.h] or [(caption, 1)]
        fitted = fit(ink.press.type, self.words, head.w, ways)
        ink.lines(fitted.lines, head, fitted.font, colours.text, "right", "middle")
        if of <= MOST:
            paint_cells(ink, foot, done, of, colours.accent)
        else:
            ink.frame(foot, colours.frame, 1)
            ink.fill(Box(foot.x, foot.y, foot.w * min(1.0, done / of), foot.h), colours.accent)
