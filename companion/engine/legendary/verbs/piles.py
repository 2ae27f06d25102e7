"""Verbs on decks and discard piles: taking back, killing, looking, turning up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Choice, Option
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import places, zones
from companion.engine.changes import carried, turned
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.interpret import instead
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.hands import any_unknown, known_cards, unknown_cards
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.moves import own
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn, OwnDeck, refill
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.ordering import Arranging, Reordered, arrange, arranging, reordered
from companion.engine.legendary.verbs.reading import CardReading, own_pile

S = TypeVar("S", bound=LegendaryState)

KEEP, UNDER = "keep", "bottom"


class Recovered(Event, frozen=True):
    """A player took a card of the own discard pile back."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class TopTurned(Event, frozen=True):
    """The top card of a deck was turned up for all."""

    slot: SlotId


class PutBack(Event, frozen=True):
    """A card of a deck went back face down: on top, or under it."""

    slot: SlotId
    under: bool = False


class SendTurned(DoClause, frozen=True, kw_only=True, tag="top-turned"):
    """The top card of a deck lies open, and goes by what it is."""

    top: SlotId


def _recovered(state: S, event: Recovered) -> S:
    """The card is in the hand, or the next one of the deck."""
    at = 0 if event.to.startswith("deck:") else zones.FAR_END
    return carried(state, (event.slot,), event.to, at, face_up=False)


def _top_turned(state: S, event: TopTurned) -> S:
    """The card lies open on its deck."""
    return turned(state, event.slot)


def _put_back(state: S, event: PutBack) -> S:
    """The card lies face down in its deck."""
    zone = state.table.slots[event.slot].zone
    at = zones.FAR_END if event.under else state.table.zone(zone).index(event.slot)
    return carried(state, (event.slot,), zone, at, face_up=False)


def put_back_by_hand(event: PutBack, before: State, after: State) -> tuple[Prompt, ...]:
    """A card goes back face down on its deck, or under it."""
    place = places.place(after.table.slots[event.slot].zone, after.players)
    key = "prompt-under" if event.under else "prompt-back-on-top"
    return (Prompt(phrase(key, place=place), seat=after.turn.seat or None),)


class PileVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of the decks that cards speak of."""

    reading: CardReading[S]
    own: OwnDeck[S]
    decks: Mapping[str, ZoneId]  # decks that are nobody's, by the words for them
    kill: Callable[[Draft[S], SlotId, SeatId], None]  # an own card is killed, defeated, KO'd
    gained: Callable[[Draft[S], SeatId, SlotId], None]  # a card of such a deck is discarded: it is gained
    gone: ZoneId  # where cards lie that are out of the game
    stays: Callable[[S, SlotId], bool] = lambda state, slot: False  # what is never taken back to a hand
    sealed: Callable[[S, SlotId], bool] = lambda state, slot: False  # what nobody looks at (FFY-RUL-21)

    def recover(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A player takes a card of the own discard pile back, as many as there are (ALN-TEXT-03)."""
        seat = self.reading.player(draft, work)
        if seat is None or not self.reading.is_single(draft, work, clause):
            return
        pile = draft.state.discard_of(seat)
        left = [slot for slot in known_cards(draft.state.table, pile) if not self.stays(draft.state, slot)]
        why = phrase("ask-recover-which", name=draft.state.player(seat).name)
        slot = _of_pile(draft, replace(work, seat=seat), pile, left, why)
        if slot is not None:
            draft.emit(Recovered(seat, slot, own_pile(seat, clause, "to", "hand")))

    def kill_discard(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A player kills a card of the own discard pile (ALN-KILL-03)."""
        seat = self.reading.player(draft, work)
        if seat is None or not self.reading.is_single(draft, work, clause):
            return
        pile, may = draft.state.discard_of(seat), bool(clause.args.get("may"))
        there = known_cards(draft.state.table, pile)
        why = phrase("ask-kill-discard", name=draft.state.player(seat).name)
        slot = _of_pile(draft, replace(work, seat=seat), pile, there, why, may=may)
        if slot is not None:
            self.kill(draft, slot, seat)

    def _deck(self, draft: Draft[S], clause: Clause, seat: SeatId, at: int) -> SlotId | None:
        """The card so far down in the deck that a clause names, if any; an empty own deck is made anew."""
        zone = self.decks.get(str(clause.args.get("at", "deck")))
        if zone is None and not refill(draft, seat):
            return None
        cards = draft.state.table.zone(zone or draft.state.deck_of(seat))
        return cards[at] if at < len(cards) and not self.sealed(draft.state, cards[at]) else None

    def look(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """One player looks at top cards, one after the other, and may put each under the deck (ALN-FACE-17).

        Only that player learns which they are: where the app knows them it tells them behind the curtain.
        """
        seat, at, left = work.seat or draft.state.active, work.at or 0, work.left
        if left is None:
            left = self.reading.number(draft.state, clause, "n", 1)
        slot = self._deck(draft, clause, seat, at) if left else None
        if slot is None:
            if clause.args.get("may") == "order":
                arrange(draft, seat, work.seen)
            return
        if work.answer not in (KEEP, UNDER):
            return draft.ask(_look_ask(draft, clause, seat, slot), replace(work, answer=None))
        if work.answer == UNDER:  # offered where the clause allows it
            draft.emit(PutBack(slot, under=True))
            at -= 1
        draft.later(replace(work, at=at + 1, left=left - 1, seen=(*work.seen, slot), answer=None))

    def reveal_top(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """The top cards are turned up for all, then go by what they are, one after the other.

        Where the own deck runs out before, the rest comes from the new one; what has gone back is not turned
        up again.
        """
        seat = work.seat or draft.state.active
        n = self.reading.number(draft.state, clause, "n", 1)
        found = [slot for at in range(n) if (slot := self._deck(draft, clause, seat, at)) is not None]
        if not found or found[0] in work.seen:
            return
        for slot in found:
            draft.emit(TopTurned(slot))
        rest = replace(instead(work, n=n - len(found)), seen=(*work.seen, *found))
        plain = {**asdict(work), "answer": None}
        draft.later(*(SendTurned(**plain, top=slot) for slot in found), *((rest,) if n > len(found) else ()))

    def _turned(self, draft: Draft[S], work: SendTurned) -> None:
        """What was turned up is known by now, and goes where the clause says."""
        slot, clause = work.top, work.clause
        if needs_identity(draft, slot, phrase("ask-which-turned"), work):
            return
        card, seat = draft.state.table.card(slot), work.seat or draft.state.active
        if seat not in draft.state.acting:  # it was turned up for somebody who is out of the game since
            return None if draft.state.table.slots[slot].zone == self.gone else draft.emit(PutBack(slot))
        matches = card is not None and self.reading.matches(card, str(clause.args.get("match", "any")))
        self._send(
            draft, seat, slot, str(clause.args["then"] if matches else clause.args.get("else", "back"))
        )

    def _send(self, draft: Draft[S], seat: SeatId, slot: SlotId, to: str) -> None:
        """A card that lies open on a deck goes somewhere; one drawn may stop there (ALN-FACE-14)."""
        if to == "hand":
            draft.emit(HandDrawn(seat, (slot,)))
            if self.own.stops(draft.state, slot):
                self.own.stopped(draft, seat, slot)
        elif to == "discard":
            self._discard(draft, seat, slot)
        elif to == "dead":
            self.kill(draft, slot, seat)
        else:
            draft.emit(PutBack(slot, under=to == "bottom"))

    def _discard(self, draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
        """An own card is discarded; one of another deck is gained by it, with what that brings."""
        if draft.state.table.slots[slot].zone == draft.state.deck_of(seat):
            draft.emit(CardsDiscarded(seat, (slot,)))
        else:
            draft.emit(Gained(seat, slot, draft.state.discard_of(seat)))
            self.gained(draft, seat, slot)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-piles",
            work={SendTurned: self._turned, Arranging: arranging},
            verbs={
                "recover": self.recover, "kill-discard": self.kill_discard, "look": self.look,
                "reveal-top": self.reveal_top,
            },
            events={
                Recovered: _recovered, TopTurned: _top_turned, PutBack: _put_back, Reordered: reordered,
            },
            prompts={Recovered: own("prompt-recover"), PutBack: put_back_by_hand},
            carries=(TopTurned,),
        )  # fmt: skip


def _of_pile(
    draft: Draft[S], work: DoClause, pile: ZoneId, known: Sequence[SlotId], why: Phrase, *, may: bool = False
) -> SlotId | None:
    """A card of a pile that its owner names; None while it is asked, or when there is none."""
    options = list(slot_options(draft.state, one_of_each(draft.state, known)))
    if unknown_cards(draft.state.table, pile):
        options.append(Option("other", phrase("option-another-card")))
    if not options:
        return None
    if may:
        options.append(Option("no", phrase("option-no")))
    chosen = pick(draft, work, why, options)
    if chosen is None or chosen.key == "no":
        return None
    return chosen.slot if chosen.slot is not None else any_unknown(draft, pile, 1)[0]


def _look_ask(draft: Draft[S], clause: Clause, seat: SeatId, slot: SlotId) -> Choice:
    """The private question what becomes of a card that one player alone looks at."""
    table = draft.state.table
    card, place = table.card(slot), places.place(table.slots[slot].zone)
    why: Phrase = phrase("ask-look", place=place)
    if card is not None:
        why = phrase("ask-look-card", place=place, card=card.name)
    options = [Option(KEEP, phrase("option-keep-there"))]
    if clause.args.get("may") == "bottom":
        options.append(Option(UNDER, phrase("option-under")))
    return Choice(id=draft.next_ask, why=why, seat=seat, private=True, options=tuple(options))
