"""What real hands hold: the part of a game that the books do not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine import unseen
from companion.engine.ways import Way
from companion.engine.zone_table import ZoneTable


def hand_of(state: State, zones: ZoneTable, way: Way) -> tuple[SlotId, ...]:
    """The hand that a way needs a card from; whichever of its slots is meant gives the card shown.

    An answer that names an unseen card says itself where it lies.
    """
    told = unseen.named(state.table, getattr(way.command, "value", None))
    if told is not None:
        return state.table.zone(told[1])
    return zones.held_by(state.table, holder(state, way))


def holder(state: State, way: Way) -> SeatId:
    """Whoever lays a card down by this way."""
    seat: SeatId = way.seat or getattr(way.command, "seat", None) or state.turn.seat
    return seat


def named_copy(way: Way) -> CopyId | None:
    """The card that a way names: the command's `copy`, or the answer to a question about a hand."""
    command: Any = way.command
    if isinstance(command, Answer):
        return CopyId(command.value.partition(unseen.AT)[0]) if isinstance(command.value, str) else None
    copy: CopyId | None = getattr(command, "copy", None)
    return copy


def held(state: State, zones: ZoneTable, truth: Mapping[SlotId, CopyId], way: Way) -> Way | None:
    """The way with the very copy that the hand holds; None when it holds no card of that design."""
    if way.needs and not _holds(state, zones, truth, way):
        return None
    if not way.hand:
        return way
    named = named_copy(way)
    if named not in state.table.designs:
        return way
    actual = _one_like(state.table, truth, hand_of(state, zones, way), named)
    if actual is None:
        return None
    if actual == named or isinstance(way.command, Answer):
        return way
    return replace(way, command=replace(way.command, copy=actual))


def _holds(state: State, zones: ZoneTable, truth: Mapping[SlotId, CopyId], way: Way) -> bool:
    """Whether the hand really holds a card with the keyword that a way claims."""
    hand = hand_of(state, zones, way)
    return any(state.table.card_of(truth[slot]).has(way.needs) for slot in hand)


def _one_like(
    table: Table, truth: Mapping[SlotId, CopyId], hand: tuple[SlotId, ...], named: CopyId
) -> CopyId | None:
    """A copy of the named design that lies in this hand, the named one itself if it does."""
    held, design = [truth[slot] for slot in hand], table.designs[named]
    return named if named in held else next((copy for copy in held if table.designs[copy] == design), None)


def is_like(way: Way, other: Way) -> bool:
    """Whether two ways differ only in the card that is named."""
    alike = way.seat == other.seat and type(way.command) is type(other.command)
    return way.hand and way.id != other.id and alike
