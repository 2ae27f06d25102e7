"""What cards change for as long as they lie there: numbers higher or lower, and what cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.effects.interpret import moments
from companion.engine.effects.numbers import Counters, number
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)

ONGOING, MODIFY, CANNOT = "ongoing", "modify", "cannot"  # the moment of such texts, and what they say


class Lasting(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Which cards say something as long as they lie there (FFY-SHIP-02, FFY-TIME-01)."""

    abilities: Abilities[S]
    counters: Counters[S]
    # The cards that speak, in their order: those of the table, and what somebody bears (FFY-STRIKE-11).
    in_effect: Callable[[S, SeatId], Iterable[SlotId]]
    # Whether somebody bears a card: what it calls `yours` is said to nobody else.
    bears: Callable[[S, SeatId, SlotId], bool] = lambda state, seat, slot: True
    forbidden: str  # the rule that what one card forbids no other allows
    is_over: Callable[[S, int], bool] = lambda state, level: False  # what a text of this number belongs to
    # Which enemies a word for one sort of them means; a word for no sort in particular means every card.
    is_sort: Callable[[Card, str], bool] = lambda card, of: True
    same: Callable[[ZoneId], str] = str  # the space that a zone belongs to

    def said(self, state: S, verb: str, seat: SeatId | None = None) -> tuple[tuple[Clause, SlotId], ...]:
        """Every clause of that verb that holds just now, with the card that says it; worked out once.

        What speaks to one person alone speaks to the one it is about, else to whoever has the turn.
        """
        about = state.active if seat is None else seat
        known = state.worked_out.get((verb, about))
        if known is None:
            known = state.worked_out[verb, about] = tuple(self._heard(state, verb, about))
        return known

    def _heard(self, state: S, verb: str, about: SeatId) -> Iterator[tuple[Clause, SlotId]]:
        """What is said, card by card."""
        for slot in self.in_effect(state, about):
            card = state.table.card(slot)
            if card is None or not card.does(ONGOING):
                continue
            for index, ability in moments(card, ONGOING, 0, self.abilities.area_at(state, slot)):
                if ability.level and self.is_over(state, ability.level):
                    continue
                if self.abilities.holds(state, about, slot, index, card):
                    yield from ((clause, slot) for clause in ability.do if clause.verb == verb)

    def told(self, state: S, verb: str, seat: SeatId | None = None) -> Iterator[tuple[Clause, SlotId]]:
        """The same without what is said to another bearer alone (FFY-STRIKE-11)."""
        about = state.active if seat is None else seat
        for clause, slot in self.said(state, verb, about):
            if not clause.args.get("yours") or self.bears(state, about, slot):
                yield clause, slot

    def changed(
        self,
        state: S,
        what: str,
        target: SlotId | None = None,
        place: ZoneId | None = None,
        seat: SeatId | None = None,
    ) -> int:
        """By how much a number is higher or lower just now, for a card, a space or a person."""
        total = 0
        for clause, slot in self.told(state, MODIFY, seat):
            if clause.args["what"] == what and self._is_meant(state, clause, slot, target, place):
                by = number(state, clause, "by", self.counters, 1)
                total += -by if clause.args.get("less") else by
        return total

    def _is_meant(
        self, state: S, clause: Clause, slot: SlotId, target: SlotId | None, place: ZoneId | None
    ) -> bool:
        """Whether a change is about this card in this place: of some enemies, in some area."""
        of, where = str(clause.args.get("of", "any")), str(clause.args.get("where", "any"))
        if target is not None:
            place = state.table.slots[target].zone
            if (of == "this" and target != slot) or not self._is_sort(state.table.card(target), of):
                return False
        if where == "here":
            return place is not None and self.same(place) == self.same(state.table.slots[slot].zone)
        return where == "any" or place is None or self.abilities.area_of(place) == where

    def _is_sort(self, card: Card | None, of: str) -> bool:
        """Whether a card is of the sort a word names; one that nobody knows is none."""
        return card is not None and self.is_sort(card, of)

    def forbidding(self, state: S, what: str, seat: SeatId | None = None) -> Phrase | None:
        """The card by which something cannot be done by somebody; None where nothing forbids it."""
        for clause, slot in self.told(state, CANNOT, seat):
            if clause.args["what"] == what:
                card = state.table.card(slot)
                return card.name if card is not None else None
        return None

    def need_allowed(self, draft: Draft[S], what: str, seat: SeatId | None = None) -> None:
        """Refuse what a card in effect forbids (FFY-SPEC-02)."""
        card = self.forbidding(draft.state, what, seat)
        if card is not None:
            draft.refuse(self.forbidden, "limit", here=phrase("here-forbidden", card=card))
