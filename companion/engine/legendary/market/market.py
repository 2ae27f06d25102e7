"""The open market as a chapter: what may be recruited, for how much, and when its spaces are filled again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Figure, Place
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import places
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.feature import Commands, Feature, Settling, Ways
from companion.engine.legendary.market.events import (
    Gained,
    HqRefilled,
    Recruited,
    gained,
    recruited,
    refilled,
)
from companion.engine.legendary.market.prices import Prices, Stack
from companion.engine.legendary.market.requests import Recruit, Recruiting, ToKnow
from companion.engine.legendary.market.spaces import next_refill, next_unknown
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, charge_late, points
from companion.engine.legendary.state import LegendaryState
from companion.engine.offers import name_of
from companion.engine.view import Bricks, Marks
from companion.engine.ways import Way, price
from companion.engine.zones import crowded, top

S = TypeVar("S", bound=LegendaryState)


class MarketRules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules a market is kept by, as the game numbers them."""

    recruit: str  # what can be recruited, and that it is paid
    stack: str  # the cards of a stack are not chosen
    stack_price: str
    stack_empty: str
    one_each: str  # one card to a space


class Market(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of its market: the HQ with its Barracks, the Bridge with its Crew, the Lair."""

    spaces: tuple[ZoneId, ...]
    deck: ZoneId
    prices: Prices[S]
    people: Collection[str]  # kinds of cards that can be recruited
    rules: MarketRules
    guard: Callable[[Draft[S], SeatId], None]  # when somebody may recruit
    # What follows when a card is somebody's; in Villains recruiting is no gaining (VIL-BASIC-10).
    after: Callable[[Draft[S], SeatId, SlotId], None] = lambda draft, seat, slot: None

    def recruit(self, draft: Draft[S], command: Recruit) -> None:
        """Pay a card's cost and put it on the own discard pile (ALN-RECRUIT-01, FFY-REC-01, VIL-RECR-03)."""
        slot, seat, table, rule = command.slot, command.seat, draft.state.table, self.rules.recruit
        if slot not in table.slots:
            draft.refuse(rule, "impossible", here=phrase("here-no-such-card"))
        zone = table.slots[slot].zone
        if any(stack.zone == zone for stack in self.prices.stacks):
            draft.refuse(self.rules.stack, "secret", here=phrase("here-top-sergeant"))
        self.guard(draft, seat)
        card = table.card(slot)
        if not table.slots[slot].face_up or (card is not None and card.kind not in self.people):
            draft.refuse(rule, "impossible", here=phrase("here-no-character"))
        if zone not in self.spaces:
            draft.refuse(rule, "target", here=phrase("here-not-in-hq"))
        if _cost_unknown(draft, Recruiting(seat, slot)):
            return
        self._take(draft, seat, slot, charge(draft, "recruit", self._cost(draft.state, slot), rule))

    def _cost(self, state: S, slot: SlotId) -> int:
        return self.prices.of_card(state, slot) or 0

    def _late(self, draft: Draft[S], work: Recruiting) -> None:
        """The cost was told just now: pay it, or ask what to do when it is too much."""
        if _cost_unknown(draft, work):
            return
        cost = self._cost(draft.state, work.slot)
        paid = charge_late(draft, "recruit", cost, self.rules.recruit, work)
        if paid is not None:
            self._take(draft, work.seat, work.slot, paid)

    def recruit_top(self, draft: Draft[S], seat: SeatId, stack: Stack[S], which: str) -> None:
        """Pay for the top card of a stack; what it is shows only then.

        ALN-RECRUIT-05, ALN-RECRUIT-06, ALN-EMPTY-06, FFY-REC-05, FFY-SPEC-21, VIL-RECR-02, VIL-BASIC-12.
        """
        self.guard(draft, seat)
        slot = top(draft.state.table, stack.zone)
        if slot is None:
            draft.refuse(self.rules.stack_empty, "impossible", here=phrase("here-no-sergeants"))
            return  # never: an impossible thing is never waived
        cost = self.prices.of_stack(draft.state, stack)
        self._take(draft, seat, slot, charge(draft, "recruit", cost, self.rules.stack_price))
        needs_identity(draft, slot, phrase(which), ToKnow(slot, seat=seat))

    def _take(self, draft: Draft[S], seat: SeatId, slot: SlotId, paid: int) -> None:
        """Pay, then the card is somebody's; its space is filled before anything else (ALN-TIME-04)."""
        if paid:
            draft.emit(PointsSpent(recruit=paid))
        draft.emit(Recruited(seat, slot))
        self.after(draft, seat, slot)

    def refill(self, draft: Draft[S]) -> None:
        """Fill an empty space from the deck at once, and learn which card it is.

        ALN-RECRUIT-02, FFY-REC-02, FFY-SETUP-20, VIL-RECR-05, 06, VIL-SETUP-25, VIL-RUL-30: whatever has
        emptied it.
        """
        table = draft.state.table
        unknown = next_unknown(table, self.spaces)
        if unknown is not None:
            needs_identity(draft, unknown, _which_there(draft, unknown), ToKnow(unknown))
            return
        fill = next_refill(table, self.spaces, self.deck)
        if fill is not None:
            draft.emit(HqRefilled(*fill))

    def overfull(self, state: S) -> list[str]:
        """One card lies in every space (ALN-ZONE-20, VIL-RECR-07)."""
        return crowded(state.table, self.spaces, self.rules.one_each) if state.turn.number else []

    def ways(self, state: S) -> Iterator[Way]:
        """The cards of the market, also those that are too dear; whoever lies open there is guarded alike."""
        table = state.table
        for slot in (slot for zone in self.spaces for slot in table.zone(zone)):
            card = table.card(slot)
            is_usual = table.slots[slot].face_up and (card is None or card.kind in self.people)
            yield Way(
                f"recruit:{slot}", Recruit(state.active, slot), partial(_label, state, slot), f"slot:{slot}",
                price=price(state, "recruit", self.prices.of_card(state, slot)), alike=is_usual,
                gives=partial(points, card) if card is not None and is_usual else None,
            )  # fmt: skip

    def way_of_top(self, state: S, stack: Stack[S], way: Way, kind: str = "") -> Way:
        """Recruiting from a stack, with what it costs now; from an empty one it is refused.

        `kind` is what all its cards are: what every one of them gives tells nothing of the top one.
        """
        need, is_empty = self.prices.of_stack(state, stack), not state.table.zone(stack.zone)
        gives = partial(_points_of_all, state, kind) if kind else None
        cost = price(state, "recruit", need)
        return replace(way, verb="recruit", price=cost, barred=is_empty, gives=gives)

    def shown_stack(self, state: S, stack: Stack[S], bricks: Bricks[S], marks: Marks) -> Place:
        """A stack of the board with what its top card costs now."""
        cost = price(state, "recruit", self.prices.of_stack(state, stack))
        figure = Figure("pay", cost.need, filled=not cost.is_short)
        return bricks.place(state, stack.zone, marks, "deck", (figure,))

    def _recruited(self, state: S, event: Recruited) -> S:
        return self.prices.used_up(event, state, recruited(state, event))

    def feature(
        self,
        ways: Ways[S],
        commands: Commands[S] | None = None,
        open: Callable[[S], bool] | None = None,
    ) -> Feature[S]:
        """The chapter as a room names it; recruiting from its stacks is asked by commands of its own."""
        return Feature(
            name="market",
            commands={Recruit: self.recruit, **(commands or {})},
            work={Recruiting: self._late, ToKnow: _known_now},
            settle=(Settling(self.refill, reads=("table",)),),
            rule_faults=(self.overfull,),
            events={Recruited: self._recruited, Gained: gained, HqRefilled: refilled},
            carries=(Recruited, Gained, HqRefilled),
            ways=ways,
            open=open,
        )  # fmt: skip


def _points_of_all(state: LegendaryState, kind: str) -> tuple[Figure, ...]:
    """The points on cards of a kind where all give the same, else none."""
    found = {points(card) for card in state.table.cards.values() if card.kind == kind}
    return found.pop() if len(found) == 1 else ()


def _label(state: LegendaryState, slot: SlotId) -> Phrase:
    return phrase("offer-recruit", card=name_of(state, slot))


def _cost_unknown(draft: Draft[S], work: Recruiting) -> bool:
    """Whether recruiting has to wait until somebody tells the card, or what it costs."""
    if draft.state.table.slots[work.slot].copy is None:
        return needs_identity(draft, work.slot, _which_there(draft, work.slot), work)
    return needs_number(draft, work.slot, "cost", work)


def _which_there(draft: Draft[S], slot: SlotId) -> Phrase:
    """Asks for the card at one space of the market: up to five of them are asked for one after the other."""
    return phrase("ask-which-in-hq", place=places.place(draft.state.table.slots[slot].zone))


def _known_now(draft: Draft[S], work: ToKnow) -> None:
    """A card only had to be known; nothing else waits for it."""
    needs_identity(draft, work.slot, phrase("ask-which-gained"), work)
