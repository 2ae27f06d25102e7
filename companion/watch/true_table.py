"""The real cards behind a drawn or told evening: a simulated table that follows the bell."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.steps import Step
from companion.engine.players.table import SimTable, TableDiffers


class TrueTable:
    """Hears every step and lets the simulated hands do what it says."""

    def __init__(self, table: SimTable, state: Any, *, yields: bool = False) -> None:
        """Begin with the State before the first step that will be heard.

        Where people say by touch what they have, it `yields`: it lies as they said.
        """
        self.table, self._state, self._yields = table, state, yields

    def __call__(self, step: Step) -> None:
        """Carry the real cards as a step says; after an undo lay them back as the checklist says."""
        if step.state is None or step.refusal is not None or step.kind in ("note", "question"):
            return
        if step.kind in ("undo", "redo"):
            self._state = step.state
            self.table.catch_up(step.state.table)
            return
        for event, after in zip(step.events, step.states, strict=True):
            before, self._state = self._state, after
            try:
                self.table.follow(before, event, after)
            except TableDiffers:
                if not self._yields:
                    raise
                self.table.catch_up(after.table)
