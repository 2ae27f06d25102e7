"""A turn begins with a card of the deck that all play against; then cards are played.

ALN-HIVE-01, FFY-EPI-01, VIL-REVEAL-01: it goes into the first space, unseen or open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Generic, TypeVar

import msgspec

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState
from companion.engine.ways import Way
from companion.engine.work import Course

S = TypeVar("S", bound=LegendaryState)


class BeginTurn(Command, frozen=True):
    """Begin the turn: the top card of the common deck comes."""

    seat: SeatId


class ActionDue(Course, frozen=True, tag="action"):
    """Cards can be played once the deck's card, and all it caused, is resolved."""


class Opening(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of the beginning of its turns."""

    deck: ZoneId
    phase: str  # in which a turn can be begun
    guard: Callable[[Draft[S], SeatId], None]
    comes: Callable[[S], tuple[Work, ...]]  # the card, or two in a harder game (VIL-REVEAL-05), or none
    act: Callable[[Draft[S]], None]  # the phase begins in which cards are played
    says: Callable[[S], Phrase] = lambda state: phrase("offer-begin-sub")  # what that brings, said before

    def begin(self, draft: Draft[S], command: BeginTurn) -> None:
        """The active player's turn begins with the deck; then cards may be played."""
        self.guard(draft, command.seat)
        draft.later(*self.comes(draft.state), ActionDue())

    def _begin_action(self, draft: Draft[S], work: ActionDue) -> None:
        self.act(draft)

    def ways(self, state: S) -> Iterator[Way]:
        """The start of a turn; the deck begins it."""
        label, sub = partial(_label, state), partial(self.says, state)
        yield Way("begin", BeginTurn(state.active), label, f"place:{self.deck}", sub=sub, cost="upkeep")

    def _is_open(self, state: S) -> bool:
        return state.turn.phase == self.phase

    def feature(self) -> Feature[S]:
        """The beginning of a turn as a feature."""
        return Feature(
            name="opening",
            commands={BeginTurn: self.begin},
            work={ActionDue: self._begin_action},
            ways=self.ways,
            open=self._is_open,
        )


def _label(state: LegendaryState) -> Phrase:
    return phrase("offer-begin", name=state.player(state.active).name)
