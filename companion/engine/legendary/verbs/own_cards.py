"""Verbs on players' own cards: draw, discard, kill one's own, gain a card, take this one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Done, Option
from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import decks, zones
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.effects.interpret import instead
from companion.engine.effects.selectors import one_of_each, pick, seats_of, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.hands import any_unknown, are_hands_drawn, known_cards, unknown_cards
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.market.requests import ToKnow
from companion.engine.legendary.own_deck import CardsDiscarded, OwnDeck
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.reading import CardReading, own_pile

S = TypeVar("S", bound=LegendaryState)


class OwnCardVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of its players' cards, and of where they gain others."""

    reading: CardReading[S]
    decks: OwnDeck[S]
    market: tuple[ZoneId, ...]  # open cards of which one is chosen
    stacks: Mapping[str, ZoneId]  # of which the top card is taken, by the word for them
    kill: Callable[[Draft[S], SlotId, SeatId], None]  # an own card is killed, defeated, KO'd
    gained: Callable[[Draft[S], SeatId, SlotId], None]  # what a card brings that was gained
    # A card joins a player's deck: it is shuffled (FFY-REV-10).
    shuffle: Callable[[Draft[S], SeatId], None] = lambda draft, seat: decks.shuffle(
        draft, draft.state.deck_of(seat), "deck"
    )
    # What counts as "your characters" where not all do (ALN-KILL-06): no Talents and Flaws (FFY-SPEC-07).
    is_own: Callable[[Card], bool] | None = None

    def draw(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Cards are drawn from the own deck."""
        seat = self.reading.player(draft, work)
        if seat is not None:
            self.decks.draw(draft, seat, self.reading.number(draft.state, clause, "n", 1))

    def discard(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Players discard cards of their choice from the hand, as many as there are.

        ALN-TEXT-03, VIL-SPEC-03, VIL-SPEC-14.
        """
        n, state = self.reading.number(draft.state, clause, "n", 1), draft.state
        is_named = are_hands_drawn(state)
        if clause.args.get("who") in ("each", "others") and not work.told and not is_named:
            seats = seats_of(state, str(clause.args["who"]), work.seat or state.active)
            if any(_must_choose_unseen(state, seat, n) for seat in seats):
                return _tell(draft, work, "ask-discard-all", n)
        seat = self.reading.player(draft, work)
        if seat is not None and n:
            _discard_of(draft, replace(work, seat=seat), seat, n)

    def kill_own(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A player kills one of their characters: in the hand or in play, of neither deck nor discard pile.

        ALN-KILL-05, ALN-KILL-06, VIL-SPEC-05.
        """
        seat = self.reading.player(draft, work)
        if seat is None or not self.reading.is_single(draft, work, clause):
            return
        told = work.picked  # the card out of a hand that its owner has named since
        if told is not None and self._counts(draft.state.table.card(told)):
            return self.kill(draft, told, seat)
        options = self._own_characters(draft.state, seat)
        if not options:
            return
        if clause.args.get("may"):
            options.append(Option("no", phrase("option-no")))
        why = phrase("ask-kill-own", name=draft.state.player(seat).name)
        chosen = pick(draft, replace(work, seat=seat), why, options)
        if chosen is None or chosen.key == "no":
            return
        slot = chosen.slot if chosen.slot is not None else any_unknown(draft, zones.of(seat, "hand"), 1)[0]
        # Where not every card counts its owner names it first, and if it does not, chooses another.
        named = replace(work, picked=slot, answer=None)
        if self.is_own is None or not needs_identity(draft, slot, phrase("ask-which-killed"), named):
            self.kill(draft, slot, seat)

    def _own_characters(self, state: S, seat: SeatId) -> list[Option]:
        """Those in play, then those of the hand; what nobody knows there is told later.

        FFY-SPEC-06, FFY-SPEC-11, FFY-RUL-76.
        """
        table, hand = state.table, zones.of(seat, "hand")
        there = (*self.reading.cards_in_play(state, seat), *known_cards(table, hand))
        known = [slot for slot in there if self._counts(table.card(slot))]
        options = list(slot_options(state, one_of_each(state, known), public=True))
        if unknown_cards(table, hand):
            options.append(Option("hand", phrase("option-from-hand")))
        return options

    def _counts(self, card: Card | None) -> bool:
        """Talents and Flaws are no characters (FFY-SPEC-07, FFY-TALENT-06, FFY-FLAW-05)."""
        return card is None or self.is_own is None or self.is_own(card)

    def gain_card(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A card is gained without paying, into the discard pile unless the text says otherwise.

        ALN-RECRUIT-07, FFY-REC-07, VIL-KW-21, VIL-BASIC-08.
        """
        seat = work.seat or draft.state.active
        slot = self._offered(draft, work, clause)
        if slot is None:
            return
        self._gain(draft, seat, slot, own_pile(seat, clause, "to", "discard"))
        needs_identity(draft, slot, phrase("ask-which-gained"), ToKnow(slot, seat=seat))

    def _gain(self, draft: Draft[S], seat: SeatId, slot: SlotId, to: ZoneId) -> None:
        draft.emit(Gained(seat, slot, to))
        self.gained(draft, seat, slot)

    def _offered(self, draft: Draft[S], work: DoClause, clause: Clause) -> SlotId | None:
        """The card to be gained; None when there is none, or while something is asked."""
        state, limit, stack = draft.state, clause.args.get("cost"), self.stacks.get(str(clause.args["from"]))
        if stack is not None:
            return zones.top(state.table, stack)
        there = [slot for space in self.market for slot in state.table.zone(space)]
        options = [slot for slot in there if limit is None or _cost(state, slot) <= int(limit)]
        if work.picked in options:
            return work.picked
        if not options:
            return None
        chosen = pick(draft, work, phrase("ask-gain-which"), slot_options(state, options))
        if chosen is None or chosen.slot is None:
            return None
        picked = replace(work, picked=chosen.slot)
        if limit is not None and needs_number(draft, chosen.slot, "cost", picked):
            return None
        return chosen.slot

    def join(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """This card, found among what came out of a deck, becomes one of a player's cards.

        In a player's deck it is shuffled in (FFY-REV-10). A copy comes to nobody (FFY-RUL-51).
        """
        seat = self.reading.player(draft, work)
        if seat is None or work.slot is None or work.play:
            return
        to = own_pile(seat, clause, "to", "discard")
        self._gain(draft, seat, work.slot, to)
        if to == draft.state.deck_of(seat):
            self.shuffle(draft, seat)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-own-cards",
            verbs={
                "draw": self.draw, "discard": self.discard, "kill-own": self.kill_own,
                "gain-card": self.gain_card, "join": self.join, "nothing": nothing,
            },
        )  # fmt: skip


def nothing(draft: Draft[S], work: DoClause, clause: Clause) -> None:
    """The card says that nothing happens."""


def _cost(state: LegendaryState, slot: SlotId) -> int:
    """A card's cost; one that nobody has told yet may be anything, so it is asked when it matters."""
    card = state.table.card(slot)
    return (card.number("cost") or 0) if card is not None else 0


def _must_choose_unseen(state: LegendaryState, seat: SeatId, n: int) -> bool:
    """Whether only the player can tell which cards go: more in the hand than must go, and all unknown."""
    hand = zones.of(seat, "hand")
    return 0 < n < len(state.table.zone(hand)) and not known_cards(state.table, hand)


def _tell(draft: Draft[S], work: DoClause, why: str, n: int) -> None:
    """Say how many cards go, and believe that it was done."""
    told = replace(work, told=True)
    name = draft.state.player(work.seat or draft.state.active).name
    draft.ask(Done(id=draft.next_ask, why=phrase(why, count=n, name=name), seat=work.seat), told)


def _is_all(draft: Draft[S], seat: SeatId, n: int) -> bool:
    """Whether the whole hand is discarded: there are no more cards than that (FFY-SPEC-03)."""
    held = draft.state.table.zone(zones.of(seat, "hand"))
    if n < len(held):
        return False
    if held:
        draft.emit(CardsDiscarded(seat, held))
    return True


def _discard_of(draft: Draft[S], work: DoClause, seat: SeatId, n: int) -> None:
    """The whole hand where there are no more, else what its owner chooses."""
    hand = zones.of(seat, "hand")
    held = draft.state.table.zone(hand)
    if _is_all(draft, seat, n):
        return
    if work.picked in held:
        _let_go(draft, work, seat, work.picked, n)
        return
    if are_hands_drawn(draft.state) and not work.told:
        _ask_owner(draft, work, seat)
        return
    if not known_cards(draft.state.table, hand):
        if work.told:
            draft.emit(CardsDiscarded(seat, any_unknown(draft, hand, n)))
        else:
            _tell(draft, work, "ask-discard", n)
        return
    slot = _from_hand(draft, work, seat, "ask-discard-which")
    if slot is not None:
        _let_go(draft, work, seat, slot, n)


def _let_go(draft: Draft[S], work: DoClause, seat: SeatId, slot: SlotId, n: int) -> None:
    """One of n cards goes; the others are chosen after it."""
    draft.emit(CardsDiscarded(seat, (slot,)))
    if n > 1:
        draft.later(instead(replace(work, picked=None), n=n - 1, who="you"))


def _ask_owner(draft: Draft[S], work: DoClause, seat: SeatId) -> None:
    """Whose hand it is shows the card that goes: drawn cards have no hands that could choose one unseen.

    A card that everybody knows is offered by name first; the others are laid from the fan.
    """
    hand = zones.of(seat, "hand")
    if known_cards(draft.state.table, hand):
        slot = _from_hand(draft, work, seat, "ask-discard-which")
        if slot is None:
            return
    else:
        slot = any_unknown(draft, hand, 1)[0]
    why = phrase("ask-discard-which", name=draft.state.player(seat).name)
    again = replace(work, picked=slot, answer=None)
    if not needs_identity(draft, slot, why, again):
        draft.later(again)


def _from_hand(draft: Draft[S], work: DoClause, seat: SeatId, why: str) -> SlotId | None:
    """The card a player names in a hand of which some cards are known to all; None while it is asked."""
    hand, table = zones.of(seat, "hand"), draft.state.table
    known = one_of_each(draft.state, known_cards(table, hand))
    options = list(slot_options(draft.state, known, public=True))
    if unknown_cards(table, hand):
        options.append(Option("hand", phrase("option-another-card")))
    name = draft.state.player(seat).name
    chosen = pick(draft, work, phrase(why, name=name), options)
    if chosen is None:
        return None
    return chosen.slot if chosen.slot is not None else any_unknown(draft, hand, 1)[0]
