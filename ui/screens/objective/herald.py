"""Opens the objective’s sheet by itself: when a hazard happens over all else, when a new one begins below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from ui.context import Context
from ui.screens.objective.model import hit, is_next

if TYPE_CHECKING:
    from ui.screens.objective.sheet import ObjectiveSheet


class Herald:
    """Remembers what was seen last, so that it knows what is new."""

    def __init__(self, context: Context, look: str) -> None:
        """Nothing was seen yet."""
        self.context, self.look = context, look
        self._before: View | None = None

    def prepare(self, step: Step) -> None:
        """Before big moments are shown: what the next objective asks for lies below them."""
        if is_next(self._before, step.view):
            self._open(step)

    def follow(self, step: Step) -> ObjectiveSheet | None:
        """The game has gone on: a hazard that has just happened is shown at its row."""
        row, self._before = hit(self._before, step.view), step.view
        return self._open(step, row) if row is not None else None

    def _open(self, step: Step, row: int = -1) -> ObjectiveSheet | None:
        if step.kind != "play" or self.context.stage is None:
            return None
        from ui.screens.objective.sheet import ObjectiveSheet

        sheet = ObjectiveSheet(self.context, self.look, step.view, row)
        self.context.stage.open(sheet)
        return sheet
