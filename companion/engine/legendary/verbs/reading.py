"""How a game reads what its cards say: whom a clause is about, how many it means, and which cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import zones
from companion.engine.draft import Draft
from companion.engine.effects.interpret import for_seat, instead
from companion.engine.effects.numbers import Counters, number
from companion.engine.effects.selectors import pick, seat_options, seats_of
from companion.engine.effects.work import DoClause
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.triggers import card_icons
from companion.engine.turns import clockwise

S = TypeVar("S", bound=LegendaryState)
Aim = Callable[[DoClause, SeatId], DoClause]
WHOSE = {"heal": "ask-heal-whose"}  # verbs of which it is asked whose card it is, not which player


def is_match(card: Card, match: str) -> bool:
    """Whether a card is one of those that are meant: of a class or team, or with a mark."""
    icons = (*card_icons(card.klass), *card_icons(card.crew))
    return match == "any" or match in icons or card.has(match)


class CardReading(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What all verbs go by."""

    counters: Counters[S]  # what can be counted at the table
    in_play: tuple[str, ...] = ("played",)  # the own places that are a player's cards in play
    # Who chooses where no text says: the active player (ALN-TEXT-04, FFY-SPEC-04, VIL-SPEC-04).
    chooser: Callable[[S, SeatId], SeatId] = lambda state, you: state.active
    # Of whom any one can be chosen, and for whom something is done: whoever takes turns; in Firefly strikes
    # are drawn by all Main Characters, and the defeated are healed too (FFY-NPC-01, FFY-DEF-08).
    ring: Callable[[S], tuple[SeatId, ...]] = lambda state: clockwise(state, state.active)
    named: Callable[[S, str, SeatId], tuple[SeatId, ...]] = seats_of  # by a word: each, others, next
    counts: Callable[[S, SeatId], bool] = lambda state, seat: seat in state.acting
    matches: Callable[[Card, str], bool] = (
        is_match  # which cards a word means; Villains knows costs and icons
    )

    def number(self, state: S, clause: Clause, name: str, default: int = 0) -> int:
        """The number an argument means just now; `default` when it is not there."""
        return number(state, clause, name, self.counters, default)

    def player(
        self,
        draft: Draft[S],
        work: DoClause,
        able: Callable[[SeatId], bool] = lambda seat: True,
        aim: Aim = for_seat,
    ) -> SeatId | None:
        """The one player this work is about; None when it was queued again for each or is being asked.

        `able` leaves out players whom the active player would choose in vain. One player carries out all of
        it before the next begins (VIL-SPEC-02).
        """
        state, who = draft.state, str(work.clause.args.get("who", "you"))
        seat = work.seat or state.active
        if who == "you":
            return seat if self.counts(state, seat) else None
        if who != "any":
            draft.later(*(aim(work, one) for one in self.named(state, who, seat)))
            return None
        able_seats = [one for one in self.ring(state) if able(one)]
        if not able_seats:
            return None
        asked = replace(work, seat=self.chooser(state, seat))
        why = phrase(WHOSE.get(work.clause.verb, "ask-choose-player"))
        chosen = pick(draft, asked, why, seat_options(state, able_seats))
        if chosen is not None and chosen.seat is not None:
            draft.later(aim(work, chosen.seat))
        return None

    def is_single(self, draft: Draft[S], work: DoClause, clause: Clause) -> bool:
        """Whether the work is for one card alone; more are queued one after the other."""
        if clause.args.get("n", 1) == 1:
            return True
        n = self.number(draft.state, clause, "n", 1)
        draft.later(*(instead(work, n=1) for _ in range(n)))
        return False

    def cards_in_play(self, state: S, seat: SeatId) -> tuple[SlotId, ...]:
        """A player's cards in play: played this turn, and those that stay."""
        return tuple(slot for part in self.in_play for slot in state.table.zone(zones.of(seat, part)))


def own_pile(seat: SeatId, clause: Clause, name: str, usual: str) -> ZoneId:
    """One of a player's own piles, as a clause names it: that goes before the rule (FFY-SPEC-01)."""
    return zones.of(seat, str(clause.args.get(name, usual)))
