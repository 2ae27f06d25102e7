"""A player's own deck: a Flaw is no reason to stop a draw, it is played when it may be (FFY-RUL-35, 36)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.engine import decks
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.moves import for_seat
from companion.engine.legendary.own_deck import OwnDeck
from companion.games.firefly.phases import need_living
from companion.games.firefly.state import FireflyState


class OwnDeckShuffled(Event, frozen=True):
    """A player's deck is shuffled: a card joined it, or it was looked through (FFY-REV-10, FFY-SPEC-14)."""

    seat: SeatId


class OwnDeckShuffles(Work, frozen=True, tag="own-deck-shuffles"):
    """Somebody's deck is shuffled once what waits before is done."""


def shuffle_own(draft: Draft[FireflyState], seat: SeatId) -> None:
    """Its player shuffles it, and nobody knows its order any more."""
    draft.emit(OwnDeckShuffled(seat))
    decks.shuffle(draft, draft.state.deck_of(seat), "deck")


def _shuffles(draft: Draft[FireflyState], work: OwnDeckShuffles) -> None:
    shuffle_own(draft, work.seat or draft.state.active)


DECKS: OwnDeck[FireflyState] = OwnDeck(early="FFY-CLEAN-05", guard=need_living)
draw, change_cards = DECKS.draw, DECKS.change_cards

FEATURE: Feature[FireflyState] = joined(
    "drawing",
    DECKS.feature(),
    Feature(
        name="firefly",
        work={OwnDeckShuffles: _shuffles},
        events={OwnDeckShuffled: tells},
        prompts={OwnDeckShuffled: for_seat("prompt-shuffle-own")},
    ),
)
