"""A new game of the family, from the box to the first turn: one pile after the other is made ready."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

import msgspec

from companion.core.language.asks import Work
from companion.core.language.events import Event, Opened
from companion.core.language.ids import CopyId, DesignId, ZoneId
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine import decks
from companion.engine.assembly import Assembly
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)


class DecksOpen(Work, frozen=True, tag="opening"):
    """While it waits in the queue the decks are not ready yet; so many are."""

    n: int = 0


class FirstTurn(Work, frozen=True, tag="first-turn"):
    """The first turn begins."""


class LayingOut(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of what follows once everything lies on the table."""

    piles: tuple[tuple[ZoneId, str], ...]  # whose order is told before anybody draws, and how each is kept
    first: Callable[[Draft[S]], None]  # the first turn
    then: Callable[[Draft[S]], None] = lambda draft: None  # what comes as soon as all are ready

    def _open(self, draft: Draft[S], work: DecksOpen) -> None:
        """One pile after the other is read, or ordered by the app that keeps it."""
        if work.n >= len(self.piles):
            return self.then(draft)
        draft.later(DecksOpen(work.n + 1))
        decks.ask_order(draft, *self.piles[work.n])

    def _begin(self, draft: Draft[S], work: FirstTurn) -> None:
        self.first(draft)

    def feature(self) -> Feature[S]:
        """Laying out as a feature."""
        return Feature(
            name="laying_out",
            work={DecksOpen: self._open, FirstTurn: self._begin},
            unsettled=(DecksOpen,),
        )


def opened(
    header: Header,
    box: Box,
    single: Collection[DesignId],
    whole: Collection[str],
    more: Mapping[CopyId, DesignId] | None = None,
) -> Opened:
    """Who plays, and every card that can turn up: `single` designs, `whole` stacks, and `more`."""
    found: dict[CopyId, DesignId] = {}
    for name, stack in box.stacks.items():
        for design, copies in stack.items():
            if design in single or name in whole:
                found.update(dict.fromkeys(copies, design))
    found.update(more or {})
    cards = tuple(box.cards[design] for design in dict.fromkeys(found.values()))
    return Opened(header, cards, found)


def only(box: Box, stack: str, design: DesignId) -> tuple[CopyId, ...]:
    """The one copy of a card that exists once."""
    return box.stacks[stack][design][:1]


def first_events(whole: Assembly[S], blank: S, lay_out: Callable[[Draft[S]], None]) -> tuple[Event, ...]:
    """The opening events up to the first question or the first turn."""
    draft = Draft(blank, whole.evolve)
    lay_out(draft)
    whole.kernel.run(draft)
    return tuple(draft.events)
