"""The two large cards of the home screen."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from ui.rooms.marks import paint_mark, paint_marks
from ui.screens.home.model import Resume
from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.fits import fit, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.people.life import life_words
from ui.widgets.people.tab import paint_tab

TAIL = 0.4  # of the capitals


class ResumeCard(Drawn):
    """The last game, in the look of that game; its button lies on the lower part."""

    model = ObjectProperty(None, allownone=True)
    watched = ("model",)

    def paint(self, ink: Ink) -> None:
        """Mark, title, where it stands, who sits there."""
        theme, colours = ink.theme, ink.theme.colours
        model: Resume = self.model
        ink.slab(self.box, colours.bg, theme.mm(1.2))
        ink.frame(self.box, colours.accent, theme.line("outline"), theme.mm(1.2))
        inner = self.box.inset(theme.mm(3.2)).trimmed(
            bottom=min(theme.mm(15.5), self.height * 0.3) + theme.mm(2)
        )
        head, foot = inner.rows([0.56, 0.44], theme.mm(2))
        side = min(head.h, theme.mm(16))
        part, words = head.cut_left(side, theme.mm(3.4))
        paint_mark(ink, model.room, part.cut_top(side)[0])
        ink.frame(part.cut_top(side)[0].centred(side, side), colours.frame, 1, theme.mm(1))
        above, below = words.cut_top(side)[0].rows(2)
        title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
        name = fit(ink.press.type, model.title, above.w, [(title, 1), (body, 1), (body, 2)])
        line = fit(ink.press.type, model.line, below.w, [(body, 1), (caption, 1), (caption, 2)])
        apart = TAIL * name.font.cap  # the tails of the title do not touch the line below it
        ink.lines(name.lines, above.trimmed(bottom=apart), name.font, colours.text, "left", "middle")
        ink.lines(line.lines, below.trimmed(top=apart), line.font, colours.dim, "left", "middle")
        self._paint_seats(ink, model, foot)

    def _paint_seats(self, ink: Ink, model: Resume, box: Box) -> None:
        """Each person with the damage so far."""
        theme, colours = ink.theme, ink.theme.colours
        cells = seat_cells(box, len(model.seats), theme.mm(13), theme.mm(1.6))
        for seat, (tab, rest) in zip(model.seats, cells, strict=True):
            paint_tab(ink, tab, seat.name, seat.colour, not seat.alive)
            font = theme.font_px(min(tab.h * 0.75, theme.font("key").cap))
            ink.words(life_words(seat)[0], rest, font, colours.text)


def seat_cells(box: Box, seats: int, most: float, gap: float) -> list[tuple[Box, Box]]:
    """A tab, and the place of its number beside it, for each seat; five of them get smaller together."""
    each = box.w / max(1, seats)
    size = min(box.h, most, (each - 2 * gap) / 2)
    width = min(max(size * 2.4, 2 * (size + gap)), each)
    cells = [Box(round(box.x + at * width), box.y, int(width - gap), box.h) for at in range(seats)]
    parts = [cell.cut_left(size, gap) for cell in cells]
    return [(part.centred(size, size), rest) for part, rest in parts]


class NoGame(Drawn):
    """The place of the last game while there is none: a new game keeps its own beside it."""

    def paint(self, ink: Ink) -> None:
        """A frame and a sentence; nothing can be touched there."""
        theme, colours = ink.theme, ink.theme.colours
        ink.frame(self.box, colours.frame, 1, theme.look.radius)
        inner = self.box.inset(theme.mm(4), theme.mm(4))
        ways = [(theme.font("body"), 1), (theme.font("body"), 2), (theme.font("caption"), 3)]
        words = fit(ink.press.type, self.wear.tell("ui-home-none"), inner.w, ways)
        ink.lines(words.lines, inner, words.font, colours.dim, "center", "middle")


class NewGameCard(Touchable):
    """A new game: the marks of what can be played here."""

    rooms = ObjectProperty(())
    watched = ("rooms",)

    def paint(self, ink: Ink) -> None:
        """Marks above, words below."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.raised if self.pressed else colours.card, theme.look.radius)
        ink.frame(self.box, colours.frame, theme.line("outline"), theme.look.radius)
        inner = self.box.inset(theme.mm(4), theme.mm(4))
        title, body = theme.font("title", "title"), theme.font("body")
        ways = [(title, 1), (body, 1), (title, 2), (body, 2), (theme.font("caption"), 2)]
        words = fit(ink.press.type, self.wear.tell("ui-new-game"), inner.w, ways)
        foot, above = inner.cut_bottom(round(lines_height(words) + theme.mm(3)), theme.mm(2))
        paint_marks(ink, tuple(self.rooms), above, theme.mm(2.2), theme.mm(26))
        ink.lines(words.lines, foot, words.font, colours.text, "center", "middle")
        self.paint_focus(ink, self.box)
