"""What must always hold, whatever the players override."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.language.states import State
from companion.engine import ledger, sides


def hard_faults(state: State, phases: Collection[str]) -> list[str]:
    """Broken hard invariants: ledger, no negative number, known phase, a well-formed queue."""
    return ledger.faults(state.table) + course_faults(state, phases)


def course_faults(state: State, phases: Collection[str]) -> list[str]:
    """The hard invariants that do not look at the cards."""
    found = [f"number {name} is {value}" for name, value in state.numbers.items() if value < 0]
    if state.turn.phase not in phases:
        found.append(f"phase {state.turn.phase!r} is unknown")
    if state.queue and state.ask is None:
        found.append("unfinished work without an open question")
    if state.ask is not None and state.ask.id != state.asked:
        found.append("the open question is not the last one asked")
    if is_running(state) and state.turn.seat not in state.deciding:
        found.append("it is a dead player’s turn")
    if state.sides or state.ending is not None:
        found += sides.faults(state)
    return found


def is_running(state: State) -> bool:
    """Whether somebody is at turn: the game goes on, and no death has just ended the turn."""
    return bool(state.turn.number) and not state.outcome and state.turn.phase != "ended"
