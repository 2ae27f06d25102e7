"""Cards of another game of the family that can be laid out with a box: each keeps its own ids."""

from __future__ import annotations

import msgspec

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId


class Guest(msgspec.Struct, frozen=True):
    """A set of another game whose cards may come along, as they are printed there."""

    name: str  # the set's id
    room: str  # the game it belongs to
    titles: dict[str, str]
    cards: dict[DesignId, Card]
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]]  # stack -> design -> copies
    called: dict[str, dict[str, str]] = {}  # the titles of the stacks
    practice: bool = False
