"""The shipped sets, read once, and short ways to look into them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from card_db.cardset import CardSet
from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Card

OWNED = ("alien/alien", "firefly/firefly", "villains/villains", "villains/core", "conquest/conquest")


@cache
def shipped(name: str) -> CardSet:
    return read_set(SHIPPED / f"{name}.toml")


def card(name: str, design: str) -> Card:
    return next(one for one in shipped(name).cards if one.design == design)


def size(name: str, stacks: str = "") -> int:
    return sum(one.copies for one in shipped(name).cards if one.stack.startswith(stacks))


def known_numbers(card_set: CardSet) -> Iterator[tuple[str, str, int]]:
    for one in card_set.cards:
        for field, value in one.numbers.items():
            if value is not None:
                yield re.sub(r"-(intel|leadership|strength|survival|tech)$", "", one.design), field, value
    for place, fields in card_set.boards.items():
        for field, value in fields.items():
            if value is not None:
                yield place, field, value
