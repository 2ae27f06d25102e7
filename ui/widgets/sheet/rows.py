"""Rows of the undo sheet: what goes, what it means, what to carry."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fitting import fit, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab


class GoneList(Drawn):
    """Entries from the newest; those that go have a bar, a line below the last of them."""

    lines = ObjectProperty(())
    watched = ("lines",)

    def paint(self, ink: Ink) -> None:
        """One plate for each entry that fits."""
        theme, colours = ink.theme, ink.theme.colours
        height, gap = theme.mm(9.6), theme.mm(1.0)
        lines = tuple(self.lines)[: max(1, int((self.height + gap) // (height + gap)))]
        for at, line in enumerate(lines):
            row = self.box.trimmed(top=at * (height + gap)).cut_top(height)[0]
            ink.slab(row, colours.raised if line.gone else colours.card, theme.look.radius)
            if line.gone:
                ink.fill(Box(row.x, row.y, theme.mm(1.2), row.h), colours.warn)
            inner = row.trimmed(left=theme.mm(3), right=theme.mm(1.6))
            if line.seat is not None:
                size = theme.mm(6)
                part, inner = inner.cut_right(size, theme.mm(1.5))
                paint_tab(ink, part.centred(size, size), line.seat.name, line.seat.colour)
            words = fit(
                ink.press.type, line.words, inner.w, [(theme.font("body"), 1), (theme.font("caption"), 2)]
            )
            ink.lines(
                words.lines, inner, words.font, colours.text if line.gone else colours.dim, "left", "middle"
            )
            if line.gone and (at + 1 == len(lines) or not lines[at + 1].gone):
                ink.fill(Box(row.x, row.y - gap * 0.75, row.w, theme.mm(0.6)), colours.warn)


class Warning(Drawn):
    """What cannot be unseen, framed, first."""

    text = StringProperty("")
    kind = StringProperty("")
    watched = ("text", "kind")

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
        every = ((body, 1), (body, 2), (caption, 2), (caption, 3))
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
        height, gap = theme.mm(7.4), theme.mm(0.8)
        lines = list(self.lines)
        fits = max(1, int((self.height + gap) // (height + gap)))
        if len(lines) > fits:
            rest = len(lines) - fits + 1
            lines = [*lines[: fits - 1], self.wear.tell("ui-and-more", count=rest)]
        for at, words in enumerate(lines):
            row = self.box.trimmed(top=at * (height + gap)).cut_top(height)[0]
            ink.slab(row, colours.card, theme.look.radius)
            side = theme.mm(5)
            part, room = row.inset(theme.mm(1.8), 0).cut_left(side, theme.mm(2.4))
            ink.frame(part.centred(side, side), colours.frame, theme.line("outline"), 2)
            said = fit(
                ink.press.type,
                words,
                room.w,
                [(theme.font("body"), 1), (theme.font("caption"), 1), (theme.font("caption"), 2)],
            )
            ink.lines(said.lines, room, said.font, colours.on_card, "left", "middle")
