"""What a game takes of the stacks of a box, told by its opening events; pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from companion.core.language.events import Dealt, Event, Laid, Opened
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.collection import Box
from companion.core.ports.owners import StackUse
from companion.engine.zone_table import ZoneTable


class TakenStack(msgspec.Struct, frozen=True):
    """What a game takes of one stack."""

    stack: str
    use: StackUse
    cards: int
    designs: tuple[DesignId, ...] = ()  # where only some are taken


def taken(zones: ZoneTable, events: Sequence[Event], box: Box) -> tuple[TakenStack, ...]:
    """The stacks of a game by its opening events, in the order in which they are laid out."""
    designs = next((event.designs for event in events if isinstance(event, Opened)), {})
    found: dict[str, list[TakenStack]] = {}
    for copies, cards, held in _piles(zones, events):
        stacks: dict[str, list[DesignId]] = {}
        for copy in copies:
            stacks.setdefault(box.cards[designs[copy]].stack, []).append(designs[copy])
        for stack, of in stacks.items():
            whole = sum(map(len, box.stacks[stack].values()))
            count = len(of) if cards is None or len(stacks) > 1 else cards
            unseen = held.issuperset(copy for alike in box.stacks[stack].values() for copy in alike)
            if count:
                found.setdefault(stack, []).append(_taken(stack, of, count, whole, unseen))
    return tuple(_together(parts, box) for parts in found.values())


def _piles(
    zones: ZoneTable, events: Sequence[Event]
) -> Iterator[tuple[Sequence[CopyId], int | None, frozenset[CopyId]]]:
    """Cards that come to the table together; a number where so many of them are drawn unseen.

    Last, all that was dealt at once: where the rest of a stack is among it, nobody saw which is which.
    """
    for event in events:
        if isinstance(event, Laid):
            yield event.copies, None, frozenset()
        elif isinstance(event, Dealt):
            stay = (row for row in event.rows if zones.is_boxed(row.zone))
            left = {pool: n for row in stay for pool, n in row.quota.items()}
            held = frozenset(copy for copies in event.pools.values() for copy in copies)
            for pool, copies in event.pools.items():
                yield copies, len(copies) - left.get(pool, 0) if pool in left else None, held


def _taken(stack: str, designs: Sequence[DesignId], count: int, whole: int, unseen: bool) -> TakenStack:
    if len(designs) < whole and not unseen:
        return TakenStack(stack, "some", count, tuple(dict.fromkeys(designs)))
    return TakenStack(stack, "whole" if count == whole else "lot", count)


def _together(parts: Sequence[TakenStack], box: Box) -> TakenStack:
    """Several cards of one stack, such as three Avatars, as one line."""
    if len(parts) == 1:
        return parts[0]
    designs = tuple(dict.fromkeys(design for part in parts for design in part.designs))
    cards = sum(part.cards for part in parts)
    whole = sum(map(len, box.stacks[parts[0].stack].values()))
    use: StackUse = "lot" if any(part.use == "lot" for part in parts) else "some"
    return TakenStack(
        parts[0].stack, "whole" if cards == whole else use, cards, () if use == "lot" else designs
    )
