"""The drawn table: what lies on it, and the port that moves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from companion.core.crossing.views import Condition, Figure
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase
from companion.core.ports.bench import About


class DrawnCard(msgspec.Struct, frozen=True):
    """A card of the drawn hand: a rectangle with its title, and its back while it lies face down."""

    id: str
    title: Phrase
    figures: tuple[Figure, ...] = ()
    icon: str = ""
    face_up: bool = True
    text: Phrase | None = None  # what it does, in one sentence
    live: tuple[Condition, ...] = ()  # the conditions it sets, as they stand now
    plays: bool = True  # whether it can be played now; else it is shown for something else, or stays


class DrawnDeck(msgspec.Struct, frozen=True):
    """A deck of the practice table."""

    id: str
    title: Phrase
    count: int


class DrawnTable(msgspec.Struct, frozen=True):
    """What lies on the practice table beside the screen's own board."""

    seat: SeatId | None
    hand: tuple[DrawnCard, ...] = ()
    decks: tuple[DrawnDeck, ...] = ()  # what the game waits for: their top card is lifted
    wants_hand: bool = False  # what is asked for is a card of this hand
    spot: tuple[DrawnCard, ...] = ()  # what lies under the drawn camera unread
    says: Phrase | None = None  # why


class Practice(Protocol):
    """The drawn table: cards that can be laid under a drawn camera and are read by the real reader."""

    def table(self) -> DrawnTable:
        """What lies there now."""
        ...

    def lay(self, cards: Sequence[str]) -> None:
        """Lay these cards under the camera, left to right."""
        ...

    def lift(self, deck: str) -> None:
        """Take the top card of a deck into the hand that moves it: it lies on the spot next."""
        ...

    def about(self, card: str) -> About | None:
        """What may be said of a card of the drawn hand; None of one that is not there."""
        ...

    def clear(self) -> None:
        """Take everything away from under the camera."""
        ...
