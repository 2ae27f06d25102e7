"""What happens with the Objectives, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.engine import zones as piles
from companion.engine.changes import carried, counted
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class ObjectiveProgressed(Event, frozen=True):
    """The players came closer to an objective."""

    level: int
    n: int


class ObjectiveDone(Event, frozen=True):
    """The current objective was completed and went under the others."""

    level: int


class ObjectiveBegan(Event, frozen=True):
    """The next objective is the current one."""

    level: int


def _objective_progressed(state: AlienState, event: ObjectiveProgressed) -> AlienState:
    return counted(state, **{f"progress__{event.level}": event.n})


def _objective_done(state: AlienState, event: ObjectiveDone) -> AlienState:
    current = zones.objective(state.table, event.level)
    if current is not None and state.table.slots[current].zone == zones.OBJECTIVES:
        state = carried(state, (current,), zones.OBJECTIVES, piles.FAR_END)
    return replace(state, numbers={**state.numbers, "objective": event.level + 1})


EVENTS: Mapping[type, After[AlienState]] = {
    ObjectiveProgressed: _objective_progressed, ObjectiveDone: _objective_done, ObjectiveBegan: tells,
}  # fmt: skip
