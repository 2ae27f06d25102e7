"""The list of differences, and the answers to one of them; both go away when table and game agree again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.crossing.differences import Difference
from companion.core.crossing.steps import Step
from ui.context import Context
from ui.screens.differences import model
from ui.screens.lists.sheet import ChoiceSheet

NARROW_MM = 70.0


class DifferencesSheet(ChoiceSheet):
    """One row for each difference; what is settled meanwhile leaves the list."""

    def __init__(self, context: Context, look: str, chosen: Callable[[str], None], **values: Any) -> None:
        """List what the newest step told."""
        wear = context.wear(look)
        rows = model.rows(context.step.differences if context.step is not None else (), wear.say)
        title, sub = wear.tell("ui-differences"), wear.tell("ui-differences-sub")
        super().__init__(context, look, title, rows, chosen, sub=sub, narrow_mm=NARROW_MM, **values)

    def renew(self, step: Step) -> None:
        """Other differences, or none."""
        if not step.differences:
            self.close()
            return
        self.grid.show(model.rows(step.differences, self.wear.say))
        self.strip.show(self.buttons())


class DifferenceSheet(ChoiceSheet):
    """What can be done about one difference."""

    def __init__(
        self, context: Context, look: str, line: Difference, chosen: Callable[[str], None], **values: Any
    ) -> None:
        """The whole sentence in a row of its own, where nothing of it is cut, and the answers."""
        self.line = line
        wear = context.wear(look)
        options, title = model.answers(line, wear.say), wear.tell("ui-differences")
        super().__init__(context, look, title, options, chosen, narrow_mm=NARROW_MM, **values)

    def renew(self, step: Step) -> None:
        """Whether it is still different."""
        if all(line.id != self.line.id for line in step.differences):
            self.close()


class DifferenceFlow:
    """From the badge to the list, from the list to one difference, from there to what is done about it."""

    def __init__(
        self,
        context: Context,
        look: str,
        show: Callable[[Any], None],
        take: Callable[[str], None],
        tools: Callable[[str], None],
        mark: Callable[[tuple[str, ...]], None],
    ) -> None:
        """`show` opens a sheet, `take` takes an offer, `mark` outlines things on the board."""
        self.context, self.look, self.show = context, look, show
        self.take, self.tools, self.mark = take, tools, mark

    def open(self) -> None:
        """All of them; the only one is opened at once."""
        lines = self.context.step.differences if self.context.step is not None else ()
        if len(lines) == 1:
            self._one(lines[0].id)
        elif lines:
            self.show(DifferencesSheet(self.context, self.look, self._one))

    def _one(self, id: str) -> None:
        """A row was touched."""
        lines = self.context.step.differences if self.context.step is not None else ()
        line = next((line for line in lines if line.id == id), None)
        if line is not None:
            self.show(DifferenceSheet(self.context, self.look, line, lambda what: self._do(line, what)))

    def _do(self, line: Difference, what: str) -> None:
        """An answer was touched."""
        if what == model.WHERE:
            self.mark(line.targets)
        elif what == model.TOOLS:
            self.tools(f"slot:{line.slot}")
        else:
            self.take(what)
