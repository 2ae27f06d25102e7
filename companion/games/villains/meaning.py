"""Which cards a word means: by cost, icon, colour, kind, team or keyword (VIL-CARD-12, 13, VIL-KW-20)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from companion.core.language.cards import Card
from companion.engine.legendary.triggers import card_icons
from companion.games.villains.kinds import ADVERSARIES, ALLIES

Means = Callable[[Card], bool]
GREY = "grey"
OR = "-or-"  # between two words of which either is meant


def slug(name: str) -> str:
    """A name as cards write it when they mean somebody: captain-america, dr-octopus."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


def is_of(card: Card, name: str) -> bool:
    """Whether a card is of a group, team or class, is somebody or something, or carries a keyword."""
    own = (*card_icons(card.crew), *card_icons(card.klass), card.kind, slug(card.person))
    return name in own or card.has(name)


def cost(card: Card) -> int:
    """What a card costs; one without a number costs 0 (VIL-SPEC-11)."""
    return card.number("cost") or 0


def has_icon(card: Card, points: str) -> bool:
    """Whether it has the large icon in its lower left corner; small ones in its text do not count.

    VIL-CARD-12, 13.
    """
    return points in card.numbers


MEANT: Mapping[str, Means] = {
    "any": lambda card: True,
    "ally": lambda card: card.kind in ALLIES,
    "non-grey": lambda card: card.kind in ALLIES and card.klass != GREY,
    "enemy": lambda card: card.kind in ADVERSARIES,
    "costs-nothing": lambda card: cost(card) == 0,
    "costs-something": lambda card: cost(card) > 0,
    "costs-two": lambda card: cost(card) <= 2,  # or less
    "costs-little": lambda card: 1 <= cost(card) <= 3,
    "costs-much": lambda card: cost(card) >= 7,
    "costs-odd": lambda card: cost(card) % 2 == 1,
    "recruit-icon": lambda card: has_icon(card, "recruit"),
    "attack-icon": lambda card: has_icon(card, "attack"),
}


def is_meant(card: Card, match: str) -> bool:
    """Whether a card is one of those that a word means; one of no list is a class, team, kind or keyword."""
    if OR in match:
        return any(is_meant(card, one) for one in match.split(OR))
    means = MEANT.get(match)
    return means(card) if means is not None else is_of(card, match)


def field_of(match: str) -> str:
    """The number that has to be known to tell whether a card is meant; empty where none is."""
    return "cost" if match.startswith("costs-") else ""
