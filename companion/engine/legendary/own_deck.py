"""A player's own deck: drawing, discarding, and the new deck that a discard pile becomes.

The same in every game of the family: an empty deck is made anew only when a card is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import Offer
from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks, zones
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.moves import for_seat
from companion.engine.legendary.state import LegendaryState
from companion.engine.names import open_name
from companion.engine.offers import offer

S = TypeVar("S", bound=LegendaryState)


class ShuffleIn(Command, frozen=True):
    """Shuffle a discard pile into its deck early: hands have done it already (ALN-CLEAN-05)."""

    seat: SeatId


class CardsDiscarded(Event, frozen=True):
    """Cards of a player went to the discard pile."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class HandDrawn(Event, frozen=True):
    """A player drew cards from the deck, unseen by the others."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class DeckReshuffled(Event, frozen=True):
    """A player's discard pile became the new deck."""

    seat: SeatId


class OwnDeckShuffled(Event, frozen=True):
    """A player's deck is shuffled: a card joined it, or it was looked through (FFY-REV-10, FFY-SPEC-14)."""

    seat: SeatId


class OwnDeckShuffles(Work, frozen=True, tag="own-deck-shuffles"):
    """Somebody's deck is shuffled once what waits before is done."""


def _cards_discarded(state: S, event: CardsDiscarded) -> S:
    return carried(state, event.slots, state.discard_of(event.seat))


def _hand_drawn(state: S, event: HandDrawn) -> S:
    return carried(state, event.slots, zones.of(event.seat, "hand"), zones.FAR_END, face_up=False)


def _deck_reshuffled(state: S, event: DeckReshuffled) -> S:
    discard = state.table.zone(state.discard_of(event.seat))
    return carried(state, discard, state.deck_of(event.seat), face_up=False)


def discarded_by_hand(event: CardsDiscarded, before: S, after: S) -> tuple[Prompt, ...]:
    """What really goes: all that was played, what is left of the hand, one card, or so many of them."""
    seat, slots, table = event.seat, event.slots, before.table
    card = open_name(after, slots[0]) if len(slots) == 1 else None
    if slots == table.zone(zones.of(seat, "played")):
        what = "played"
    elif slots == table.zone(zones.of(seat, "hand")):
        what = "hand"
    else:
        what = "card" if card is not None else "some"
    name, named = after.player(seat).name, card or phrase("a-card")
    text = phrase(f"prompt-discard-{what}", name=name, count=len(slots), card=named)
    return (Prompt(text, seat=seat),)


