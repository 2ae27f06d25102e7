"""A card taken for the wrong one of several: what was told moves, and the books always hold."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.commands import Rematch
from companion.core.language.events import Rematched
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SlotId, ZoneId
from companion.core.language.refusals import Refusal
from companion.core.language.slots import Slot, Table
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.mixups import exchanged, met, partners
from tests.engine.toy import decided, fold, make_state

ONE, FOUR, TWO = DesignId("x-1"), DesignId("x-2"), DesignId("y-1")


def nameless(design: str, stack: str, copies: int) -> Card:
    return Card(DesignId(design), "unknown", {}, stack, copies, {"attack": None}, structured=False)


def table() -> Table:
    """A deck of two designs of one stack and one of another; `x-1`, of which there is one, was named."""
    cards = {card.design: card for card in (nameless("x-1", "x", 1), nameless("x-2", "x", 4))}
    cards[TWO] = nameless("y-1", "y", 2)
    cards[ONE] = replace(cards[ONE], kind="enemy", numbers={"attack": 3})
    designs = {CopyId(f"{card.design}#{n}"): card.design
               for card in cards.values() for n in range(1, card.copies + 1)}  # fmt: skip
    count = len(designs)
    slots = {SlotId(n): Slot(ZoneId("deck"), group=GroupId("deck")) for n in range(1, count + 1)}
    pools = {copy: PoolId(cards[design].stack) for copy, design in designs.items()}
    laid = Table(
        zones={ZoneId("deck"): tuple(slots)}, slots=slots, cards=cards, designs=designs, pools=pools,
        quota={GroupId("deck"): {PoolId("x"): 5, PoolId("y"): 2}}, made=count,
    )  # fmt: skip
    return ledger.bind(laid, SlotId(1), CopyId("x-1#1"), "told")


def state(laid: Table) -> State:
    return replace(make_state(), table=laid, ask=None)


def decide(laid: Table, wrong: str, right: str) -> object:
    return decided(state(laid), Rematch(DesignId(wrong), DesignId(right)))


def test_what_was_told_and_where_it_lies_is_the_other_cards() -> None:
    events = decide(table(), "x-1", "x-2")
    assert events == (Rematched(ONE, FOUR),)
    after = fold(state(table()), events).table
    assert (after.cards[FOUR].kind, after.cards[FOUR].numbers) == ("enemy", {"attack": 3})
    assert (after.cards[ONE].kind, after.cards[ONE].numbers) == ("unknown", {"attack": None})
    assert (after.cards[FOUR].copies, after.cards[ONE].copies) == (4, 1)
    assert after.slots[SlotId(1)].copy == "x-2#1"
    assert after.bound == {CopyId("x-2#1"): SlotId(1)}
    assert "x-1#1" in after.pools
    assert ledger.faults(after) == []


def test_twice_is_as_it_was() -> None:
    laid = table()
    assert exchanged(exchanged(laid, ONE, FOUR), ONE, FOUR) == laid


@pytest.mark.rule("TABLE-MATCH-01")
def test_more_than_there_are_cannot_be_and_the_other_way_neither() -> None:
    laid = exchanged(table(), ONE, FOUR)
    laid = ledger.bind(laid, SlotId(2), CopyId("x-2#2"), "told")
    refused = decide(laid, "x-2", "x-1")
    assert isinstance(refused, Refusal)
    assert refused.rule == "TABLE-MATCH-01"
    assert isinstance(decide(laid, "x-1", "x-2"), Refusal)


def test_only_nameless_cards_of_one_stack_change_places() -> None:
    for wrong, right in (("x-1", "y-1"), ("x-1", "x-1"), ("x-1", "nothing")):
        assert isinstance(decide(table(), wrong, right), Refusal)
    laid = table()
    known = replace(laid, cards={**laid.cards, FOUR: replace(laid.cards[FOUR], structured=True)})
    assert isinstance(decide(known, "x-1", "x-2"), Refusal)


def test_cards_that_were_shuffled_after_they_were_known_go_with_it() -> None:
    laid = table()
    mixed = ledger.shuffle(laid, laid.zone("deck"))
    assert met(mixed, ONE) == ("x-1#1",)
    after = exchanged(mixed, ONE, FOUR)
    assert met(after, FOUR) == ("x-2#1",)
    assert met(after, ONE) == ()
    assert ledger.faults(after) == []


def test_what_the_app_alone_knows_decides_nothing() -> None:
    laid = table()
    hidden = ledger.bind(laid, SlotId(2), CopyId("x-2#3"), "app")
    assert met(hidden, FOUR) == ()
    assert partners(hidden, ONE, FOUR) == partners(laid, ONE, FOUR)
    assert decide(hidden, "x-1", "x-2") == decide(laid, "x-1", "x-2")
    assert ledger.faults(exchanged(hidden, ONE, FOUR)) == []
