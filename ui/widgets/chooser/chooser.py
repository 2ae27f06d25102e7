"""The chooser: everything that can be chosen, before the market, with its price and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ui.theme.boxes import Box
from ui.widgets.chooser.cell import ChooserCell, need
from ui.widgets.chooser.layout import Cell, CellPlan, cells_in, plan_cells
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.ink import Ink
from ui.widgets.reel.reel import Reel
from ui.widgets.reel.rows import SeenRow, whole_height

FRAME_MM = 0.5


class ChooserGround(Drawn):
    """What lies behind the cells, framed so that it is one thing."""

    def paint(self, ink: Ink) -> None:
        """The colour of the table in a frame of accent."""
        colours = ink.theme.colours
        ink.fill(self.box, colours.bg)
        ink.frame(self.box, colours.accent, ink.theme.line("outline"))


class Chooser(Reel):
    """Fires on_choice(id) and on_read(id)."""

    __events__ = ("on_choice", "on_read")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is open."""
        super().__init__(wear, size_hint=(None, None), **values)
        self.ground = ChooserGround(wear=wear, size_hint=(None, None))
        self._made: dict[str, ChooserCell] = {}
        self._all: tuple[Cell, ...] = ()
        self._box: Box | None = None
        self._plan = CellPlan(1, (), Box(0, 0, 0, 0))

    @property
    def is_open(self) -> bool:
        """Whether it lies there."""
        return self._box is not None

    @property
    def cells(self) -> list[ChooserCell]:
        """The cells that are in sight, in their order."""
        return [self._made[cell.id] for cell in self._all if cell.id in self._made]

    def show(self, cells: Sequence[Cell], box: Box) -> None:
        """Lie there with these cells."""
        if (tuple(cells), box) == (self._all, self._box):
            return
        if tuple(cells) != self._all:
            self._clear()
        self._all, self._box = tuple(cells), box
        self.pos, self.size = (box.x, box.y), (box.w, box.h)
        if self.ground.parent is None:
            self.add_widget(self.ground)
        theme, setter = self.wear.theme, self.wear.press.type
        room = box.inset(theme.mm(FRAME_MM), theme.mm(FRAME_MM))

        def needs(at: int, width: float) -> float:
            return need(setter, theme, self._all[at], width)

        self._plan = plan_cells(theme, room, len(self._all), needs)
        self.list_rows(self._plan.heights, self._plan.room)
        high = min(room.h, whole_height(self.heights, self.gap)) + box.h - room.h  # no larger than its cells
        ground = box.cut_top(high)[0]
        self.ground.pos, self.ground.size = (ground.x, ground.y), (ground.w, ground.h)

    def hide(self) -> None:
        """Nothing is to be chosen."""
        self._all, self._box = (), None
        self._clear()

    def _clear(self) -> None:
        self.first = 0
        self._made.clear()
        self.clear_widgets()

    def lay_rows(self, seen: Sequence[SeenRow]) -> None:
        """The cells of these rows; what is out of sight goes."""
        columns, shown = self._plan.columns, {}
        for row in seen:
            some = self._all[row.at * columns : (row.at + 1) * columns]
            boxes = cells_in(row.box, self.wear.theme, columns, len(some))
            shown.update({cell.id: (cell, box, row) for cell, box in zip(some, boxes, strict=True)})
        for id in [id for id in self._made if id not in shown]:
            self.remove_widget(self._made.pop(id))
        for cell, box, row in shown.values():
            self._put(cell, box, row)

    def _put(self, cell: Cell, box: Box, row: SeenRow) -> None:
        made = self._made.get(cell.id) or self._make(cell)
        made.is_cut, made.room = row.is_cut, self._plan.room.h
        made.pos, made.size = (box.x, box.y), (box.w, box.h)

    def _make(self, cell: Cell) -> ChooserCell:
        made = ChooserCell(wear=self.wear, cell=cell, size_hint=(None, None))
        made.bind(
            on_tap=lambda _c: self._touched(cell.id),
            on_hold=lambda _c: self.dispatch("on_read", cell.id),
            focused=lambda _c, is_so: self.bring(self._row(cell.id)) if is_so else None,
        )
        self._made[cell.id] = made
        self.add_widget(made)
        return made

    def _row(self, id: str) -> int:
        """The row in which a cell stands."""
        return next(at for at, cell in enumerate(self._all) if cell.id == id) // self._plan.columns

    def _touched(self, id: str) -> None:
        """A cell that is cut comes into sight first; any other is chosen."""
        if self._made[id].is_cut:
            self.bring(self._row(id))
        else:
            self.dispatch("on_choice", id)

    def mark_next(self) -> None:
        """For buttons beside the glass: the next cell wears the ring, after the last none."""
        ids = [cell.id for cell in self._all]
        marked = self.marked
        at = ids.index(marked.cell.id) + 1 if marked is not None else 0
        if marked is not None:
            marked.focused = False
        if at < len(ids):
            self.bring(self._row(ids[at]))
            self._made[ids[at]].focused = True
        else:
            self.scroll_to(0)

    @property
    def marked(self) -> ChooserCell | None:
        """The cell that wears the ring."""
        return next((cell for cell in self.cells if cell.focused), None)

    def on_choice(self, id: str) -> None:
        """A cell was touched."""

    def on_read(self, id: str) -> None:
        """A cell was held: its card is to be read."""
