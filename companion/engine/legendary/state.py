"""The part of a State that all games of the family have: what a turn brings, and whose cards are where."""

from __future__ import annotations

from functools import cached_property

import msgspec

from companion.core.language.cards import Clause
from companion.core.language.ids import DesignId, SeatId, SlotId, ZoneId
from companion.engine import zones
from companion.engine.sayings import SpokenState

NOWHERE = SlotId(0)  # no card lies there: of one that was shuffled away since it was played


class Played(msgspec.Struct, frozen=True):
    """One card played this turn, as later class and crew abilities see it (ALN-CLASS-01).

    A copy of a card has its number among the copies of the turn as `play`, the card itself 0 (ALN-COPY-05).
    """

    slot: SlotId
    klass: str = ""
    crew: str = ""
    play: int = 0
    design: DesignId = DesignId("")  # the facts it was played with
    people: tuple[str, ...] = ()  # the characters it counts as: a clone counts as two (ALN-COPY-07)
    spent: bool = False  # a copy whose Sacrifice effect was used (ALN-RULING-13)


class Ready(msgspec.Struct, frozen=True):
    """A once-this-turn ability that waits for its player (ALN-ACT-10)."""

    slot: SlotId
    index: int  # of the ability on its card
    play: int = 0  # which copy of the card, 0 the card itself


class Discount(msgspec.Struct, frozen=True):
    """What some cards cost less to recruit for the rest of this turn; `once` the next of them alone."""

    by: int
    what: str = "any"  # hq, sergeants, a class
    once: bool = False


class LegendaryState(SpokenState, frozen=True, kw_only=True, dict=True):  # dict: keeps what was worked out
    """What every game of the family knows of a turn; `numbers` holds the pools attack and recruit."""

    played: tuple[Played, ...] = ()
    ready: tuple[Ready, ...] = ()
    weakened: dict[SlotId, int] = {}  # what was taken off an enemy's price this turn
    struck: tuple[SlotId, ...] = ()  # enemies that have struck in this Strike phase
    calmed: tuple[SlotId, ...] = ()  # enemies that do not strike this turn
    shields: dict[SeatId, int] = {}  # strikes that a player will avoid this turn (ALN-STRIKE-16)
    wards: dict[SeatId, tuple[str, ...]] = {}  # the same where strikes are of several kinds: of which
    cancels: dict[SeatId, tuple[str, ...]] = {}  # of strikes that were seen: they are put away
    reacted: tuple[SlotId, ...] = ()  # cards whose Reaction was used this turn (FFY-RUL-93)
    discounts: tuple[Discount, ...] = ()  # what is cheaper this turn
    lenders: tuple[SeatId, ...] = ()  # who has lent a card this turn (ALN-KEY-02)
    prepared: dict[SeatId, int] = {}  # turns of preparation that were taken (ALN-DIFF-03, FFY-SETUP-25)
    clones: dict[SlotId, DesignId] = {}  # cards in play that took the facts of another (ALN-COPY-07)

    @cached_property
    def worked_out(self) -> dict[tuple[str, SeatId], tuple[tuple[Clause, SlotId], ...]]:
        """What its cards say as long as they lie there, by verb and person: a State never changes."""
        return {}

    @property
    def active(self) -> SeatId:
        """The player whose turn it is."""
        return self.turn.seat

    @property
    def decider(self) -> SeatId:
        """Whom a revealed card refers to: the active player, unless a room lets others than players act."""
        return self.turn.seat

    def deck_of(self, seat: SeatId) -> ZoneId:
        """Where a person draws from; a room may let some people share one deck."""
        return zones.of(seat, "deck")

    def discard_of(self, seat: SeatId) -> ZoneId:
        """Where a person's used cards go."""
        return zones.of(seat, "discard")
