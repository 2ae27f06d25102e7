"""The chooser: everything that can be chosen, before the market, with its price and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.theme import Font, Theme
from ui.widgets.chooser.layout import MORE, Cell, arrange_cells
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import fit_pair
from ui.widgets.ink.ink import Ink

FIGURE_MM = 7.4
EDGE_MM, GAP_MM = 0.5, 0.9


class ChooserGround(Drawn):
    """What lies behind the cells, framed so that it is one thing."""

    def paint(self, ink: Ink) -> None:
        """The colour of the table in a frame of accent."""
        colours = ink.theme.colours
        ink.fill(self.box, colours.bg)
        ink.frame(self.box, colours.accent, ink.theme.line("outline"))


class ChooserCell(Touchable):
    """One cell; what only explains has no plate."""

    cell = ObjectProperty(None, allownone=True)
    fonts = ObjectProperty(None, allownone=True)
    watched = ("cell", "fonts")

    def paint(self, ink: Ink) -> None:
        """Plate, price at the left, two lines."""
        cell: Cell = self.cell
        theme, colours = ink.theme, ink.theme.colours
        ground, words, below = colours.raised, colours.text, colours.dim
        if self.pressed:
            ground, words, below = colours.accent, colours.on_accent, colours.on_accent
        if cell.is_choice or self.pressed:
            ink.slab(self.box, ground, theme.look.radius)
        if cell.is_choice:
            ink.frame(self.box, colours.accent, theme.line("outline"), theme.look.radius)
        inner = words_box(theme, cell, self.box)
        if cell.price is not None:
            paint_figure(ink, cell.price, figure_box(theme, cell.price, self.box))
        words = words if cell.is_choice else colours.dim
        setter, room, gap = ink.press.type, (inner.w, inner.h), theme.mm(0.9)
        pair = fit_pair(setter, cell.words, cell.does, room, self.fonts, gap)
        if pair.foot is None and cell.brief:
            pair = fit_pair(setter, cell.words, cell.brief, room, self.fonts, gap)
        if pair.foot is None or not cell.does:
            ink.lines(pair.head.lines, inner, pair.head.font, words, "left", "middle")
        else:
            block = inner.centred(inner.w, pair.height)
            used = ink.lines(pair.head.lines, block, pair.head.font, words, "left")
            ink.lines(pair.foot.lines, block.trimmed(top=used + pair.gap), pair.foot.font, below, "left")
        self.paint_focus(ink, self.box)


def figure_box(theme: Theme, figure: Figure, box: Box) -> Box:
    """Where the price of a cell stands: at its left."""
    inner = box.inset(theme.mm(EDGE_MM), theme.mm(EDGE_MM))
    size = min(theme.mm(FIGURE_MM), inner.h)
    wide = figure_width(figure.shape, size)
    return inner.cut_left(wide)[0].centred(wide, size)


def words_box(theme: Theme, cell: Cell, box: Box) -> Box:
    """What is left of a cell for its words."""
    inner = box.inset(theme.mm(EDGE_MM), theme.mm(EDGE_MM))
    if cell.price is None:
        return inner.trimmed(left=theme.mm(GAP_MM))
    return inner.trimmed(left=round(figure_box(theme, cell.price, box).w) + theme.mm(GAP_MM))


class Chooser(FloatLayout):
    """Fires on_choice(id) and on_read(id)."""

    __events__ = ("on_choice", "on_read")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is open."""
        super().__init__(size_hint=(None, None), **values)
        self.wear = wear
        self.ground = ChooserGround(wear=wear, size_hint=(None, None))
        self.cells: list[ChooserCell] = []
        self._all: tuple[Cell, ...] = ()
        self._box: Box | None = None
        self._page = 0

    @property
    def is_open(self) -> bool:
        """Whether it lies there."""
        return self._box is not None

    def show(self, cells: Sequence[Cell], box: Box) -> None:
        """Lie there with these cells."""
        if (tuple(cells), box) == (self._all, self._box):
            return
        if tuple(cells) != self._all:
            self._page = 0
        self._all, self._box = tuple(cells), box
        self._arrange()

    def hide(self) -> None:
        """Nothing is to be chosen."""
        self._all, self._box, self._page = (), None, 0
        self.cells = []
        self.clear_widgets()

    def _arrange(self) -> None:
        """The cells of this page."""
        box, theme = self._box, self.wear.theme
        assert box is not None  # only what lies there is arranged
        self.pos, self.size = (box.x, box.y), (box.w, box.h)
        self.clear_widgets()
        self.ground.pos, self.ground.size = (box.x, box.y), (box.w, box.h)
        self.add_widget(self.ground)
        grid = arrange_cells(theme, box.inset(theme.mm(0.5), theme.mm(0.5)), len(self._all), self._page)
        shown = list(self._all[grid.first : grid.first + len(grid.boxes) - grid.goes_on])
        if grid.goes_on:
            left = len(self._all) - len(shown)
            shown.append(Cell(MORE, self.wear.tell("ui-more", count=left), is_choice=False))
        fonts = self._fonts(shown, grid.boxes[0])
        self.cells = [self._made(cell, place, fonts) for cell, place in zip(shown, grid.boxes, strict=True)]

    def _fonts(self, cells: Sequence[Cell], box: Box) -> tuple[Font, Font]:
        """One size for all of them: the largest in which every first line is whole."""
        theme = self.wear.theme
        setter, small = self.wear.press.type, theme.font("caption")
        middle = theme.font_mm((theme.font("body").cap + small.cap) / 2 / theme.glass.px_per_mm, "body")
        able = (
            font
            for font in (theme.font("body"), middle)
            if all(setter.width(cell.words, font) <= words_box(theme, cell, box).w for cell in cells)
        )
        return next(able, small), small

    def _made(self, cell: Cell, box: Box, fonts: tuple[Font, Font]) -> ChooserCell:
        made = ChooserCell(
            wear=self.wear, cell=cell, fonts=fonts, pos=(box.x, box.y), size=(box.w, box.h),
            size_hint=(None, None),
        )  # fmt: skip
        made.bind(
            on_tap=lambda _c: self._chosen(cell.id), on_hold=lambda _c: self.dispatch("on_read", cell.id)
        )
        self.add_widget(made)
        return made

    def _chosen(self, id: str) -> None:
        if id == MORE:
            self._page += 1
            self._arrange()
        else:
            self.dispatch("on_choice", id)

    def mark_next(self) -> None:
        """For buttons beside the glass: the next cell wears the ring, after the last none."""
        at = next((at for at, cell in enumerate(self.cells) if cell.focused), -1)
        for cell in self.cells:
            cell.focused = False
        if at + 1 < len(self.cells):
            self.cells[at + 1].focused = True

    @property
    def marked(self) -> ChooserCell | None:
        """The cell that wears the ring."""
        return next((cell for cell in self.cells if cell.focused), None)

    def on_choice(self, id: str) -> None:
        """A cell was touched."""

    def on_read(self, id: str) -> None:
        """A cell was held: its card is to be read."""
