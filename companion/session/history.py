"""One history of a game: what was done, what was taken back, and what taking back would mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from companion.core.commands import Answer
from companion.core.events import Event, OrderLost
from companion.core.ids import SeatId, SlotId
from companion.core.phrases import Phrase
from companion.core.steps import Notice, UndoClass

KEEP_EVERY = 20  # a State is kept for every so many records; the others are folded again when needed


class Record(msgspec.Struct, frozen=True):
    """One decided command with its events, as the history holds it."""

    number: int
    label: Phrase
    command: Any
    events: tuple[Event, ...]
    notices: tuple[Notice, ...] = ()
    seat: SeatId | None = None
    kind: str = "play"
    undo: UndoClass = "free"
    opens: bool = True  # it began a player action; answers belong to the action before


class History:
    """The live records, the redo records, and the States between them."""

    def __init__(self, blank: Any, fold: Callable[[Any, Sequence[Event]], Any]) -> None:
        """Begin with the State before anything happened."""
        self._fold = fold
        self._bases: dict[int, Any] = {0: blank}  # State after so many live records
        self._last = blank
        self.live: list[Record] = []
        self.redo: list[Record] = []
        self._lost: list[tuple[int, tuple[SlotId, ...]]] = []  # what hands disturbed, after so many records

    @property
    def state(self) -> Any:
        """The State now."""
        return self._last

    def push(self, record: Record, state: Any) -> None:
        """A new record: what was taken back before it is gone for good."""
        self.redo.clear()
        self._put(record, state)

    def _put(self, record: Record, state: Any) -> None:
        self.live.append(record)
        self._last = state
        if len(self.live) % KEEP_EVERY == 0:
            self._bases[len(self.live)] = state

    def state_at(self, count: int) -> Any:
        """The State after the first `count` live records."""
        if count == len(self.live):
            return self._last
        base = max(kept for kept in self._bases if kept <= count)
        state = self._bases[base]
        for record in self.live[base:count]:
            state = self._fold(state, record.events)
        return state

    def actions(self) -> list[int]:
        """Where each player action begins among the live records; the opening is not an action."""
        return [index for index, record in enumerate(self.live) if record.opens and index > 0]

    def cut(self, actions: int) -> int:
        """How many records the last so many player actions are."""
        starts = self.actions()
        if not starts or actions < 1:
            return 0
        return len(self.live) - starts[max(0, len(starts) - actions)]

    def back(self, records: int) -> list[Record]:
        """Take back the last records; they can be done again until something new happens."""
        count = len(self.live) - records
        state = self.state_at(count)
        gone = self.live[count:]
        del self.live[count:]
        self._bases = {kept: base for kept, base in self._bases.items() if kept <= count}
        self._last = state
        self.redo = gone + self.redo
        return gone

    def lose(self, events: Sequence[OrderLost]) -> None:
        """After an undo: what hands have disturbed; it ends redo and changes the State beneath."""
        if not events:
            return
        self.redo.clear()
        here = len(self.live)
        self._lost = [(count, slots) for count, slots in self._lost if count < here]
        self._lost += [(here, event.slots) for event in events]
        self._last = self._fold(self._last, events)
        self._bases[here] = self._last

    def lost_since(self, count: int) -> tuple[SlotId, ...]:
        """Slots whose order was lost at or after that point: going back further does not restore them."""
        return tuple(slot for at, slots in self._lost if at >= count for slot in slots)

    def forward(self) -> list[Record]:
        """Do the next taken-back action again; returns its records."""
        if not self.redo:
            return []
        end = next((i for i, record in enumerate(self.redo) if record.opens and i > 0), len(self.redo))
        again, self.redo = self.redo[:end], self.redo[end:]
        for record in again:
            self._put(record, self._fold(self._last, record.events))
        return again


def opens_action(command: Any, late: bool = False) -> bool:
    """Whether a command begins a player action of its own; answers go on with the one before."""
    return late or not isinstance(command, Answer)
