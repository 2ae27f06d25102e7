"""What the owner's board calls its places, as words that stand before those of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from card_db.boxes import TITLE
from card_db.errors import StoreError
from companion.engine.zones import is_numbered, place_key

if TYPE_CHECKING:
    from card_db.store import Store

NAME = f"{TITLE}en"


class Named(Protocol):
    """Words that can call places otherwise."""

    def name_places(
        self, room: str, names: Mapping[str, str], shorts: Mapping[str, Mapping[str, str]]
    ) -> None:
        """Say these names from now on, by key; `shorts` are what names of cards are where room is short."""
        ...


def speak(texts: Named, store: Store, room: str, box: str) -> None:
    """Call the places of a game as the owner's board does; a practice board has names of its own."""
    try:
        cards = store.catalogue.card_set(room, box)
        is_own, shorts = not cards.practice, cards.shorts
    except StoreError:  # the box is not there any more: the game goes on with the usual names
        is_own, shorts = False, {}
    texts.name_places(room, names_in(store.remembered.everything(room)) if is_own else {}, shorts)


def names_in(told: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The names of numbered places by the key of their sentence; cards have names of their own."""
    return {
        place_key(place): str(fields[NAME])
        for place, fields in told.items()
        if NAME in fields and is_numbered(place)
    }


def fluent(names: Mapping[str, str]) -> str:
    """The names as Fluent reads them: whatever stands in them is no placeable."""
    return "".join(f'{key} = {{ "{escaped(name)}" }}\n' for key, name in names.items())


def escaped(name: str) -> str:
    """A name between quotation marks."""
    return name.replace("\\", "\\\\").replace('"', '\\"')
