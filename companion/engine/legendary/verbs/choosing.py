"""Verbs that hold other verbs: one of several ways, several times, a card shown or else."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger, zones
from companion.engine.draft import Draft
from companion.engine.effects.grammar import Wording, clauses_in
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.sentences import clauses_line, sort_of
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, tells
from companion.engine.legendary.hands import known_cards, unknown_cards
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.reading import CardReading
from companion.engine.legendary.wording import WORDING

S = TypeVar("S", bound=LegendaryState)

WAYS = ("either", "or", "third")
NONE, HAND = "none", "hand"


class CardShown(Event, frozen=True):
    """A player showed a card; it stays where it was. No slot: only the hand knows which."""

    seat: SeatId
    slot: SlotId | None


class ChoiceVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Choices need nothing of a game but how it reads its cards."""

    reading: CardReading[S]
    wording: Wording = WORDING  # how the ways are put into words

    def choose(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """One of several ways is chosen by whom the text refers to (ALN-TEXT-05, FFY-SPEC-04, 05)."""
        ways = [way for way in WAYS if way in clause.args]
        options = [Option(way, clauses_line(clauses_in(clause.args[way]), self.wording)) for way in ways]
        chosen = pick(draft, work, phrase("ask-choose-way"), options)
        if chosen is not None:
            inner(draft, work, clause.args[chosen.key])

    def repeat(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """The same again, so many times as were counted at the beginning."""
        inner(draft, work, clause.args["do"], self.reading.number(draft.state, clause, "n"))

    def show(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A player shows a card of the hand or in play, or else something happens to them.

        Whoever could show one may say no all the same (ALN-KILL-10, FFY-ACT-14, VIL-SPEC-07, 08, VIL-KW-22).
        """
        seat = self.reading.player(draft, work)
        if seat is None:
            return
        match, name = str(clause.args["match"]), draft.state.player(seat).name
        options = (*self._shown(draft.state, seat, match), Option(NONE, phrase("option-show-none")))
        why = phrase("ask-show", name=name, match=match, **sort_of(match))
        chosen = pick(draft, replace(work, seat=seat), why, options)
        if chosen is None:
            return
        if chosen.key == NONE:
            inner(draft, replace(work, seat=seat), clause.args["else"])
        else:
            draft.emit(CardShown(seat, chosen.slot))

    def _shown(self, state: S, seat: SeatId, match: str) -> tuple[Option, ...]:
        """What a player could show: in play, known in the hand, or one that only the hand knows of."""
        table, hand = state.table, zones.of(seat, "hand")
        open_cards = (*self.reading.cards_in_play(state, seat), *known_cards(table, hand))
        there = [
            slot
            for slot in open_cards
            if (card := table.card(slot)) is not None and self.reading.matches(card, match)
        ]
        options = slot_options(state, one_of_each(state, there, anywhere=True), public=True)
        unknown = {copy for slot in unknown_cards(table, hand) for copy in ledger.candidates(table, slot)}
        if any(self.reading.matches(table.card_of(copy), match) for copy in unknown):
            return (*options, Option(HAND, phrase("option-from-hand")))
        return options

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-choices",
            verbs={"choose": self.choose, "repeat": self.repeat, "show": self.show},
            events={CardShown: tells},
        )


def inner(draft: Draft[S], work: DoClause, value: object, times: int = 1) -> None:
    """Do the clauses that an argument holds, in their order, before anything else that waits."""
    begun = replace(work, answer=None)
    draft.later(*(replace(begun, clause=clause) for clause in [*clauses_in(value)] * times))
