"""The two large cards of the very first screen."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from ui.rooms.marks import paint_mark
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.fits import fit, line_step, lines_height
from ui.widgets.ink.ink import Ink

PAD_MM, SIGN_MM, LINE_MM, SIDE_MM = 4.6, 13.0, 1.6, 50.0
ROWS = ((0.62, 4), (0.38, 3))  # of the small drawn table: how high, and how many places


class Choice(Touchable):
    """A sign above, a title, and what it brings."""

    title = StringProperty("")
    sub = StringProperty("")
    watched: tuple[str, ...] = ("title", "sub")

    def halves(self, ink: Ink) -> tuple[Box, Box]:
        """Sign and words: one above the other, side by side where there is no height for both."""
        theme = ink.theme
        inner = self.box.inset(theme.mm(PAD_MM), min(theme.mm(PAD_MM), self.height * 0.08))
        if inner.h < theme.mm(SIGN_MM + 3) + 2 * theme.font("title", "title").px + theme.font("body").px:
            side, rest = inner.cut_left(min(theme.mm(SIDE_MM), inner.w * 0.4), theme.mm(3))
            return side.centred(side.w, min(side.h, theme.mm(SIGN_MM))), rest
        return inner.cut_top(theme.mm(SIGN_MM), theme.mm(3))

    def paint_words(self, ink: Ink, box: Box, colour: Colour, dim: Colour) -> None:
        """The title, and below it as much as has room."""
        theme = ink.theme
        title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
        above = fit(ink.press.type, self.title, box.w, [(title, 1), (body, 1), (body, 2)])
        rest = box.trimmed(top=lines_height(above) + theme.mm(LINE_MM) + 0.4 * above.font.cap)
        ways = [(font, count) for font in (body, caption) for count in (1, 2, 3)]
        able = [(font, n) for font, n in ways if font.cap + line_step(font) * (n - 1) <= rest.h]
        below = fit(ink.press.type, self.sub, rest.w, able or ways[-3:-2])
        has_room = below.whole and bool(able)  # where there is none for all of it, the title says enough
        ink.lines(above.lines, box, above.font, colour, "left", "top" if has_room else "middle")
        if has_room:
            ink.lines(below.lines, rest, below.font, dim, "left", "top")


class FreshCard(Choice):
    """A new game: the marks of what can be played here."""

    rooms = ObjectProperty(())
    watched = ("title", "sub", "rooms")

    def paint(self, ink: Ink) -> None:
        """Marks above, words below."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.raised if self.pressed else colours.card, theme.look.radius)
        ink.frame(self.box, colours.frame, theme.line("outline"), theme.look.radius)
        head, rest = self.halves(ink)
        rooms = tuple(self.rooms)
        gap = theme.mm(1.9)
        side = min(head.h, (head.w + gap) / max(1, len(rooms)) - gap)
        for at, room in enumerate(rooms):
            paint_mark(ink, room, Box(head.x + at * (side + gap), head.top - side, side, side))
        self.paint_words(ink, rest, colours.text, colours.dim)
        self.paint_focus(ink, self.box)


class ShowCard(Choice):
    """The film: the one large thing in the accent."""

    minutes = StringProperty("")
    watched = ("title", "sub", "minutes")

    def paint(self, ink: Ink) -> None:
        """A small drawn table and how long it takes, words below."""
        theme, colours = ink.theme, ink.theme.colours
        ground, words = colours.accent, colours.on_accent
        if self.pressed:
            ground, words = words, ground
        ink.slab(self.box, ground, theme.look.radius)
        head, rest = self.halves(ink)
        self._paint_table(ink, head.cut_left(min(theme.mm(28.6), head.w * 0.45))[0], words)
        start, middle = head.x + min(theme.mm(31.6), head.w * 0.5), head.y + head.h / 2
        high = theme.mm(3.4)
        ink.shape([(start, middle - high), (start, middle + high), (start + 1.7 * high, middle)], words)
        if not self._is_tight(head):
            ink.words(self.minutes, head, theme.font("title", "title"), words, "right")
        self.paint_words(ink, rest, words, words)
        self.paint_focus(ink, self.box)

    def _is_tight(self, head: Box) -> bool:
        """Whether the sign stands beside the words, where there is no room for the minutes."""
        return head.w < self.width * 0.5

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
