"""A few words that read across the table: where the shown card belongs."""

from __future__ import annotations

from kivy.properties import StringProperty

from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit, lines_height
from ui.widgets.ink.ink import Ink


class Banner(Drawn):
    """Large words on an outlined slab, smaller ones below."""

    first = StringProperty("")
    second = StringProperty("")
    watched = ("first", "second")

    def paint(self, ink: Ink) -> None:
        """The stack as large as it goes; the card below it."""
        theme, colours = ink.theme, ink.theme.colours
        if not self.first:
            return
        ink.slab(self.box, colours.raised, theme.look.radius)
        ink.frame(self.box, colours.accent, theme.line("heavy"), theme.look.radius)
        inner = self.box.inset(theme.mm(3), theme.mm(2))
        body, caption = theme.font("body"), theme.font("caption")
        below = fit(ink.press.type, self.second, inner.w, [(body, 1), (caption, 1), (caption, 2)])
        foot, head = inner.cut_bottom(round(lines_height(below) + theme.mm(1)), theme.mm(2))
        large = [theme.font_mm(mm * theme.glass.text_scale, "title") for mm in (9.0, 7.5, 5.8, 4.4)]
        ways = [(font, count) for font in large for count in (1, 2)]
        able = [(font, count) for font, count in ways if font.cap * (1 + 1.5 * (count - 1)) <= head.h]
        words = fit(ink.press.type, theme.cased(self.first), head.w, [*able, (body, 1), (caption, 2)])
        ink.lines(words.lines, head, words.font, colours.text, "center", "middle")
        ink.lines(below.lines, foot, below.font, colours.dim, "center", "bottom")
