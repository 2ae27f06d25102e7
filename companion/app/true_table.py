"""The real cards behind a drawn or told evening: a simulated table that follows the bell."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.steps import Step
from companion.engine.players.table import SimTable, TableDiffers
from companion.engine.room import Room


class TrueTable:
    """Hears every step and lets the simulated hands do what it says."""

    def __init__(self, room: Room, table: SimTable, state: Any, *, yields: bool = False) -> None:
        """Begin with the State before the first step that will be heard.

        Where people say by touch what they have, it `yields`: it lies as they said.
        """
        self._room, self.table, self._state, self._yields = room, table, state, yields

    def __call__(self, step: Step) -> None:
        """Carry the real cards as a step says; after an undo lay them back as the checklist says."""
        if step.state is None or step.refusal is not None or step.kind in ("note", "question"):
            return
        if step.kind in ("undo", "redo"):
            self._state = step.state
            self.table.catch_up(step.state.table)
            return
        for event in step.events:
            before, self._state = self._state, self._room.evolve(self._state, event)
            try:
                self.table.follow(before, event, self._state)
            except TableDiffers:
                if not self._yields:
                    raise
                self.table.catch_up(self._state.table)
