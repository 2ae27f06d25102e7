"""A hand is private: which of its cards is which is known only when one is shown. Nothing here guesses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.core.language.cards import Card
from companion.core.language.events import Moved, OrderLost
from companion.core.language.ids import CopyId, SlotId, ZoneId
from companion.core.language.slots import Known, Table
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.answers import exchange, know
from companion.engine.draft import Draft

S = TypeVar("S", bound=State)
DRAWN = "drawn"  # the option of a game whose hands the glass draws


def are_hands_drawn(state: State) -> bool:
    """Whether the glass draws the hands: nobody holds a card of which only its owner could say it went."""
    return bool(state.header.options.get(DRAWN))


def unknown_cards(table: Table, hand: ZoneId) -> tuple[SlotId, ...]:
    """The cards of a hand that nobody outside it knows."""
    return tuple(slot for slot in table.zone(hand) if table.slots[slot].copy is None)


def known_cards(table: Table, hand: ZoneId) -> tuple[SlotId, ...]:
    """The cards of a hand that everybody knows, because they were seen on their way there."""
    return tuple(slot for slot in table.zone(hand) if table.slots[slot].copy is not None)


def meant(table: Table, copy: CopyId, known: Known) -> tuple[CopyId, ...]:
    """The copies that may be meant: the very one that was seen, or any of its design when only named."""
    if known == "seen":
        return (copy,)
    design = table.designs[copy]
    return (copy, *[twin for twin, other in table.designs.items() if other == design and twin != copy])


def could_hold(table: Table, hand: ZoneId, copies: tuple[CopyId, ...]) -> tuple[SlotId, ...]:
    """The unknown cards of a hand that could be one of these copies."""
    slots = unknown_cards(table, hand)
    return tuple(slot for slot in slots if any(ledger.may_hold(table, slot, copy) for copy in copies))


def may_hold(table: Table, hand: ZoneId, is_meant: Callable[[Card], bool]) -> bool:
    """Whether a hand could hold such a card, by what everybody knows."""
    known = (table.card(slot) for slot in known_cards(table, hand))
    if any(card is not None and is_meant(card) for card in known):
        return True
    groups = {table.slots[slot].group for slot in unknown_cards(table, hand)}
    pools = {pool for group in groups if group for pool in table.quota.get(group, {})}
    return any(pool in pools and is_meant(table.card_of(copy)) for copy, pool in table.pools.items())


def show(draft: Draft[S], hand: ZoneId, copy: CopyId, known: Known) -> SlotId | None:
    """The slot of the hand that is this card, known from now on; None when no card of it could be."""
    table = draft.state.table
    copies = meant(table, copy, known)
    for slot in known_cards(table, hand):
        if table.slots[slot].copy in copies:
            return slot
    slots = could_hold(table, hand, copies)
    if slots:
        merge(draft, slots)
        table = draft.state.table
        copy = next(one for one in copies if ledger.may_hold(table, slots[0], one))
    else:
        slots = tuple(slot for slot in unknown_cards(table, hand) if exchange(table, slot, copy) is not None)
        if not slots:
            return None
        merge(draft, slots)
    know(draft, slots[0], copy, known)
    return slots[0]


def merge(draft: Draft[S], slots: tuple[SlotId, ...]) -> None:
    """Make unknown cards of several groups one group, since nobody can say from which one the next comes."""
    if len({draft.state.table.slots[slot].group for slot in slots}) > 1:
        draft.emit(OrderLost(slots))


def any_unknown(draft: Draft[S], hand: ZoneId, n: int) -> tuple[SlotId, ...]:
    """So many cards of the hand that its owner picks unseen; which ones does not matter to the books."""
    slots = unknown_cards(draft.state.table, hand)
    if n < len(slots):
        merge(draft, slots)
    return slots[:n]


def is_in_game(table: Table, copy: CopyId) -> bool:
    """Whether a copy is anywhere in this game."""
    return copy in table.bound or copy in table.pools


def take_word(draft: Draft[S], hand: ZoneId, copy: CopyId, known: Known) -> SlotId:
    """The players' word that a card was in this hand, whatever the books say: they follow."""
    table = draft.state.table
    other = table.bound.get(copy)
    if other is None:
        other = next(slot for slot in table.slots if ledger.may_hold(table, slot, copy))
    blank = next(iter(unknown_cards(table, hand)), None)
    if blank is not None:
        draft.emit(OrderLost((blank, other)))
        know(draft, blank, copy, known)
        return blank
    if table.slots[other].copy is None:
        know(draft, other, copy, known)
    draft.emit(Moved((other,), hand, face_up=False))
    return other
