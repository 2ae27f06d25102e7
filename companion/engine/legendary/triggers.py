"""Class and team abilities: they work when a different card of that kind was played earlier this turn."""

from __future__ import annotations

from collections import Counter
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
    """Whether earlier cards switch an ability on; one without an icon always is.

    Several icons must all be supplied: one card that shows them all is enough, but of two equal icons each
    needs a card of its own (VIL-SUPER-08 to 10, VIL-RUL-05).
    """
    cards = tuple(earlier)
    needed = ((card_icons(ability.needs_class), "klass"), (card_icons(ability.needs_crew), "crew"))
    return all(
        sum(1 for card in cards if icon in card_icons(getattr(card, kind))) >= times
        for icons, kind in needed
        for icon, times in Counter(icons).items()
    )


def card_icons(written: str) -> list[str]:
    """The icons of a class or team as a card shows them: more than one are written with a plus."""
    return written.split("+") if written else []


def count_class(cards: Iterable[PlayedBefore], klass: str) -> int:
    """How many cards of a class were played (VIL-SUPER-06, VIL-SPEC-06)."""
    return sum(1 for card in cards if klass in card_icons(card.klass))


def count_crew(cards: Iterable[PlayedBefore], crew: str) -> int:
    """How many cards of a crew or team were played."""
    return sum(1 for card in cards if crew in card_icons(card.crew))
