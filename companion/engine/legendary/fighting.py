"""Fighting: an enemy's whole price is paid, then it is killed (ALN-FIGHT, FFY-FIGHT, VIL-FIGHT).

Whoever else kills comes to the same end without the price: what is killed goes to the pile of its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import needs_identity, needs_kind, needs_number
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, charge_late
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.state import LegendaryState
from companion.engine.offers import name_of
from companion.engine.ways import Way, price
from companion.engine.work import Own

S = TypeVar("S", bound=LegendaryState)
ATTACK = "attack"  # what is printed on an enemy, and what is paid


class Fight(Command, frozen=True):
    """Pay an enemy's Attack and kill it."""

    seat: SeatId
    slot: SlotId


class Fought(Event, frozen=True):
    """An enemy was fought for this price."""

    seat: SeatId
    slot: SlotId
    cost: int


class Weakened(Event, frozen=True):
    """An enemy's Attack is lower for the rest of this turn."""

    slot: SlotId
    by: int


class FightAwaited(Own, frozen=True, tag="fight"):
    """A fight waits until somebody has told its price."""

    slot: SlotId


class Kill(Work, frozen=True, tag="kill"):
    """A card is killed, by a fight or an effect; `seat` did it."""

    slot: SlotId


def weakened(state: S, event: Weakened) -> S:
    """Reductions add up (ALN-FIGHT-07, FFY-FIGHT-07, VIL-FIGHT-10)."""
    by = state.weakened.get(event.slot, 0) + event.by
    return replace(state, weakened={**state.weakened, event.slot: by})


