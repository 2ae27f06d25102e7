"""The grammar on one screen: every state and shape once, in the look it is given."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Figure, Place, Tile
from companion.core.language.phrases import named, phrase
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.states.model import FIGURES, STATES
from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ground.ground import Ground
from ui.widgets.icons.icons import CLASSES, paint_icon
from ui.widgets.ink.ink import Ink
from ui.widgets.label.label import Words
from ui.widgets.people.tab import paint_tab
from ui.widgets.place.place import PlaceWidget
from ui.widgets.tile.tile import TileWidget


class Shapes(Drawn):
    """Seats and classes, or figures, in one row."""

    figures = ObjectProperty(())
    seats = ObjectProperty(())
    classes = ObjectProperty(False)
    watched = ("figures", "seats", "classes")

    def paint(self, ink: Ink) -> None:
        """Each in a cell of its own."""
        theme = ink.theme
        size = min(theme.mm(11), self.height)
        for at, cell in enumerate(self.box.columns(max(1, len(self.figures)))):
            if self.figures:
                figure: Figure = self.figures[at]
                size = min(size, cell.w / figure_width(figure.shape, 100) * 100)
                paint_figure(
                    ink,
                    figure,
                    cell.centred(figure_width(figure.shape, size), size),
                    "pool" if figure.shape in ("fight", "pay") else "card",
                )
        for at, cell in enumerate(self.box.columns(max(1, len(self.seats)))):
            if self.seats:
                paint_tab(ink, cell.centred(theme.mm(10), theme.mm(10)), self.seats[at], at)
        if self.classes:
            for name, cell in zip(CLASSES, self.box.grid(3, 2, theme.mm(1)), strict=False):
                paint_icon(ink, name, cell.centred(theme.mm(5.6), theme.mm(5.6)), theme.colours.text)


class StatesScreen(Screen):
    """Not part of a game: it is what the grammar is judged by."""

    def __init__(self, context: Context, look: str, **values: Any) -> None:
        """Tiles, seats, classes, figures with their names below."""
        super().__init__(context, look, **values)
        self.add_widget(Ground(wear=self.wear))
        self.cells: list[tuple[Any, Words]] = []
        for name, tile, extra in STATES:
            widget = (
                TileWidget(wear=self.wear, tile=tile, **extra) if isinstance(tile, Tile) else self._place()
            )
            self._add(widget, name)
        self._add(Shapes(wear=self.wear, seats=("M", "B", "I", "T", "L")), "seats")
        self._add(Shapes(wear=self.wear, classes=True), "classes")
        for name, figure in FIGURES:
            self._add(Shapes(wear=self.wear, figures=(figure,)), name)

    def _place(self) -> PlaceWidget:
        """An empty place."""
        return PlaceWidget(wear=self.wear, place=Place("none", named("")))

    def _add(self, widget: Any, name: str) -> None:
        """A thing and its name."""
        label = Words(
            wear=self.wear,
            text=self.wear.say(phrase(f"ui-state-{name}")),
            step="caption",
            tint="dim",
            align="center",
        )
        self.cells.append((widget, label))
        self.add_widget(widget)
        self.add_widget(label)

    def arrange(self) -> None:
        """Three rows of tiles, the third shared with seats and classes, then the figures."""
        if self.width < 100:
            return
        put(self, self.children[-1], self.box)
        theme = self.wear.theme
        box = self.box.inset(theme.mm(2), theme.mm(2.4))
        above, below = box.rows([0.68, 0.32], theme.mm(3))
        rows = above.rows(3, theme.mm(1.6))
        cells = [cell for row in rows for cell in row.columns(5, theme.mm(1.9))]
        tail = Box(cells[12].x, cells[12].y, cells[13].right - cells[12].x, cells[12].h)
        boxes = [*cells[:12], tail, cells[14], *below.columns(len(FIGURES), theme.mm(1))]
        for (widget, label), cell in zip(self.cells, boxes, strict=True):
            foot = theme.mm(4.4)
            body, rest = cell.cut_top(min(cell.h - foot - theme.mm(1), theme.mm(12.4)), theme.mm(1))
            put(self, widget, body)
            put(self, label, rest.cut_top(foot)[0])
