"""What real hands hold: the part of a game that the books do not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.views import Offer
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine.zone_table import ZoneTable


def hand_of(state: State, zones: ZoneTable, offer: Offer) -> tuple[SlotId, ...]:
    """The hand that an offer needs a card from; whichever of its slots is meant gives the card shown."""
    seat: SeatId = offer.seat or getattr(offer.command, "seat", None) or state.turn.seat
    return zones.held_by(state.table, seat)


def named_copy(offer: Offer) -> CopyId | None:
    """The card that an offer names: the command's `copy`, or the answer to a question about a hand."""
    command: Any = offer.command
    if isinstance(command, Answer):
        return CopyId(command.value) if isinstance(command.value, str) else None
    copy: CopyId | None = getattr(command, "copy", None)
    return copy


def held(state: State, zones: ZoneTable, truth: Mapping[SlotId, CopyId], offer: Offer) -> Offer | None:
    """The offer with the very copy that the hand holds; None when it holds no card of that design."""
    if offer.needs and not _holds(state, zones, truth, offer):
        return None
    if not offer.hand:
        return offer
    named = named_copy(offer)
    if named not in state.table.designs:
        return offer
    actual = _one_like(state.table, truth, hand_of(state, zones, offer), named)
    if actual is None:
        return None
    if actual == named or isinstance(offer.command, Answer):
        return offer
    return replace(offer, command=replace(offer.command, copy=actual))


def _holds(state: State, zones: ZoneTable, truth: Mapping[SlotId, CopyId], offer: Offer) -> bool:
    """Whether the hand really holds a card with the keyword that an offer claims."""
    hand = hand_of(state, zones, offer)
    return any(state.table.card_of(truth[slot]).has(offer.needs) for slot in hand)


def _one_like(
    table: Table, truth: Mapping[SlotId, CopyId], hand: tuple[SlotId, ...], named: CopyId
) -> CopyId | None:
    """A copy of the named design that lies in this hand, the named one itself if it does."""
    held, design = [truth[slot] for slot in hand], table.designs[named]
    return named if named in held else next((copy for copy in held if table.designs[copy] == design), None)


def is_like(offer: Offer, other: Offer) -> bool:
    """Whether two offers differ only in the card that is named."""
    alike = offer.seat == other.seat and type(offer.command) is type(other.command)
    return offer.hand and offer.id != other.id and alike
