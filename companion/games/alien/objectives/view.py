"""That the current Objective can be said to be completed."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine.touches import Touch
from companion.engine.ways import Way
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.objectives.rules import need_of
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState


def ways(state: AlienState) -> Iterator[Way]:
    """Say that the current Objective is done, in the Action Phase or after it."""
    if in_action(state):
        is_open = state.numbers.get(f"progress:{state.objective}", 0) < (need_of(state) or 0)
        label = phrase("offer-complete")
        yield Way("complete", Complete(state.active), label, "objective", barred=is_open)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """The Objectives are said to be completed, also before anybody would think of offering it."""
    return Complete(state.active) if touch.kind == "objective" else None
