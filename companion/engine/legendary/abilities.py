"""Abilities of cards: queued when their moment comes, judged, offered and paid when their turn comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.events import Event, OutOfStep
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.conditions import Judges, all_hold
from companion.engine.effects.interpret import begin_ability, moments, queue_ability, queue_clauses
from companion.engine.effects.work import BeginAbility, ability_of
from companion.engine.feature import Feature
from companion.engine.legendary.points import spent
from companion.engine.legendary.pools import charge, pool
from companion.engine.legendary.state import LegendaryState, Ready
from companion.engine.legendary.triggers import is_switched_on

S = TypeVar("S", bound=LegendaryState)

CARD_SAYS = "card-says"  # why a card is out of step: its text is known to the players alone


class AbilityReady(Event, frozen=True):
    """A once-this-turn ability waits to be used; `play` is which copy of the card has it."""

    slot: SlotId
    index: int
    play: int = 0


class AbilityUsed(Event, frozen=True):
    """An ability of a card was used."""

    slot: SlotId
    index: int
    play: int = 0


def _ability_ready(state: S, event: AbilityReady) -> S:
    return replace(state, ready=(*state.ready, Ready(event.slot, event.index, event.play)))


def _ability_used(state: S, event: AbilityUsed) -> S:
    used = Ready(event.slot, event.index, event.play)
    return replace(state, ready=tuple(ready for ready in state.ready if ready != used))


class Moment(msgspec.Struct, frozen=True):
    """When and for whom the abilities of a card begin.

    `area` is where the card was, if it lies elsewhere by now; `play` which copy of it this is about, 0 the
    card itself, and `via` the cards it was copied by.
    """

    on: str
    seat: SeatId
    level: int = 0
    area: str | None = None
    play: int = 0
    via: tuple[SlotId, ...] = ()


class Abilities(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of the abilities of its cards."""

    judges: Judges[S]  # the conditions that its cards can set
    price: str  # the rule by which an ability that costs something is paid, from the points there are
    # Whether a class ability is asked about: what a player can use, and may do without (FFY-RUL-77).
    may_decline: Callable[[Ability], bool] = lambda ability: False
    # The part of the board that an ability may be limited to (ALN-TEXT-06); Villains knows none.
    area_of: Callable[[ZoneId], str] = lambda zone: ""

    def area_at(self, state: S, slot: SlotId) -> str:
        """The part of the board in which a card lies."""
        return self.area_of(state.table.slots[slot].zone)

    def as_work(self, state: S, seat: SeatId, slot: SlotId, index: int, card: Card) -> BeginAbility:
        """An ability of a card, where it lies now, as work of its own."""
        return queue_ability(seat, slot, index, card, self.area_at(state, slot))

    def holds(self, state: S, seat: SeatId, slot: SlotId, index: int, card: Card) -> bool:
        """Whether the conditions of an ability hold just now."""
        work = self.as_work(state, seat, slot, index, card)
        return all_hold(state, card.abilities[index].when, work, self.judges)

    def pay(self, draft: Draft[S], ability: Ability) -> None:
        """What an ability costs is paid, or refused (ALN-TEXT-09, FFY-ACT-13, VIL-PLAY-09)."""
        name, points = ability.price
        paid = charge(draft, name, points, self.price)
        if paid:
            draft.emit(spent(name, paid))

    def begin(
        self,
        draft: Draft[S],
        card: Card,
        slot: SlotId,
        on: str,
        seat: SeatId,
        level: int = 0,
        area: str | None = None,
    ) -> None:
        """Queue the abilities of a card for a moment; `area` where it was, if it lies elsewhere by now."""
        self.begin_at(draft, card, slot, Moment(on, seat, level, area))

    def begin_at(self, draft: Draft[S], card: Card, slot: SlotId, at: Moment) -> None:
        """Queue the abilities of a card for a moment and place, of a copy as well (ALN-TEXT-06, ALN-COPY-01).

        Class and team abilities are judged here, by what was played before (ALN-CLASS-02, VIL-SUPER-02), and
        so work once, however many such cards there were (VIL-SUPER-05). What can be used once this turn waits
        for its player (ALN-ACT-10).
        """
        where = self.area_of(draft.state.table.slots[slot].zone) if at.area is None else at.area
        work = []
        for index, ability in moments(card, at.on, at.level, where):
            if at.on == "play" and not is_on(draft.state, slot, ability, at.play):
                continue
            if ability.once:
                draft.emit(AbilityReady(slot, index, at.play))
            else:
                queued = queue_ability(at.seat, slot, index, card, where)
                copied = at.play or at.via
                work.append(replace(queued, play=at.play, via=at.via) if copied else queued)
        draft.later(*work)
        if not card.structured:
            draft.emit(OutOfStep(slot, CARD_SAYS))

    def _goes_on(self, draft: Draft[S], work: BeginAbility) -> None:
        """The turn of one ability: judge, offer, pay, and queue what it does.

        ALN-TEXT-09, ALN-COPY-01; what is no offer has to be done (VIL-SUPER-07).
        """
        _, ability = ability_of(draft.state, work)
        name, points = ability.price
        if (ability.may or points) and work.seat not in draft.state.acting:
            return  # an offer to somebody who is out of the game (ALN-RULING-59)
        can_pay = points <= pool(draft.state, name)
        is_offer = ability.on == "play" and bool(ability.needs_class) and self.may_decline(ability)
        if not begin_ability(draft, work, self.judges, can_pay, is_offer=is_offer):
            return
        self.pay(draft, ability)
        if ability.needs_class or ability.needs_crew or ability.may or points:
            draft.emit(AbilityUsed(work.slot, work.index, work.play or 0))
        queue_clauses(draft, work)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="abilities",
            judges=self.judges,
            work={BeginAbility: self._goes_on},
            events={AbilityReady: _ability_ready, AbilityUsed: _ability_used},
            silent=(AbilityReady,),
        )


def is_on(state: LegendaryState, slot: SlotId, ability: Ability, play: int = 0) -> bool:
    """Whether a class or team ability works: a different card of that kind was played before.

    FFY-CLASS-01 to 04, FFY-CARD-10, FFY-RUL-05, FFY-RUL-38: it is asked as the card is played, and never
    again. To a copy the card itself is such a different one, and the other way round (ALN-COPY-08). Where the
    cards lie by now is all one (FFY-CLASS-05, VIL-SUPER-11, VIL-RUL-06).
    """
    own = (slot, play)
    return is_switched_on(ability, (one for one in state.played if (one.slot, one.play) != own))
