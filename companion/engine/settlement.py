"""What the rules demand after every action, asked again only where something that it goes by has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from operator import attrgetter
from typing import Any, Generic, TypeVar

from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling

S = TypeVar("S", bound=State)


class Settler(Generic[S]):
    """The steps of all features in their order; one that found nothing rests until what it reads has changed.

    All steps together read few fields of the State: these are compared once, and not step by step. A decision
    begins where the last one came to rest: mostly that is the very State it is about.
    """

    def __init__(self, features: Iterable[Feature[S]], steps: Iterable[Settling[S]]) -> None:
        """Note which steps read each field, and what work comes before all of them."""
        features, self.steps = tuple(features), tuple(steps)
        self._rested: tuple[S | None, Set[int]] = (None, frozenset(range(len(self.steps))))
        fields = tuple(dict.fromkeys(field for step in self.steps for field in step.reads))
        self._look = _looking_at(fields)
        self._readers = tuple(
            frozenset(at for at, step in enumerate(self.steps) if field in step.reads) for field in fields
        )
        self._at_once = frozenset(kind for one in features for kind in one.at_once)
        self._unsettled = frozenset(kind for one in features for kind in one.unsettled)

    def settle(self, draft: Draft[S]) -> bool:
        """Whether something was done that the rules demand; nothing once the game is over."""
        if draft.state.outcome:
            draft.work.clear()
            return False
        waiting = {type(work) for work in draft.work}
        if waiting:
            if type(draft.work[0]) in self._at_once and draft.state.living:
                return False
            if not self._unsettled.isdisjoint(waiting):
                return False
        return self._settled(draft, waiting)

    def _settled(self, draft: Draft[S], waiting: set[type]) -> bool:
        """Whether something happened in a step; it and all that were not asked stay due."""
        draft.due, draft.looked = set(self.due(draft)), draft.state
        if not draft.due:
            return False
        happened = len(draft.events)
        for at in sorted(draft.due):
            step = self.steps[at]
            if step.after and not waiting.isdisjoint(step.after):
                continue
            step.settle(draft)
            if len(draft.events) > happened:
                return True
            if step.reads:
                draft.due.discard(at)
        self._rested = (draft.state, draft.due)
        return False

    def due(self, draft: Draft[S]) -> Set[int]:
        """The steps that have to be asked: those that did not rest, and whose reading has changed since."""
        was, due = (draft.looked, draft.due) if draft.looked is not None else self._rested
        if was is not None and was is not draft.state:
            now = self._look(draft.state)
            for old, new, readers in zip(self._look(was), now, self._readers, strict=False):
                if old is not new:
                    due = due | readers
        return due


def _looking_at(fields: tuple[str, ...]) -> Callable[[Any], tuple[object, ...]]:
    """Gives these fields of a State in a tuple, also a single one: then it is in there twice."""
    return attrgetter(*fields, fields[0]) if fields else lambda state: ()
