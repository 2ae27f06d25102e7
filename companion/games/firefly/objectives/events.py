"""What happens with the Objectives of an Episode."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.games.firefly.state import FireflyState


class ObjectiveCompleted(Event, frozen=True):
    """One Objective of the running card is completed."""

    level: int


class ObjectiveFailed(Event, frozen=True):
    """One Objective of the running card has failed."""

    level: int
    mandatory: bool


class ObjectiveProgressed(Event, frozen=True):
    """The players have come closer to an Objective."""

    level: int
    n: int


def completed(state: FireflyState, event: ObjectiveCompleted) -> FireflyState:
    """It is over, whatever comes (FFY-OBJ-03)."""
    return replace(state, items={**state.items, event.level: "done"})


def failed(state: FireflyState, event: ObjectiveFailed) -> FireflyState:
    """It is over, and cannot be completed any more (FFY-OBJ-08)."""
    return replace(state, items={**state.items, event.level: "failed"})


def progressed(state: FireflyState, event: ObjectiveProgressed) -> FireflyState:
    """What was counted for an Objective adds up."""
    key = f"progress:{event.level}"
    return replace(state, numbers={**state.numbers, key: state.numbers.get(key, 0) + event.n})
