"""What stands on the very first screen: sentences, and two large cards."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from ui.rooms.marks import paint_marks
from ui.screens.welcome import measures
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.ink import Ink

ROWS = ((0.62, 4), (0.38, 3))  # of the small drawn table: how high, and how many places
ARROW_MM = 3.4
BROAD = 2.2  # how wide the small table is for its height


class Sentence(Drawn):
    """Words as high as the page has room for; `heading` sets them large."""

    text = StringProperty("")
    tint = StringProperty("text")
    heading = BooleanProperty(False)
    steady = BooleanProperty(False)  # no larger where words are wanted large: the last to be read
    watched = ("text", "tint", "heading", "steady")

    def paint(self, ink: Ink) -> None:
        """All of them, from the top."""
        head, body = measures.fonts(ink.theme)
        body = measures.steady(ink.theme) if self.steady else body
        font, colour = head if self.heading else body, getattr(ink.theme.colours, self.tint)
        ink.paragraph(self.text, self.box, font, colour, valign="middle" if self.heading else "top")


class Choice(Touchable):
    """A sign above, a title, and what it brings; `beside`: the sign stands beside them."""

    title = StringProperty("")
    sub = StringProperty("")
    beside = BooleanProperty(False)
    watched: tuple[str, ...] = ("title", "sub", "beside")

    def halves(self, ink: Ink) -> tuple[Box, Box]:
        """The room of the sign, and of the words."""
        theme = ink.theme
        gap, pad = theme.mm(measures.GAP_MM), theme.mm(measures.PAD_MM)
        if self.beside:
            inner = self.box.inset(pad, theme.mm(measures.TIGHT_MM))
            return inner.cut_left(theme.mm(measures.SIDE_MM), gap)
        inner = self.box.inset(pad)
        words = measures.words_height(theme, ink.press.type, (self.title, self.sub), inner.w)
        sign = min(inner.h - words - gap, theme.mm(measures.SIGNS_MM))
        block = inner.centred(inner.w, sign + gap + words)
        return block.cut_top(sign, gap)

    def paint_words(self, ink: Ink, box: Box, colour: Colour, dim: Colour) -> None:
        """The title, and below it what it brings."""
        theme, setter = ink.theme, ink.press.type
        head, body = measures.fonts(theme)
        block = box.centred(box.w, measures.words_height(theme, setter, (self.title, self.sub), box.w))
        used = ink.paragraph(self.title, block, head, colour)
        ink.paragraph(self.sub, block.trimmed(top=used + theme.mm(measures.LINE_MM)), body, dim)


class FreshCard(Choice):
    """A new game: the marks of all games."""

    rooms = ObjectProperty(())
    watched = ("title", "sub", "beside", "rooms")

    def paint(self, ink: Ink) -> None:
        """Marks and words."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.raised if self.pressed else colours.card, theme.look.radius)
        ink.frame(self.box, colours.frame, theme.line("outline"), theme.look.radius)
        head, rest = self.halves(ink)
        paint_marks(ink, tuple(self.rooms), head, theme.mm(1.9), theme.mm(measures.MARK_MM), left=True)
        self.paint_words(ink, rest, colours.text, colours.dim)
        self.paint_focus(ink, self.box)


class ShowCard(Choice):
    """The film: the one large thing in the accent."""

    minutes = StringProperty("")
    watched = ("title", "sub", "beside", "minutes")

    def paint(self, ink: Ink) -> None:
        """A small drawn table and how long it takes, and words."""
        theme, colours = ink.theme, ink.theme.colours
        ground, words = colours.accent, colours.on_accent
        if self.pressed:
            ground, words = words, ground
        ink.slab(self.box, ground, theme.look.radius)
        head, rest = self.halves(ink)
        arrow, gap = 1.7 * theme.mm(ARROW_MM), theme.mm(measures.GAP_MM)
        minutes = measures.fonts(theme)[0]
        beyond = 0 if self.beside else gap + ink.press.type.width(self.minutes, minutes)
        wide = min(BROAD * head.h, head.w - arrow - gap - beyond)
        table = head.centred(head.w, wide / BROAD).cut_left(wide)[0]
        self._paint_table(ink, table, words)
        start, middle, high = table.right + gap, table.y + table.h / 2, theme.mm(ARROW_MM)
        ink.shape([(start, middle - high), (start, middle + high), (start + arrow, middle)], words)
        if not self.beside:  # there its second line says it
            ink.words(self.minutes, head, minutes, words, "right")
        self.paint_words(ink, rest, words, words)
        self.paint_focus(ink, self.box)

    def _paint_table(self, ink: Ink, box: Box, colour: Colour) -> None:
        """A board of two rows in outline, a card and the large button filled."""
        theme = ink.theme
        line = theme.line("outline")
        ink.frame(box, colour, line * 1.5, theme.mm(0.8))
        rows = box.inset(theme.mm(1.6)).rows([share for share, _ in ROWS], theme.mm(1.6))
        for at, (row, (_, count)) in enumerate(zip(rows, ROWS, strict=True)):
            shares = [1.0] * count if not at else [1.0, 1.0, 1.0, 2.6]
            cells = row.columns(shares, theme.mm(1.3))
            for place, cell in enumerate(cells):
                if place == (2 if not at else 3):
                    ink.fill(cell, colour)
                else:
                    ink.frame(cell, colour, line)
