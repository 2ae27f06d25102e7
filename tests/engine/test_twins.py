"""Equal cards that nobody has told apart: whichever of them lies there, the books follow."""

from __future__ import annotations

from companion.core.language.asks import Order
from companion.core.language.cards import Card
from companion.core.language.events import Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.engine import ledger
from companion.engine.answers import can_be, is_order
from companion.engine.twins import is_unmet, stand_in, strays

DRONES = tuple(CopyId(f"drone#{n}") for n in range(1, 7))
SECRET = CopyId("secret#1")


def table() -> Table:
    """Two of six drones and a secret lie in the deck, the books say which; the others are in the box."""
    designs = {copy: DesignId(copy.partition("#")[0]) for copy in (*DRONES, SECRET)}
    cards = {design: Card(design, "enemy") for design in set(designs.values())}
    empty = Table(cards=cards, designs=designs)
    deck, box = PoolId("filling"), PoolId("left")
    rows = (Row(ZoneId("deck"), GroupId("deck"), {deck: 3}), Row(ZoneId("box"), GroupId("box"), {box: 4}))
    return ledger.deal(empty, {deck: (*DRONES[:2], SECRET), box: DRONES[2:]}, rows)


def test_a_copy_that_the_books_left_in_the_box_may_lie_there_for_an_equal_one() -> None:
    laid = table()
    assert not ledger.may_hold(laid, SlotId(1), DRONES[4])
    assert can_be(laid, SlotId(1), DRONES[4]) and stand_in(laid, SlotId(1), DRONES[4]) == DRONES[0]
    swapped = ledger.swap(laid, DRONES[4], DRONES[0])
    assert ledger.may_hold(swapped, SlotId(1), DRONES[4]) and ledger.faults(swapped) == []


def test_only_as_many_as_there_are_may_lie_there() -> None:
    laid = ledger.bind(ledger.bind(table(), SlotId(1), DRONES[0], "seen"), SlotId(2), DRONES[1], "seen")
    assert not can_be(laid, SlotId(3), DRONES[4])


def test_a_card_that_people_have_met_is_no_other() -> None:
    laid = ledger.bind(table(), SlotId(4), DRONES[2], "seen")
    laid = ledger.forget(laid, (SlotId(4),))
    assert not is_unmet(laid, DRONES[2]) and stand_in(laid, SlotId(1), DRONES[2]) is None


def test_a_deck_is_read_whichever_equal_copies_are_in_it() -> None:
    laid, ask = table(), Order(id=1, why=phrase("x"), zone=ZoneId("deck"), read=True)
    order = (DRONES[5], SECRET, DRONES[3])
    assert is_order(laid, ask, order)
    pairs = list(strays(laid, laid.zone("deck"), order))
    assert {copy for copy, _ in pairs} == {DRONES[5], DRONES[3]}
    for copy, other in pairs:
        laid = ledger.swap(laid, copy, other)
    known = ledger.know_order(laid, ZoneId("deck"), order)
    assert ledger.faults(known) == []
    assert not is_order(table(), ask, (DRONES[5], DRONES[4], DRONES[3])), "three drones and no secret"
    assert not is_order(table(), ask, (DRONES[5], SECRET, CopyId("nobody")))
