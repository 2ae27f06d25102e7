"""The log: everything that was done, newest first; a touch takes back to there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.ports import LogLine
from companion.core.steps import Step
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put_list
from ui.screens.log.model import rows
from ui.screens.table.sheets import Sheets
from ui.screens.undo.model import actions_back_to
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head


class LogScreen(Screen):
    """A list on pages."""

    shows_game = True

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Head, rows, strip."""
        super().__init__(context, look, **values)
        tell = self.wear.tell
        self.lines: Sequence[LogLine] = ()
        self.sheets = Sheets(context, look)
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=tell("ui-log"), sub=tell("ui-log-how"), icon="log")
        self.grid = OptionGrid(self.wear, narrow_mm=95, row_mm=11.5)
        self.grid.explains = True
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.grid, self.strip):
            self.add_widget(widget)
        self.grid.bind(
            on_choice=lambda _g, id: self._back_to(int(id)), on_page=lambda _g: self.strip.show(self._strip())
        )
        self.strip.bind(on_big=lambda _s: self.context.go("table"), on_plain=lambda _s, id: self._plain(id))

    def enter(self) -> None:
        """Look the log up."""
        history = self.context.ports.history
        if history is not None:
            self.context.errands.run(history.log, self._found)
        else:
            self.arrange()

    def hear(self, steps: tuple[Step, ...]) -> None:
        """Something has happened: what was taken back is seen on the table."""
        if steps[-1].kind in ("undo", "redo"):
            self.context.go("table").hear(steps)
        else:
            self.enter()

    def _found(self, lines: Sequence[LogLine]) -> None:
        """The log is here."""
        self.lines = lines
        view = self.context.view
        self.grid.show(rows(lines, view.seats if view is not None else (), self.wear.say))
        self.arrange()

    def arrange(self) -> None:
        """Head above, rows below."""
        if self.width < 100:
            return
        put_list(self)
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Back to the table, the next page, undo the last action, do it again."""
        tell, page = self.wear.tell, self.grid.page
        plain = [PlainSpec("undo", tell("ui-undo"), "undo")]
        if any(line.undone for line in self.lines):
            plain.append(PlainSpec("redo", tell("ui-redo"), "remedy"))
        if page.of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        return StripModel(first=tell("ui-back-to-table"), plain=tuple(plain))

    def _plain(self, id: str) -> None:
        """Another page, one back, or one forward."""
        from companion.core.intents import Redone

        if id == "page":
            self.grid.turn_page()
        elif id == "redo":
            self.context.post(Redone())
        else:
            self.sheets.undo()

    def _back_to(self, number: int) -> None:
        """Take back until that entry is the last to go; what was taken back already cannot go again."""
        history = self.context.ports.history
        line = next((line for line in self.lines if line.number == number), None)
        if history is None or line is None or line.undone:
            return
        self.context.errands.run(lambda: actions_back_to(number, history.checklist), self._undo)

    def _undo(self, actions: int) -> None:
        """Open the undo sheet for so many actions."""
        if actions > 0:
            self.sheets.undo(actions)

    def press(self, button: Button) -> None:
        """Undo is undo; the other buttons go back to the table."""
        if button == "undo":
            self.sheets.undo()
        else:
            self.context.go("table")