class Fighting(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Who may be fought, what it costs, and where the dead go."""

    guard: Callable[[Draft[S], SeatId, SlotId], None]  # turn, phase, and the enemy with its own conditions
    unknown: str  # the rule that there must be such a card
    short: str  # the rule that an unaffordable fight meets
    reach: Callable[[S], Iterable[SlotId]]  # the open cards that lie where enemies are fought
    kinds: tuple[str, ...]  # what a killed card can be, asked where nobody knows
    enemies: tuple[str, ...]  # the kinds that have something to say when they die
    buried: Callable[[Kill, Card], Event]  # what happens to a killed card: whose pile, which pile
    dies: Callable[[Draft[S], Kill, Card, ZoneId], None]  # the text of an enemy that lay there
    is_hidden: Callable[[S, SlotId], bool] = lambda state, slot: not state.table.slots[slot].face_up
    is_gone: Callable[[S, SlotId], bool] = lambda state, slot: False  # left the game before its death came
    modified: Callable[[S, SlotId], int] = lambda state, slot: 0  # what else is added to a price now
    # Points that count against this enemy alone: they are used first, and the game notes it as it is fought.
    helped: Callable[[S, SlotId], int] = lambda state, slot: 0
    open: Callable[[S], bool] | None = None  # when the guard may let pass
    does: Callable[[S, SlotId], Phrase | None] = lambda state, slot: None  # what killing it spares
    is_usual: Callable[[S, SlotId], bool] = lambda state, slot: False  # guarded by turn and phase alone

    def price(self, state: S, slot: SlotId) -> int | None:
        """The Attack it costs to kill an enemy now, never below 0; None while nobody knows it.

        All that changes it is added up first, and the floor comes last.

        ALN-FIGHT-07, FFY-FIGHT-07, FFY-FIGHT-08, FFY-CARD-12, VIL-FIGHT-10, 11.
        """
        card = state.table.card(slot)
        printed = card.number(ATTACK) if card is not None else None
        if printed is None:
            return None
        return max(0, printed + self.modified(state, slot) - state.weakened.get(slot, 0))

    def due(self, state: S, slot: SlotId) -> int | None:
        """What of that price has to be paid from the pool of all."""
        price = self.price(state, slot)
        return None if price is None else max(0, price - self.helped(state, slot))

    def fight(self, draft: Draft[S], command: Fight) -> None:
        """The whole price is paid and the enemy killed.

        ALN-FIGHT-01, 02, FFY-FIGHT-01 to 03, VIL-FIGHT-01, 03, 04.
        """
        slot, seat = command.slot, command.seat
        no_card = phrase("here-no-such-card")
        draft.require(slot in draft.state.table.slots, self.unknown, "impossible", here=no_card)
        self.guard(draft, seat, slot)
        if needs_number(draft, slot, ATTACK, FightAwaited(seat=seat, slot=slot)):
            return
        self._win(draft, seat, slot, charge(draft, ATTACK, self.due(draft.state, slot) or 0, self.short))

    def _fight_late(self, draft: Draft[S], work: FightAwaited) -> None:
        """The Attack was told just now: pay it, or ask what to do when it is too much."""
        if needs_identity(draft, work.slot, phrase("ask-which-enemy"), work):
            return  # a tool took back which card it is
        if needs_number(draft, work.slot, ATTACK, work):
            return
        cost = self.due(draft.state, work.slot) or 0
        paid = charge_late(draft, ATTACK, cost, self.short, work)
        if paid is not None:
            self._win(draft, work.seat or draft.state.active, work.slot, paid)

    def _win(self, draft: Draft[S], seat: SeatId, slot: SlotId, paid: int) -> None:
        """Only the price is gone; what is left can be spent on (FFY-FIGHT-06, VIL-FIGHT-05, 16)."""
        draft.emit(PointsSpent(attack=paid))
        draft.emit(Fought(seat, slot, paid))
        draft.later(Kill(seat=seat, slot=slot))

    def _kill(self, draft: Draft[S], work: Kill) -> None:
        """It goes to the pile its kind names, then an enemy's text is done (ALN-KILL-01 to 04, FFY-FIGHT-05).

        A hidden card is turned up only to find its pile: it is not revealed (ALN-RULING-63). In Villains the
        same holds for whoever is defeated by an effect (VIL-FIGHT-13); being KO'd is something else.
        """
        slot, table = work.slot, draft.state.table
        if self.is_gone(draft.state, slot):
            return
        if self.is_hidden(draft.state, slot):
            draft.emit(TurnedUp(slot))
        if needs_identity(draft, slot, phrase("ask-which-killed"), work):
            return
        if needs_kind(draft, slot, self.kinds, work):
            return
        card, zone = draft.state.table.card(slot), table.slots[slot].zone
        if card is None:
            return
        draft.emit(self.buried(work, card))
        if card.kind in self.enemies:
            self.dies(draft, work, card, zone)

    def ways(self, state: S) -> Iterator[Way]:
        """Every open card in reach; the rules refuse those that are no enemies."""
        for slot in self.reach(state):
            card = state.table.card(slot)
            is_enemy = card is not None and card.kind in self.enemies
            yield Way(
                f"fight:{slot}", Fight(state.active, slot), partial(_label, state, slot), f"slot:{slot}",
                price=price(state, ATTACK, self.due(state, slot)), does=partial(self.does, state, slot),
                barred=not is_enemy, alike=is_enemy and self.is_usual(state, slot),
            )  # fmt: skip

    def feature(self) -> Feature[S]:
        """Fighting as a feature; the events of the dead are the game's own."""
        return Feature(
            name="fighting",
            commands={Fight: self.fight},
            work={FightAwaited: self._fight_late, Kill: self._kill},
            events={Fought: tells, Weakened: weakened},
            ways=self.ways,
            open=self.open,
        )


def need_enemy(
    draft: Draft[S],
    slot: SlotId,
    reach: Collection[ZoneId],
    enemies: Collection[str],
    rule: str,
    rule_against: Callable[[Card], str],
) -> Card:
    """An open enemy that lies where enemies are fought; `rule_against` is by which rule another card is not.

    ALN-FIGHT-01, FFY-FIGHT-01.
    """
    held, card = draft.state.table.slots[slot], draft.state.table.card(slot)
    if not held.face_up:
        here, remedy = phrase("here-card-hidden"), phrase("remedy-scan")
        draft.refuse(rule, "secret", here=here, remedy=remedy)
    if card is None or held.zone not in reach:
        draft.refuse(rule, "impossible", here=phrase("here-card-elsewhere"))
    assert card is not None  # just required, and never waived
    if card.kind not in enemies:
        draft.refuse(rule_against(card), "target", here=phrase("here-no-enemy", card=card.name))
    return card


def _label(state: LegendaryState, slot: SlotId) -> Phrase:
    return phrase("offer-fight", card=name_of(state, slot))
