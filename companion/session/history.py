"""One history of a game: what was done, what was taken back, and the States between.

A History is a value like everything else in the study: whoever reads it on another thread holds one moment of
the game, and a change that cannot be written down has never been made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.steps import Notice, UndoClass
from companion.core.language.commands import Answer
from companion.core.language.events import Event, FactLearned, OrderLost
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase

KEEP_EVERY = 20  # a State is kept for every so many records; the others are folded again when needed

Fold = Callable[[Any, Sequence[Event]], Any]
Fact = tuple[str, str]  # a design or board place, and the field that is printed there


class Record(msgspec.Struct, frozen=True, gc=False):
    """One decided command with its events, as the history holds it."""

    number: int
    label: Phrase
    command: Any
    events: tuple[Event, ...]
    notices: tuple[Notice, ...] = ()
    seat: SeatId | None = None
    kind: str = "play"
    undo: UndoClass = "free"
    turn: int = 0  # the number of the turn it was done in ...
    owner: SeatId | None = None  # ... and whose it was in the books
    opens: bool = True  # it began a player action; answers belong to the action before
    seen: tuple[Phrase, ...] = ()  # cards that everybody has seen by it: that cannot be taken back


class Records(msgspec.Struct, frozen=True):
    """The live records, the redo records, and the States between them."""

    fold: Fold
    state: Any  # the State now
    bases: dict[int, Any]  # State after so many live records
    live: tuple[Record, ...] = ()
    redo: tuple[Record, ...] = ()
    lost: tuple[tuple[int, tuple[SlotId, ...]], ...] = ()  # what hands disturbed, after so many records
    doubted: frozenset[Fact] = frozenset()  # told and taken back: not believed before it is told again

    def pushed(self, record: Record, state: Any) -> Records:
        """With a new record: what was taken back before it is gone for good."""
        doubted = self.doubted - facts((record,))
        return replace(self._put((record,), state), redo=(), doubted=doubted)

    def _put(self, records: Sequence[Record], state: Any) -> Records:
        live = (*self.live, *records)
        bases = {**self.bases, len(live): state} if len(live) % KEEP_EVERY == 0 else self.bases
        return replace(self, live=live, state=state, bases=bases)

    def state_at(self, count: int) -> Any:
        """The State after the first `count` live records."""
        if count == len(self.live):
            return self.state
        base = max(kept for kept in self.bases if kept <= count)
        state = self.bases[base]
        for record in self.live[base:count]:
            state = self.fold(state, record.events)
        return state

    def since(self, count: int) -> Iterator[tuple[Any, Event, Any]]:
        """Everything that happened after the first `count` live records: State before, event, State after."""
        state = self.state_at(count)
        for at, record in enumerate(self.live[count:], count + 1):
            for event in record.events:
                before, state = state, self.fold(state, (event,))
                yield before, event, state
            state = self.bases.get(at, state)  # beneath an undo hands may have lost an order just here

    def actions(self) -> tuple[int, ...]:
        """Where each player action begins among the live records; the opening is not an action.

        An answer to a question of the opening has no action before it, so it is one of its own.
        """
        opening = next((at for at, record in enumerate(self.live[1:], 1) if record.opens), len(self.live))
        return tuple(at for at, record in enumerate(self.live) if at and (record.opens or at < opening))

    def cut(self, actions: int) -> int:
        """How many records the last so many player actions are."""
        starts = self.actions()
        if not starts or actions < 1:
            return 0
        return len(self.live) - starts[max(0, len(starts) - actions)]

    def taken_back(self, records: int, losses: Sequence[OrderLost] = ()) -> Records:
        """Without the last records; they can be done again unless hands have disturbed something."""
        count = len(self.live) - records
        gone, state = self.live[count:], self.state_at(count)
        bases = {kept: base for kept, base in self.bases.items() if kept <= count}
        lost = tuple((min(at, count), slots) for at, slots in self.lost)
        back = replace(
            self, live=self.live[:count], state=state, bases=bases, lost=lost, redo=gone + self.redo,
            doubted=self.doubted | facts(gone),
        )  # fmt: skip
        return back._losing(losses) if losses else back

    def _losing(self, losses: Sequence[OrderLost]) -> Records:
        """With the orders that are lost beneath the State; this ends redo."""
        here, state = len(self.live), self.fold(self.state, losses)
        older = tuple((at, slots) for at, slots in self.lost if at < here)
        lost = (*older, *((here, event.slots) for event in losses))
        return replace(self, state=state, bases={**self.bases, here: state}, lost=lost, redo=())

    def lost_since(self, count: int) -> tuple[SlotId, ...]:
        """Slots whose order was lost after that point: going back to it does not restore them."""
        return tuple(slot for at, slots in self.lost if at > count for slot in slots)

    def again(self) -> tuple[Record, ...]:
        """The records of the action that would be done again next."""
        later = (at for at, record in enumerate(self.redo) if record.opens and at)
        return self.redo[: next(later, len(self.redo))]

    def done_again(self) -> Records:
        """With the next taken-back action done again."""
        records, state = self.again(), self.state
        history = self
        for record in records:
            state = self.fold(state, record.events)
            history = history._put((record,), state)
        return replace(history, redo=self.redo[len(records) :], doubted=self.doubted - facts(records))


def new_history(blank: Any, fold: Fold) -> Records:
    """A history that begins with the State before anything happened."""
    return Records(fold=fold, state=blank, bases={0: blank})


def facts(records: Sequence[Record]) -> frozenset[Fact]:
    """Which printed facts were told in these records."""
    return frozenset(_facts(records))


def _facts(records: Sequence[Record]) -> Iterator[Fact]:
    for record in records:
        for event in record.events:
            if isinstance(event, FactLearned):
                yield event.of, event.field


def opens_action(command: Any) -> bool:
    """Whether a command begins a player action of its own; answers go on with the one before."""
    return not isinstance(command, Answer)
