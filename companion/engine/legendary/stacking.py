"""Small decks: each a stack of its own, with unseen cards among it and perhaps some under it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from companion.core.language.events import Dealt, Row
from companion.core.language.ids import CopyId, GroupId, PoolId, ZoneId
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of

LEFT = GroupId("box")


class MiniDeck(msgspec.Struct, frozen=True, kw_only=True):
    """One of them, shuffled for itself: Alien lays the three one on the other, Firefly side by side."""

    zone: ZoneId
    group: GroupId
    stack: str
    among: Mapping[PoolId, int] = {}  # unseen cards shuffled into it (ALN-SETUP-14, FFY-SETUP-16)
    under: Mapping[PoolId, int] = {}  # unseen cards laid under it after that (FFY-SETUP-17)


def stacked(
    box: Box,
    decks: Sequence[MiniDeck],
    fillers: Mapping[PoolId, tuple[CopyId, ...]],
    left: Mapping[PoolId, int],
    aside: ZoneId,
) -> Dealt:
    """These decks, top first; which filler came into which nobody knows, and what is left lies aside."""
    pools = {**fillers, **{PoolId(deck.stack): copies_of(box, deck.stack) for deck in decks}}
    rows = (row for deck in decks for row in _rows(deck, len(pools[PoolId(deck.stack)])))
    return Dealt(pools, (*rows, Row(aside, LEFT, dict(left))))


def _rows(deck: MiniDeck, cards: int) -> Iterable[Row]:
    """The shuffled cards, then those at the bottom: a group of their own, for they stay the last."""
    yield Row(deck.zone, deck.group, {PoolId(deck.stack): cards, **deck.among})
    if deck.under:
        yield Row(deck.zone, GroupId(f"{deck.group}:under"), dict(deck.under))
