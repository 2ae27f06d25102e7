"""Deals tag numbers at random, so that nobody can learn a card from its tag."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence

from companion.core.language.tags import ID_LENGTH, SAFE, tag_text

Chance = Callable[[int], int]  # a random number below a limit
NUMBERS = len(SAFE) ** ID_LENGTH


def deal_tags(count: int, taken: Collection[str], chance: Chance = secrets.randbelow) -> Sequence[str]:
    """So many new tags, each used by nobody yet, in no order that tells anything."""
    dealt: dict[str, None] = {}
    while len(dealt) < count:
        tag = tag_text(chance(NUMBERS))
        if tag not in taken:
            dealt[tag] = None
    return tuple(dealt)
