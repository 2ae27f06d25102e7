"""A cell of the chooser: the price at the left, what is done, and all that it does."""

from __future__ import annotations

import msgspec
from kivy.properties import BooleanProperty, ObjectProperty

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.theme.theme import Theme
from ui.widgets.chooser.layout import CELL_MM, Cell
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import Fitted, fit, line_step, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.ink.typesetter import Typesetter
from ui.widgets.reel.cut import paint_open

FIGURE_MM = 7.4
EDGE_MM, GAP_MM = 0.5, 0.9
PAD_MM, PAD_LARGE_MM = 0.8, 1.6  # above and below the words, on the smallest glass and on others
PAD_HIGH_MM = 1.4  # on the smallest glass, where there are more words than a cell has room for anyway
TAILS = 0.3  # of the capitals: the room of the letters that go below the line
MOST = 12  # lines: no sentence of a card has more


class SetCell(msgspec.Struct, frozen=True):
    """The words of a cell, broken into lines; all cells have them in one size."""

    head: Fitted
    foot: Fitted | None
    gap: float

    @property
    def height(self) -> float:
        """From the capitals of the first line to the foot of the last."""
        below = self.gap + lines_height(self.foot) if self.foot is not None else 0.0
        return lines_height(self.head) + below


def set_cell(setter: Typesetter, theme: Theme, cell: Cell, width: float, room: float) -> SetCell:
    """What it is and what it does; a sentence too long for the room is said in few words, or set smaller."""
    body, small = theme.font("body"), theme.font("caption")
    head = fit(setter, cell.words, width, [(body, count) for count in range(1, MOST)])
    gap = theme.mm(0.9) + TAILS * body.cap
    left = room - lines_height(head) - gap
    for words, font in ((cell.does, body), (cell.brief, body), (cell.does, small)):
        ways = [(font, n) for n in range(1, MOST) if font.cap + line_step(font) * (n - 1) <= left]
        foot = fit(setter, words, width, ways) if words and ways else None
        if foot is not None and foot.whole:
            return SetCell(head, foot, gap)
    return SetCell(head, None, gap)


def pad(theme: Theme) -> int:
    """Above and below the words of a cell."""
    return theme.mm(PAD_MM if theme.glass.is_small else PAD_LARGE_MM)


def need(setter: Typesetter, theme: Theme, cell: Cell, width: float) -> float:
    """How high a cell of some width has to be to say everything, with its margins."""
    inner = words_box(theme, cell, Box(0, 0, width, theme.mm(FIGURE_MM)))
    high = set_cell(setter, theme, cell, inner.w, float("inf")).height
    is_low = high + 2 * pad(theme) <= theme.mm(CELL_MM)
    return round(high + 2 * (pad(theme) if is_low else max(pad(theme), theme.mm(PAD_HIGH_MM))))


def figure_box(theme: Theme, figure: Figure, box: Box) -> Box:
    """Where the price of a cell stands: at its left."""
    inner = box.inset(theme.mm(EDGE_MM), theme.mm(EDGE_MM))
    size = min(theme.mm(FIGURE_MM), inner.h)
    wide = figure_width(figure.shape, size)
    return inner.cut_left(wide)[0].centred(wide, size)


def words_box(theme: Theme, cell: Cell, box: Box) -> Box:
    """What is left of a cell for its words."""
    inner = box.inset(theme.mm(EDGE_MM), 0).trimmed(right=theme.mm(EDGE_MM))
    if cell.price is None:
        return inner.trimmed(left=theme.mm(GAP_MM))
    size = theme.mm(FIGURE_MM)
    return inner.trimmed(left=round(figure_width(cell.price.shape, size)) + theme.mm(GAP_MM))


class ChooserCell(Touchable):
    """One cell; what only explains has no plate, and one that is cut shows as much as there is room for."""

    cell = ObjectProperty(None, allownone=True)
    is_cut = BooleanProperty(False)
    room = ObjectProperty(0.0)  # how high a cell can be at most
    watched = ("cell", "is_cut", "room")

    @property
    def reach(self) -> Box:
        """Where a finger hits it: one that is cut is only drawn into sight, from wherever the rows go on."""
        high = max(self.height, self.wear.theme.space("touch")) if self.is_cut else self.height
        return Box(self.x, self.top - high, self.width, high)

    def paint(self, ink: Ink) -> None:
        """Plate, price at the left, the lines."""
        cell: Cell = self.cell
        colours = ink.theme.colours
        ground, words, below = colours.raised, colours.text, colours.dim
        if self.pressed:
            ground, words, below = colours.accent, colours.on_accent, colours.on_accent
        self._paint_plate(ink, ground)
        words = words if cell.is_choice else colours.dim
        self._paint_words(ink, words, below)
        self.paint_focus(ink, self.box)

    def _paint_plate(self, ink: Ink, ground: Colour) -> None:
        """A cell that is cut has no lower edge."""
        theme, box = ink.theme, self.box
        if not (self.cell.is_choice or self.pressed):
            return
        if not self.is_cut:
            ink.slab(box, ground, theme.look.radius)
            ink.frame(box, theme.colours.accent, theme.line("outline"), theme.look.radius)
            return
        paint_open(ink, box, ground)

    def _paint_words(self, ink: Ink, words: Colour, below: Colour) -> None:
        """In the middle of the cell; of one that is cut only the lines that have room."""
        theme, cell = ink.theme, self.cell
        inner = words_box(theme, cell, self.box)
        margin = pad(theme)
        said = set_cell(ink.press.type, theme, cell, inner.w, self.room - 2 * margin)
        if self.is_cut:
            self._paint_cut(ink, said, inner.trimmed(top=margin), words)
            return
        if cell.price is not None:
            paint_figure(ink, cell.price, figure_box(theme, cell.price, self.box))
        block = inner.centred(inner.w, min(inner.h, said.height))
        used = ink.lines(said.head.lines, block, said.head.font, words)
        if said.foot is not None:
            ink.lines(said.foot.lines, block.trimmed(top=used + said.gap), said.foot.font, below)

    def _paint_cut(self, ink: Ink, said: SetCell, inner: Box, words: Colour) -> None:
        """What it is, where that has room, and its price beside it."""
        theme, price, font = ink.theme, self.cell.price, said.head.font
        count = int((inner.h - font.cap) // line_step(font)) + 1 if inner.h >= font.cap else 0
        ink.lines(said.head.lines[:count], inner, font, words)
        size = theme.mm(FIGURE_MM)
        if price is not None and self.height >= size + theme.mm(EDGE_MM):
            top = self.box.cut_top(size + 2 * theme.mm(EDGE_MM))[0]
            paint_figure(ink, price, figure_box(theme, price, top))
