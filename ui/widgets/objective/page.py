"""The sheet of an objective: its head with the progress, then paragraphs and hazards, page by page."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty

from ui.theme.boxes import Box
from ui.theme.theme import Font
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import fit, in_height, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.objective.signs import paint_sign
from ui.widgets.people.cells import paint_cells
from ui.widgets.spots.spot import Explained

BANNER_MM, DIGIT_MM, HAZARD_MM, CELL_MM = 14.0, 7.5, 9.1, 6.5
HEADING_SHARE = 0.19  # of the width: headings stand beside their sentences
NOTE_SHARE = 0.22


class ObjectiveHead(Explained):
    """Banner, title and place at the left, cells and the count at the right."""

    page = ObjectProperty(None, allownone=True)
    watched = ("page",)

    def paint(self, ink: Ink) -> None:
        """The level, the words, how far it is, and a rule below."""
        if self.page is None:
            return
        theme, colours = ink.theme, ink.theme.colours
        room = self.box.trimmed(bottom=theme.mm(1.6))
        if self.page.banner is not None:
            part, room = room.cut_left(figure_width("level", room.h), theme.mm(3))
            paint_figure(ink, self.page.banner, part)
        if self.page.need:
            room = self._paint_progress(ink, room)
        above, below = room.rows([1.2, 1.0], theme.mm(1.9))
        title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
        small = theme.plain("caption")
        heads = [(title, 1), (body, 1), (body, 2), (caption, 1), (caption, 2), (small, 2)]
        head = fit(ink.press.type, self.page.title, room.w, in_height(heads, above.h))
        ink.lines(head.lines, above, head.font, colours.text, "left", "bottom")
        subs = [(body, 1), (caption, 1), (caption, 2), (small, 1), (small, 2)]
        sub = fit(ink.press.type, self.page.sub, room.w, in_height(subs, below.h))
        ink.lines(sub.lines, below, sub.font, colours.dim, "left", "top")
        ink.fill(Box(self.x, self.y, self.width, 1), colours.line)

    def _paint_progress(self, ink: Ink, room: Box) -> Box:
        """The count as a key figure, and a cell for each step; gives the room beside them."""
        theme, colours = ink.theme, ink.theme.colours
        digit, body = theme.font_px(min(theme.mm(DIGIT_MM), room.h * 0.7), "number"), theme.font("body")
        of = ink.press.type.width(self.page.progress, body)
        done = ink.press.type.width(str(self.page.done), digit)
        part, room = room.cut_right(of, theme.mm(1.4))
        foot = Box(
            part.x, round(part.y + (part.h - digit.cap) / 2), part.w, body.cap
        )  # one line with the digit
        ink.words(self.page.progress, foot, body, colours.dim, "right", "bottom")
        part, room = room.cut_right(done, theme.mm(3))
        ink.words(str(self.page.done), part, digit, colours.text, "right")
        side = min(theme.mm(CELL_MM), room.h * 0.6)
        wide = min(side * self.page.need + 4.0 * (self.page.need - 1), room.w * 0.3)
        part, room = room.cut_right(wide, theme.mm(3))
        paint_cells(ink, part.centred(part.w, side), self.page.done, self.page.need, colours.accent)
        return room


class ObjectiveRows(Explained):
    """Paragraphs with their headings, then a row for each hazard; `at` is the one that has just come."""

    page = ObjectProperty(None, allownone=True)
    at = NumericProperty(-1)
    number = NumericProperty(0)
    watched = ("page", "at", "number")

    @property
    def pages(self) -> int:
        """How many pages its rows take."""
        return len(self._pages()) if self.page is not None and self.width > 1 else 1

    @property
    def page_of_new(self) -> int:
        """The page on which the hazard stands that has just come."""
        return next(
            (
                at
                for at, rows in enumerate(self._pages())
                if any(getattr(row, "number", 0) - 1 == self.at for row, _ in rows)
            ),
            0,
        )

    def _pages(self) -> list[list[tuple[Any, int]]]:
        """The rows of each page with their heights: whole rows only."""
        theme = self.wear.theme
        rows = [(one, self._height(one.text, self._room(is_hazard=False))) for one in self.page.paragraphs]
        least = theme.mm(HAZARD_MM)
        rows += [
            (one, max(least, self._height(one.text, self._room(is_hazard=True)) + theme.mm(2)))
            for one in self.page.hazards
        ]
        pages: list[list[tuple[Any, int]]] = [[]]
        used = 0
        for row, height in rows:
            step = height + theme.mm(1.4)
            if used + height > self.height and pages[-1]:
                pages.append([])
                used = 0
            pages[-1].append((row, height))
            used += step
        return pages

    def _room(self, *, is_hazard: bool) -> float:
        theme = self.wear.theme
        if is_hazard:
            return self.width * (1 - NOTE_SHARE) - figure_width("hazard", theme.mm(HAZARD_MM)) - theme.mm(6)
        return self.width * (1 - HEADING_SHARE) - theme.mm(2)

    def _height(self, words: str, width: float) -> int:
        font = self._font()
        lines = len(self.wear.press.type.wrap(words, font, width)) if words else 1
        return round(font.cap + line_step(font) * (lines - 1) + self.wear.theme.mm(1.6))

    def _font(self) -> Font:
        return self.wear.theme.font("body")

    def paint(self, ink: Ink) -> None:
        """The rows of the page."""
        if self.page is None:
            return
        pages, room = self._pages(), self.box
        for row, height in pages[min(int(self.number), len(pages) - 1)]:
            part, room = room.cut_top(min(height, room.h), ink.theme.mm(1.4))
            if hasattr(row, "head"):
                self._paint_paragraph(ink, row, part)
            else:
                self._paint_hazard(ink, row, part)

    def _paint_paragraph(self, ink: Ink, row: Any, box: Box) -> None:
        theme, colours = ink.theme, ink.theme.colours
        part, room = box.cut_left(round(self.width * HEADING_SHARE), theme.mm(2))
        ways = [(theme.font("body"), 1), (theme.font("caption"), 2), (theme.plain("caption"), 1)]
        head = fit(ink.press.type, row.head.upper(), part.w, in_height(ways, part.h))
        ink.lines(head.lines, part, head.font, getattr(colours, row.tint))
        ink.paragraph(row.text, room, self._font(), colours.text)

    def _paint_hazard(self, ink: Ink, row: Any, box: Box) -> None:
        """Filled and dim when it has happened, framed when it is next; the new one in the warning colour."""
        theme, colours = ink.theme, ink.theme.colours
        is_new = row.number - 1 == self.at
        ink.slab(box, colours.card, theme.look.radius)
        if row.state == "next" or is_new:
            ink.frame(box, colours.warn, theme.line("outline") * (2 if is_new else 1), theme.look.radius)
        inner = box.inset(theme.mm(1.4), theme.mm(0.6))
        size = min(theme.mm(HAZARD_MM - 1.4), inner.h)
        part, inner = inner.cut_left(figure_width("hazard", size), theme.mm(2))
        if row.sign is not None:
            paint_sign(ink, row.sign, part.centred(figure_width(row.sign.figure.shape, size), size))
        note, inner = inner.cut_right(round(self.width * NOTE_SHARE), theme.mm(2))
        tint = colours.dim if row.state == "happened" and not is_new else colours.on_card
        ink.paragraph(row.text, inner, self._font(), tint, "left", "middle")
        small = theme.plain("caption")
        ways = [(theme.font("body"), 1), (theme.font("caption"), 2), (small, 1), (small, 2), (small, 3)]
        said = fit(ink.press.type, row.note, note.w, in_height(ways, note.h))
        told = colours.warn if row.state == "next" or is_new else colours.dim
        ink.lines(said.lines, note, said.font, told, "right", "middle")
