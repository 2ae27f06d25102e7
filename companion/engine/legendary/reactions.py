"""Reactions: cards that are used from the hand in another player's turn (FFY-TIME-05, FFY-RUL-93)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Source
from companion.core.language.cards import Card, Clause
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.interpret import clause_of, moments
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.claims import Claims, slot_of
from companion.engine.legendary.from_hand import Sought, card_named, need_phase, seek, shown_way
from companion.engine.legendary.playing.finding import found
from companion.engine.legendary.reacting import REACTION, cards_of, has_reaction, ward_of
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.wards import ANY, How
from companion.engine.ways import Way

S = TypeVar("S", bound=LegendaryState)


class React(Command, frozen=True):
    """Use the Reaction of a card in the own hand."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class Reacted(Event, frozen=True):
    """A player used a Reaction; the card stays in the hand, unless its own text puts it elsewhere."""

    seat: SeatId
    slot: SlotId


class Reacting(Sought, frozen=True, tag="react"):
    """A card whose Reaction is used is looked for in the hand."""


def _reacted(state: S, event: Reacted) -> S:
    """It works once in this turn (FFY-RUL-93)."""
    return replace(state, reacted=(*state.reacted, event.slot))


class Reactions(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of Reactions."""

    rule: str  # who reacts, when, and with what
    once: str  # the rule that each card does so once in a turn
    open: tuple[str, ...]  # phases of a turn in which others react
    guard: Callable[[Draft[S], SeatId], None]  # who takes part
    abilities: Abilities[S]
    claims: Claims[S]  # where a Reaction avoids or cancels, it is the strike of this moment

    def react(self, draft: Draft[S], command: React) -> None:
        """Whoever is in the game reacts to another player's turn, once with each card.

        FFY-TIME-05, FFY-DEF-06, FFY-RUL-93.
        """
        seat, copy, state = command.seat, command.copy, draft.state
        card = card_named(draft, copy, self.rule)
        self.guard(draft, seat)
        need_phase(draft, self.open, self.rule)
        if seat == state.active:
            draft.refuse(self.rule, "timing", here=phrase("here-own-turn", name=state.player(seat).name))
        if not has_reaction(card):
            draft.refuse(self.rule, "target", here=phrase("here-no-reaction", card=card.name))
        if state.table.bound.get(copy) in state.reacted:
            draft.refuse(self.once, "limit", here=phrase("here-reacted-already", card=card.name))
        seek(draft, Reacting, command)

    def _reacts(self, draft: Draft[S], work: Reacting) -> None:
        """The card is found in the hand; where it avoids or cancels, that is the strike of this moment."""
        seat = work.seat
        slot = found(draft, seat, work.copy, work.known, work) if seat is not None else None
        card = draft.state.table.card(slot) if slot is not None else None
        if seat is None or slot is None or card is None:
            return
        draft.emit(Reacted(seat, slot))
        done = self._wards(draft, card, seat)
        if done is not None:
            return self._rest(draft, card, slot, seat, done)
        self.abilities.begin(draft, card, slot, REACTION, seat)

    def _wards(self, draft: Draft[S], card: Card, seat: SeatId) -> Clause | None:
        """What the card says against the strike of this moment, which whoever draws it has used at once."""
        strike = draft.work[0] if draft.work and self.claims.kind_of(draft.work[0]) else None
        if strike is None:
            return None
        whose = strike.seat or draft.state.active
        way: How = "avoid" if slot_of(strike) is None else "cancel"
        clause = ward_of(card, seat, way, whose, self.claims.kind_of(strike))
        if clause is not None:
            self.claims.wards.gain(draft, whose, way, clause)
            draft.work[0] = replace(strike, answer=str(clause.args.get("what", ANY)))
        return clause

    def _rest(self, draft: Draft[S], card: Card, slot: SlotId, seat: SeatId, done: Clause) -> None:
        """What else the card says, where its ward was used at once."""
        for index, ability in moments(card, REACTION, 0, self.abilities.area_at(draft.state, slot)):
            work = self.abilities.as_work(draft.state, seat, slot, index, card)
            if done in ability.do:
                draft.later(*(clause_of(work, clause) for clause in ability.do if clause is not done))
            else:
                draft.later(work)

    def interruptions(self, state: S, seats: Collection[SeatId]) -> Iterator[Way]:
        """Every card with a Reaction that another player's hand could hold."""
        if state.turn.phase not in self.open:
            return
        for seat in state.living:
            if seat == state.active or seat not in seats:
                continue
            for copy in cards_of(state, seat):
                yield shown_way(state, "react", React(seat, copy), state.table.card_of(copy))

    def feature(self) -> Feature[S]:
        """Reactions as a feature."""
        return Feature(
            name="reactions",
            moments=(REACTION,),
            commands={React: self.react},
            during_ask=(React,),
            work={Reacting: self._reacts},
            events={Reacted: _reacted},
            interruptions=self.interruptions,
        )
