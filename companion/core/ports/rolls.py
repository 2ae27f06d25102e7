"""What the screen of bought labels needs from outside: values, and the port that gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.crossing.views import Figure
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Where

Way = Literal["faces", "backs"]
Waits = Literal["", "card", "label", "face", "back"]  # what is to come next; empty: whatever comes first


class RollDeck(msgspec.Struct, frozen=True):
    """A deck whose cards can get labels."""

    where: Where
    title: Phrase
    cards: int
    done: int


class RollCard(msgspec.Struct, frozen=True):
    """The card whose turn it is, as its owner recognises it."""

    copy: CopyId
    title: Phrase
    kind: Phrase
    number: int
    of: int
    figures: tuple[Figure, ...] = ()
    icon: str = ""
    picture: bytes | None = None  # a small JPEG


class RollLine(msgspec.Struct, frozen=True):
    """One card of the deck."""

    copy: CopyId
    title: Phrase
    number: int
    of: int
    is_done: bool = False
    is_now: bool = False  # it is tapped, or its turn has come
    is_skipped: bool = False


class RollView(msgspec.Struct, frozen=True):
    """How far one is with a deck, and what came of the last movement."""

    where: Where
    way: Way
    deck: Phrase
    lines: tuple[RollLine, ...]
    done: int
    card: RollCard | None = None
    waits: Waits = ""
    says: Phrase | None = None
    is_warning: bool = False
    can_undo: bool = False


class Rolls(Protocol):
    """Labels that are bound by showing them: any sticker to a face, our own square codes to backs."""

    def decks(self, where: Where, way: Way) -> Sequence[RollDeck]:
        """The decks of a box whose cards may carry codes."""
        ...

    def begin(self, where: Where, way: Way) -> RollView:
        """Go on with a deck where it was left, or begin with it."""
        ...

    def show(self, code: str) -> RollView:
        """A label is shown to the camera, or read by a scanner."""
        ...

    def tap(self, copy: CopyId) -> RollView:
        """A card is tapped: the label that was shown is on it, or the next one will be."""
        ...

    def skip(self) -> RollView:
        """The card whose turn it is stays without a label."""
        ...

    def undo(self) -> RollView:
        """Take the last movement back."""
        ...

    def deal_anew(self) -> RollView:
        """Forget the backs of a deck: it gets new ones from spare sheets."""
        ...
