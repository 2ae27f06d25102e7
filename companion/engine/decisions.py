"""What a decision is: its events, each with the State after it, or a refusal. Nobody folds an event again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

from companion.core.language.events import Event
from companion.core.language.refusals import Refusal
from companion.core.language.states import State

S = TypeVar("S", bound=State)


class Decided(msgspec.Struct, Generic[S], frozen=True):
    """Events in their order, with the State after each of them."""

    events: tuple[Event, ...] = ()
    states: tuple[S, ...] = ()

    def after(self, before: S) -> S:
        """The State after all of them; the one before, where nothing happened."""
        return self.states[-1] if self.states else before

    def course(self, before: S) -> Iterator[tuple[S, Event, S]]:
        """Every event between the State before and the State after it."""
        for event, after in zip(self.events, self.states, strict=True):
            yield before, event, after
            before = after

    def then(self, more: Decided[S]) -> Decided[S]:
        """With what was decided next."""
        return Decided(self.events + more.events, self.states + more.states)


Decision = Decided[Any] | Refusal


def told(evolve: Callable[[S, Event], S], before: S, events: Iterable[Event]) -> Decided[S]:
    """Events that somebody else has decided, such as an opening or a saved entry, with their States."""
    events, states, state = tuple(events), [], before
    for event in events:
        state = evolve(state, event)
        states.append(state)
    return Decided(events, tuple(states))
