"""The real cards behind a drawn or told evening: a simulated table that follows the bell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.core.crossing.steps import Step
from companion.core.language.ids import CopyId, SlotId
from companion.engine.players.table import SimTable, TableDiffers


class TrueCards(msgspec.Struct, frozen=True):
    """What really lies where after a step: the State it was carried out for, and the copy of each slot."""

    state: Any
    cards: Mapping[SlotId, CopyId]


class TrueTable:
    """Hears every step and lets the simulated hands do what it says."""

    def __init__(self, table: SimTable, state: Any, *, yields: bool = False) -> None:
        """Begin with the State before the first step that will be heard.

        Where people say by touch what they have, it `yields`: it lies as they said.
        """
        self.table, self._yields = table, yields
        self._tell(state)

    def _tell(self, state: Any) -> None:
        """Say both at once: whoever draws looks from another thread, while hands carry cards."""
        self._state, self.now = state, TrueCards(state, dict(self.table.truth))

    def __call__(self, step: Step) -> None:
        """Carry the real cards as a step says; after an undo lay them back as the checklist says."""
        if step.state is None or step.refusal is not None or step.kind in ("note", "question"):
            return
        if step.kind in ("undo", "redo"):
            self.table.catch_up(step.state.table)
            self._tell(step.state)
            return
        for event, after in zip(step.events, step.states, strict=True):
            before, self._state = self._state, after
            try:
                self.table.follow(before, event, after)
            except TableDiffers:
                if not self._yields:
                    raise
                self.table.catch_up(after.table)
        self._tell(self._state)
