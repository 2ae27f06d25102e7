"""Which card is it: the likeliest first, by the counts of the ledger and by what was seen last."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.events import Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.engine import ledger
from companion.engine.likely import chances_of, last_seen, ranked

DECK, POOL = GroupId("deck"), PoolId("box")


def pile(**copies: int) -> Table:
    """A pile of so many cards of each design, nobody having seen any of them."""
    designs = {
        CopyId(f"{name}{number}"): DesignId(name) for name, count in copies.items() for number in range(count)
    }
    table = Table(cards={DesignId(name): Card(DesignId(name), "thing") for name in copies}, designs=designs)
    row = Row(ZoneId("deck"), DECK, {POOL: len(designs)})
    return ledger.deal(table, {POOL: tuple(designs)}, (row,))


def order(table: Table, slot: int) -> list[str]:
    """The designs a slot may hold, as they are offered."""
    return list(dict.fromkeys(table.designs[copy] for copy in ranked(table, SlotId(slot))))


def test_the_design_with_the_most_copies_left_comes_first() -> None:
    assert order(pile(a=1, b=3, c=2), 1) == ["b", "c", "a"]


def test_copies_that_have_been_seen_elsewhere_count_no_more() -> None:
    table = pile(a=2, b=3)
    for number in range(2):
        table = ledger.bind(table, SlotId(number + 1), CopyId(f"b{number}"), "seen")
    assert order(table, 3) == ["a", "b"]
    assert chances_of(table, SlotId(3)) == {"a": 2.0, "b": 1.0}


def test_of_a_pool_that_lies_in_two_piles_each_holds_its_share() -> None:
    table = pile(a=2, b=2)
    extra = CopyId("a9")
    table = replace(table, designs={**table.designs, extra: DesignId("a")})
    table = ledger.deal(table, {PoolId("more"): (extra,)}, (Row(ZoneId("deck"), DECK, {PoolId("more"): 1}),))
    assert chances_of(table, SlotId(1)) == {"a": 3.0, "b": 2.0}


def test_of_equal_designs_the_one_that_was_seen_last_comes_first() -> None:
    table = pile(a=2, b=2)
    table = ledger.bind(table, SlotId(1), CopyId("b0"), "seen")
    table = ledger.bind(table, SlotId(2), CopyId("a0"), "seen")
    assert order(table, 3) == ["a", "b"], "none of them has been shuffled: the order of the box stands"
    table = ledger.shuffle(table, (SlotId(1), SlotId(3)))  # b was met again and lies among them now
    assert last_seen(table, ledger.candidates(table, SlotId(3)))["b"] > 0
    assert order(table, 3)[0] == "b"


def test_what_the_app_alone_has_found_out_changes_no_order() -> None:
    table = pile(a=2, b=3)
    secretly = table
    for number in range(3):
        secretly = ledger.bind(secretly, SlotId(number + 1), CopyId(f"b{number}"), "app")
    assert chances_of(secretly, SlotId(4)) == chances_of(table, SlotId(4))


def test_a_card_that_is_known_is_its_only_candidate() -> None:
    table = ledger.bind(pile(a=1, b=1), SlotId(1), CopyId("a0"), "seen")
    assert ranked(table, SlotId(1)) == (CopyId("a0"),)
