"""Class and team abilities: they work when a different card of that kind was played earlier this turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from companion.core.language.cards import Ability


class PlayedBefore(Protocol):
    """A card played this turn, as later abilities see it."""

    @property
    def klass(self) -> str:
        """Its class, empty when it has none."""
        ...

    @property
    def crew(self) -> str:
        """Its crew or team, empty when it has none."""
        ...


def is_switched_on(ability: Ability, earlier: Iterable[PlayedBefore]) -> bool:
    """Whether earlier cards switch an ability on; one without an icon always is."""
    cards = tuple(earlier)
    klass = not ability.needs_class or any(card.klass == ability.needs_class for card in cards)
    crew = not ability.needs_crew or any(card.crew == ability.needs_crew for card in cards)
    return klass and crew


def count_class(cards: Iterable[PlayedBefore], klass: str) -> int:
    """How many cards of a class were played."""
    return sum(1 for card in cards if card.klass == klass)


def count_crew(cards: Iterable[PlayedBefore], crew: str) -> int:
    """How many cards of a crew or team were played."""
    return sum(1 for card in cards if card.crew == crew)
