"""How the decks of a game are kept, as the screens ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from companion.core.language.commands import KeepDeck
from companion.core.language.phrases import Phrase
from companion.core.language.states import Custody


class KeptHow(msgspec.Struct, frozen=True):
    """One way in which a deck could be kept from now on, and what that means for the hands."""

    how: Custody
    sub: Phrase
    command: KeepDeck


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck, how it is kept now, and how else it could be."""

    deck: str
    title: Phrase
    how: Custody
    cards: int
    coded: int = 0  # of all its cards in this game, so many have a code on their back ...
    of: int = 0  # ... of so many
    ways: tuple[KeptHow, ...] = ()


class Keeping(Protocol):
    """The decks of the running game whose keeping can be chosen."""

    def decks(self) -> Sequence[KeptDeck]:
        """All of them, in the order of the room; none when no game is running."""
        ...