class OwnDeck(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of its players' decks.

    A card may stop a draw in the middle, as far as the books know of it: one that kills (ALN-FACE-14), or one
    that is played before anything else (FFY-FLAW-02). What then happens may end the draw; else it goes on.
    """

    early: str  # the rule that speaks against shuffling early
    guard: Callable[[Draft[S], SeatId], None]  # whose deck it may be
    stops: Callable[[S, SlotId], bool] = lambda state, slot: False
    stopped: Callable[[Draft[S], SeatId, SlotId], None] = lambda draft, seat, slot: None

    def draw(self, draft: Draft[S], seat: SeatId, n: int) -> None:
        """Draw up to n cards: what there is, then from a new deck (ALN-CLEAN-04, FFY-CLEAN-04, VIL-DECK-01).

        With deck and discard pile empty the rest is not drawn.

        ALN-EMPTY-08, FFY-SPEC-25, VIL-DECK-03, VIL-RUL-07.
        """
        deck = draft.state.deck_of(seat)
        while n > 0 and seat in draft.state.acting and refill(draft, seat):
            slots = self._until(draft.state, draft.state.table.zone(deck)[:n])
            is_stopped = self.stops(draft.state, slots[-1])
            draft.emit(HandDrawn(seat, slots))
            if is_stopped:
                self.stopped(draft, seat, slots[-1])
            n -= len(slots)

    def _until(self, state: S, slots: tuple[SlotId, ...]) -> tuple[SlotId, ...]:
        """So many of these cards as come before one that stops the draw, and that one."""
        return slots[: next((n for n, slot in enumerate(slots, 1) if self.stops(state, slot)), len(slots))]

    def change_cards(self, draft: Draft[S], seat: SeatId, n: int) -> None:
        """Discard what was played and what is left in the hand, then draw n cards.

        ALN-CLEAN-01 to 03, FFY-CLEAN-01 to 03, VIL-END-01 to 04: the discards come first.
        """
        for part in ("played", "hand"):
            slots = draft.state.table.zone(zones.of(seat, part))
            if slots:
                draft.emit(CardsDiscarded(seat, slots))
        self.draw(draft, seat, n)

    def shuffle_in(self, draft: Draft[S], command: ShuffleIn) -> None:
        """Never done before a card is needed, unless the real cards are shuffled already (ALN-CLEAN-05)."""
        seat, table = command.seat, draft.state.table
        self.guard(draft, seat)
        name = draft.state.player(seat).name
        empty = phrase("here-nothing-discarded", name=name)
        draft.require(bool(table.zone(draft.state.discard_of(seat))), self.early, "impossible", here=empty)
        left = len(table.zone(draft.state.deck_of(seat)))
        here = phrase("here-deck-left", name=name, count=left)
        draft.require(False, self.early, "timing", here=here, remedy=phrase("remedy-deck-left"))
        reshuffle(draft, seat)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="drawing",
            commands={ShuffleIn: self.shuffle_in},
            events={
                CardsDiscarded: _cards_discarded, HandDrawn: _hand_drawn, DeckReshuffled: _deck_reshuffled,
            },
            prompts={
                CardsDiscarded: discarded_by_hand, HandDrawn: for_seat("prompt-draw"),
                DeckReshuffled: for_seat("prompt-reshuffle"),
            },
            forgotten=forgotten,
        )  # fmt: skip


def shuffle_own(draft: Draft[S], seat: SeatId) -> None:
    """Its player shuffles it, and nobody knows its order any more."""
    draft.emit(OwnDeckShuffled(seat))
    decks.shuffle(draft, draft.state.deck_of(seat), "deck")


def _shuffles(draft: Draft[S], work: OwnDeckShuffles) -> None:
    shuffle_own(draft, work.seat or draft.state.active)


def shuffling() -> Feature[Any]:
    """Decks that are shuffled by what cards say, in games in which they say so."""
    return Feature(
        name="shuffling",
        work={OwnDeckShuffles: _shuffles},
        events={OwnDeckShuffled: tells},
        prompts={OwnDeckShuffled: for_seat("prompt-shuffle-own")},
    )


def refill(draft: Draft[S], seat: SeatId) -> bool:
    """Whether there is a card to draw or look at; only an empty deck is made anew.

    ALN-CLEAN-05, ALN-EMPTY-08, FFY-CLEAN-05, FFY-CLEAN-06, FFY-RUL-75, VIL-DECK-02, VIL-DECK-04.
    """
    if draft.state.table.zone(draft.state.deck_of(seat)):
        return True
    if not draft.state.table.zone(draft.state.discard_of(seat)):
        return False
    reshuffle(draft, seat)
    return True


def reshuffle(draft: Draft[S], seat: SeatId) -> None:
    """The discard pile becomes the deck, and nothing else does (VIL-DECK-06)."""
    draft.emit(DeckReshuffled(seat))
    decks.shuffle(draft, draft.state.deck_of(seat), "deck")


def forgotten(state: S) -> Iterator[Offer]:
    """That hands have shuffled a discard pile into a deck that still has cards (ALN-CLEAN-05)."""
    for seat in state.acting if state.ask is None else ():
        if all(state.table.zone(pile) for pile in (state.deck_of(seat), state.discard_of(seat))):
            label = phrase("offer-shuffled-early", name=state.player(seat).name)
            yield offer(f"shuffled:{seat}", label, ShuffleIn(seat), f"seat:{seat}", "upkeep")
