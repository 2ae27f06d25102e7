"""What the players say of Objectives on a card that only they can read: completed, or failed (FFY-OBJ-02)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.answers import set_aside
from companion.engine.draft import Draft
from companion.engine.sayings import waits
from companion.engine.turns import here_phase
from companion.engine.ways import Way
from companion.games.firefly.objectives import rules
from companion.games.firefly.state import ACTION, CLEANUP, EPISODE, JOBS, STRIKE, FireflyState

DURING = (EPISODE, ACTION, STRIKE, JOBS, CLEANUP)


class ClaimObjective(Command, frozen=True):
    """An Objective of the running card is completed, or has failed, as the players read it."""

    seat: SeatId
    level: int
    done: bool = True


def is_open(state: FireflyState) -> bool:
    """While an Episode is played, also while hands do what a card says."""
    return state.turn.phase in DURING and not state.outcome


def claim(draft: Draft[FireflyState], command: ClaimObjective) -> None:
    """What the app can read it sees for itself; all else the players say, the moment it is so.

    FFY-OBJ-02, FFY-CARD-13, FFY-CARD-14.
    """
    state, level = draft.state, command.level
    is_free = state.ask is None or waits(state)
    draft.require(is_free, "TABLE-ASK-03", "impossible", here=phrase("here-question-open"))
    draft.require(is_open(state), "FFY-OBJ-06", "impossible", here=here_phase(state))
    every = rules.items_of(state)
    draft.require(level in every, "FFY-OBJ-01", "impossible", here=phrase("here-no-such-objective"))
    is_over = level in state.items
    draft.require(not is_over, "FFY-OBJ-01", "impossible", here=phrase("here-objective-over", level=level))
    if not rules.is_unread(state):
        draft.refuse("FFY-OBJ-02", "target", here=phrase("here-objective-read"))
    set_aside(draft)
    (rules.complete if command.done else rules.fail)(draft, level)


def ways(state: FireflyState) -> Iterator[Way]:
    """Both for every Objective that is open, on a card that the app cannot read."""
    if not is_open(state) or not rules.is_unread(state):
        return
    for level in rules.open_items(state):
        for done in (True, False):
            how = "done" if done else "failed"
            command = ClaimObjective(state.decider, level, done)
            label = phrase(f"offer-objective-{how}", level=level)
            yield Way(f"objective:{level}:{how}", command, label, "objective", cost="upkeep", verb=f"{how}")


def interruptions(state: FireflyState, seats: Collection[SeatId]) -> Iterator[Way]:
    """The same while hands do what a card says: that may be what completes it."""
    if waits(state) and state.decider in seats:
        yield from ways(state)
