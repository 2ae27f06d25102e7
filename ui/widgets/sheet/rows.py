"""Rows of the undo sheet: what cannot be unseen, what to carry."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from ui.theme.theme import Font
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit, line_step
from ui.widgets.ink.ink import Ink

MOST_LINES = 9  # of a warning in small type


class Warning(Drawn):
    """What cannot be unseen, framed, first."""

    text = StringProperty("")
    kind = StringProperty("")
    watched = ("text", "kind")

    def need(self, width: float) -> float:
        """How high it has to be at a width: as large as two lines of it may be, else as many small ones."""
        theme, setter = self.wear.theme, self.wear.press.type
        body, caption = theme.font("body"), theme.font("caption")
        room = width - theme.mm(2 * 2 + 7 + 2.4)
        large = setter.wrap(self.text, body, room)
        font, lines = (body, large) if len(large) <= 2 else (caption, setter.wrap(self.text, caption, room))
        return font.cap + line_step(font) * (len(lines) - 1) + theme.mm(4)

    def paint(self, ink: Ink) -> None:
        """An eye or a deck, and the sentence."""
        if not self.text:
            return
        theme, colours = ink.theme, ink.theme.colours
        ink.fill(self.box, colours.bg)
        ink.frame(self.box, colours.warn, theme.line("outline"), theme.look.radius)
        side = theme.mm(7)
        part, room = self.box.inset(theme.mm(2), theme.mm(1)).cut_left(side, theme.mm(2.4))
        paint_icon(ink, "look" if self.kind == "seen" else "cards", part.centred(side, side), colours.warn)
        body, caption = theme.font("body"), theme.font("caption")
        every = ((body, 1), (body, 2), *((caption, count) for count in range(2, MOST_LINES + 1)))
        ways = [(font, count) for font, count in every if font.cap + (count - 1) * line_step(font) <= room.h]
        words = fit(ink.press.type, self.text, room.w, [*ways, every[-1]])
        ink.lines(words.lines, room, words.font, colours.text, "left", "middle")


class MoveList(Drawn):
    """The hand moves, one plate each; more than fit are counted."""

    lines = ObjectProperty(())
    watched = ("lines",)

    def paint(self, ink: Ink) -> None:
        """A hollow box and the words."""
        theme, colours = ink.theme, ink.theme.colours
        lines = list(self.lines)
        height, gap = self._row_height(lines), theme.mm(0.8)
        fits = max(1, int((self.height + gap) // (height + gap)))
        if len(lines) > fits:
            rest = len(lines) - fits + 1
            lines = [*lines[: fits - 1], self.wear.tell("ui-and-more", count=rest)]
        way = self._way(lines)
        for at, words in enumerate(lines):
            row = self.box.trimmed(top=at * (height + gap)).cut_top(height)[0]
            ink.slab(row, colours.card, theme.look.radius)
            side = theme.mm(5)
            part, room = row.inset(theme.mm(1.8), 0).cut_left(side, theme.mm(2.4))
            ink.frame(part.centred(side, side), colours.frame, theme.line("outline"), 2)
            said = fit(ink.press.type, words, room.w, [way])
            ink.lines(said.lines, room, said.font, colours.on_card, "left", "middle")

    def _way(self, lines: list[str]) -> tuple[Font, int]:
        """One size of type for all of them."""
        theme, setter = self.wear.theme, self.wear.press.type
        body, caption, room = theme.font("body"), theme.font("caption"), self._room()
        fits = all(setter.width(words, body) <= room for words in lines)
        return (body, 1) if fits else (caption, 3)

    def _room(self) -> float:
        """How wide a line may be."""
        return self.width - self.wear.theme.mm(1.8 * 2 + 5 + 2.4)

    def _row_height(self, lines: list[str]) -> float:
        """One line, or as many small ones as the longest needs."""
        theme, setter = self.wear.theme, self.wear.press.type
        caption, room = theme.font("caption"), self._room()
        most = max((len(setter.wrap(words, caption, room)) for words in lines), default=1)
        return max(theme.mm(7.4), caption.cap + line_step(caption) * (most - 1) + theme.mm(2.6))
