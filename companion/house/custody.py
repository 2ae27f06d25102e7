"""How the decks of the running game are kept, and what changing that would mean (the port `Keeping`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from companion.core.language.commands import KeepDeck
from companion.core.language.phrases import phrase
from companion.core.ports.keeps import KeptDeck, KeptHow
from companion.engine import custodies
from companion.house.custodies import copies_in

if TYPE_CHECKING:
    from companion.core.ports.collection import Collection
    from companion.house.house import House


class DeckKeeper:
    """Looks at the running game of a house."""

    def __init__(self, house: House) -> None:
        """Serve one house."""
        self._house = house

    def decks(self) -> Sequence[KeptDeck]:
        """All decks whose keeping can be chosen; none when no game is running."""
        desk = self._house.desk
        if desk is None:
            return ()
        state = desk.game.state
        return tuple(kept_deck(state, deck, self._house.store.collection) for deck in custodies.kept(state))


def kept_deck(state: Any, deck: str, cards: Collection) -> KeptDeck:
    """One deck as it is kept now."""
    how, copies = custodies.kept(state)[deck], copies_in(state, deck)
    return KeptDeck(
        deck, phrase(f"deck-{deck}"), how, len(state.table.zone(deck)),
        len(cards.backs_of(copies)), len(copies), tuple(ways(state, deck)),
    )  # fmt: skip


def ways(state: Any, deck: str) -> Iterator[KeptHow]:
    """The other ways that are open to a deck; handing it to the app only once everything of it is known."""
    real = "-from-app" if custodies.kept(state)[deck] == "app" else ""
    for how in custodies.CUSTODIES:
        if custodies.why_not(state, deck, how) is None:
            yield KeptHow(how, phrase(f"keep-{how}{real}-sub"), KeepDeck(deck, how))
