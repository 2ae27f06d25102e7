"""A hand is private: nothing is guessed of it, and the players' word about it is followed."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Moved, OrderLost, Row, Swapped
from companion.core.language.ids import CopyId, GroupId, PoolId, ZoneId
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.legendary.hands import (
    any_unknown,
    known_cards,
    may_hold,
    show,
    take_word,
    unknown_cards,
)
from tests.engine.effects.table import draft, lay, state, thing

HAND = ZoneId("hand:a")
GROUP, OTHER = GroupId("one"), GroupId("other")


def pooled(state: State, pool: str, *rows: Row, names: str) -> State:
    """The State with unseen cards of one pool: the design of each copy is its first letter."""
    copies = tuple(CopyId(name) for name in names.split())
    table = state.table
    for copy in copies:
        card = thing(copy[0])
        designs = {**table.designs, copy: card.design}
        table = replace(table, cards={**table.cards, card.design: card}, designs=designs)
    table = ledger.deal(table, {PoolId(pool): copies}, rows)
    return replace(state, table=table)


def row(zone: str, group: GroupId, pool: str, n: int) -> Row:
    return Row(ZoneId(zone), group, {PoolId(pool): n})


def two_groups() -> State:
    """A hand of four: two cards of one shuffle, two of another; x and y could be in both, z in the second."""
    before = pooled(
        state(), "p", row("hand:a", GROUP, "p", 2), row("deck:a", GROUP, "p", 1), names="x1 x2 y1"
    )
    return pooled(before, "q", row("hand:a", OTHER, "q", 2), row("deck:a", OTHER, "q", 1), names="x3 y2 z1")


def groups(table: Table) -> set[GroupId | None]:
    return {table.slots[slot].group for slot in table.zone(HAND)}


def test_a_shown_card_is_found_in_the_only_group_that_could_hold_it() -> None:
    sheet = draft(two_groups())
    slot = show(sheet, HAND, CopyId("z1"), "seen")
    assert slot is not None and sheet.state.table.slots[slot].copy == "z1"
    assert not any(isinstance(event, OrderLost) for event in sheet.events)
    assert ledger.faults(sheet.state.table) == []


def test_groups_that_could_both_hold_a_named_card_are_merged_first() -> None:
    """Somebody names an x: it may be one of either group, and nobody can say which."""
    sheet = draft(two_groups())
    slot = show(sheet, HAND, CopyId("x1"), "told")
    assert slot is not None and sheet.state.table.slots[slot].copy == "x1"
    assert any(isinstance(event, OrderLost) for event in sheet.events)
    assert ledger.faults(sheet.state.table) == []


def test_a_seen_card_is_itself_and_needs_no_merging() -> None:
    sheet = draft(two_groups())
    slot = show(sheet, HAND, CopyId("x1"), "seen")
    assert slot is not None and sheet.state.table.slots[slot].copy == "x1"
    assert not any(isinstance(event, OrderLost) for event in sheet.events)


def test_a_card_only_told_to_be_elsewhere_changes_places_with_its_twin() -> None:
    deck = two_groups().table.zone("deck:a")[0]
    told = ledger.bind(two_groups().table, deck, CopyId("x1"), "told")
    sheet = draft(replace(two_groups(), table=told))
    slot = show(sheet, HAND, CopyId("x1"), "seen")
    assert slot is not None and any(isinstance(event, Swapped) for event in sheet.events)
    assert sheet.state.table.slots[slot].copy == "x1" and sheet.state.table.slots[deck].copy != "x1"
    assert ledger.faults(sheet.state.table) == []


def test_a_card_known_to_be_in_the_hand_is_shown_where_it_is() -> None:
    known = lay(two_groups(), HAND, thing("w"))
    sheet = draft(known)
    copy = known.table.slots[known_cards(known.table, HAND)[0]].copy
    assert copy is not None and show(sheet, HAND, copy, "seen") == known_cards(known.table, HAND)[0]
    assert sheet.events == []


def test_a_card_that_cannot_be_in_the_hand_is_not_shown() -> None:
    sheet = draft(lay(two_groups(), "row", thing("w")))
    copy = sheet.state.table.slots[sheet.state.table.zone("row")[0]].copy
    assert copy is not None and show(sheet, HAND, copy, "seen") is None
    assert sheet.events == []


def test_cards_picked_unseen_are_from_one_group_afterwards() -> None:
    sheet = draft(two_groups())
    assert len(any_unknown(sheet, HAND, 3)) == 3
    assert len(groups(sheet.state.table)) == 1
    sheet = draft(two_groups())
    assert any_unknown(sheet, HAND, 4) == unknown_cards(sheet.state.table, HAND)
    assert sheet.events == []


def test_the_word_that_a_card_was_in_the_hand_makes_both_places_unknown() -> None:
    before = lay(two_groups(), "row", thing("w"))
    at = before.table.zone("row")[0]
    copy = before.table.slots[at].copy
    assert copy is not None
    sheet = draft(before)
    slot = take_word(sheet, HAND, copy, "seen")
    table = sheet.state.table
    assert table.slots[slot].copy == copy and table.slots[slot].zone == HAND
    assert table.slots[at].copy is None and ledger.faults(table) == []


def test_the_word_about_a_card_of_an_unlocated_pool_is_followed_too() -> None:
    before = pooled(two_groups(), "r", row("pile", GroupId("far"), "r", 2), names="w1 v1")
    sheet = draft(before)
    slot = take_word(sheet, HAND, CopyId("w1"), "told")
    assert sheet.state.table.slots[slot].copy == "w1" and ledger.faults(sheet.state.table) == []


def test_a_hand_without_an_unknown_card_gets_the_card_itself() -> None:
    before = lay(lay(state(), HAND, thing("x")), "row", thing("w"))
    at = before.table.zone("row")[0]
    copy = before.table.slots[at].copy
    assert copy is not None
    sheet = draft(before)
    assert take_word(sheet, HAND, copy, "seen") == at
    assert sheet.events == [Moved((at,), HAND, face_up=False)]
    assert ledger.faults(sheet.state.table) == []


def test_whether_a_hand_could_hold_such_a_card_goes_by_what_everybody_knows() -> None:
    """Two of x1 x2 y1 and two of x3 y2 z1: a z is possible in the hand, and in an empty one nothing is."""
    table = two_groups().table
    assert may_hold(table, HAND, lambda card: card.design == "z")
    assert not may_hold(table, HAND, lambda card: card.design == "other")
    assert not may_hold(table, ZoneId("hand:b"), lambda card: True)
    seen = lay(state(), "hand:a", thing("seen")).table
    assert may_hold(seen, HAND, lambda card: card.design == "seen")
