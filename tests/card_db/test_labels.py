"""Codes on backs, designs and dividers, and table marks: one thing each, and never two."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_db.collection import Copies
from card_db.database import Database
from card_db.errors import StoreError, TagTaken
from card_db.labels import Labels
from card_db.marks import FACES, Marks
from card_db.opener import open_database
from card_db.tags import deal_tags
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.tags import is_ours

ONE, TWO, BARE = CopyId("box/queen#1"), CopyId("box/queen#2"), CopyId("box/drone#1")
QUEEN, DRONE = DesignId("queen"), DesignId("drone")


@pytest.fixture
def copies(database: Database) -> Copies:
    copies = Copies(database, chance=random.Random(3).randrange)
    copies.add("box", {"queen": (ONE, TWO), "drone": (BARE,)})
    return copies


@pytest.fixture
def labels(database: Database, copies: Copies) -> Labels:
    return Labels(database, random.Random(4).randrange)


def test_a_back_is_not_a_face(copies: Copies, labels: Labels) -> None:
    (code,) = labels.fresh(1)
    labels.bind_back(code, ONE)
    labels.bind_back(code, ONE)
    assert labels.back_of(code) == ONE and labels.backs_of([ONE, TWO]) == {ONE: code}
    assert copies.copy_of(code) is None and copies.copies_with(code) == ()
    with pytest.raises(TagTaken, match="is already on the back of a card. Use another label"):
        copies.bind(code, TWO)
    copies.bind("FACE", TWO)
    with pytest.raises(StoreError, match="Only the companion’s own square codes can be on backs"):
        labels.bind_back("FACE", TWO)


def test_a_back_gets_a_new_code_and_the_old_one_is_nobodys(labels: Labels) -> None:
    old, new = labels.fresh(2)
    labels.bind_back(old, ONE)
    labels.bind_back(new, ONE)
    assert labels.back_of(old) is None and labels.back_of(new) == ONE
    with pytest.raises(TagTaken, match="is already on the back of a card"):
        labels.bind_back(new, TWO)
    with pytest.raises(StoreError, match="There is no card 'box/king#1'"):
        labels.bind_back(old, CopyId("box/king#1"))


def test_a_whole_deck_is_dealt_new_backs(labels: Labels, place: Path) -> None:
    first = labels.deal_backs("box", [ONE, TWO, BARE])
    again = labels.deal_backs("box", [ONE, TWO, BARE])
    assert set(first) == set(again) == {ONE, TWO, BARE}
    assert not set(first.values()) & set(again.values())
    assert labels.backs_of([ONE, TWO, BARE]) == again
    assert all(is_ours(code) for code in again.values())
    reopened = open_database(place)
    assert Labels(reopened).backs_of([ONE]) == {ONE: again[ONE]}
    reopened.close()
    assert labels.forget_backs([ONE, TWO]) == 2 and labels.backs_of([ONE, TWO, BARE]) == {BARE: again[BARE]}


def test_one_code_stands_for_every_copy_of_a_design(copies: Copies, labels: Labels) -> None:
    codes = labels.of_designs("box", [QUEEN, DRONE])
    assert labels.of_designs("box", [QUEEN]) == {QUEEN: codes[QUEEN]}, "asked again it is the same"
    assert copies.design_of(codes[QUEEN]) == labels.design_of(codes[QUEEN]) == QUEEN
    assert copies.copies_with(codes[QUEEN]) == (ONE, TWO)
    assert copies.copy_of(codes[QUEEN]) is None, "which copy it is, the code does not say"
    copies.bind("FACE", ONE)
    assert copies.copies_with("FACE") == (ONE,) and copies.design_of("FACE") is None
    assert copies.copies_with(codes[QUEEN]) == (TWO, ONE), "one with a code of its own comes last"
    with pytest.raises(TagTaken, match="is already on all cards of 'queen'"):
        copies.bind(codes[QUEEN], TWO)


def test_a_divider_stands_for_its_stack(copies: Copies, labels: Labels) -> None:
    codes = labels.of_stacks("box", ["hive-1", "strikes"])
    assert labels.of_stacks("box", ["strikes", "drones"])["strikes"] == codes["strikes"]
    assert labels.stack_of(codes["hive-1"]) == ("box", "hive-1")
    roles = [copies.role_of(code) for code in (codes["strikes"], "FACE", "T")]
    assert roles == ["stack", "", ""]
    assert labels.stack_of("T") is None and copies.copies_with(codes["hive-1"]) == ()
    assert labels.of_stacks("other", ["strikes"])["strikes"] != codes["strikes"]


def test_no_code_is_dealt_twice(database: Database, copies: Copies) -> None:
    numbers = iter([1, 1, 2, 1, 2, 3, 1, 2, 3, 4])
    labels = Labels(database, lambda _: next(numbers))
    faces = Copies(database, chance=lambda _: next(numbers))
    dealt = [
        *faces.tag_all([ONE]).values(),
        *labels.of_designs("box", [DRONE]).values(),
        *labels.deal_backs("box", [TWO]).values(),
        *labels.fresh(1),
    ]
    assert dealt == [*(deal_tags(1, (), lambda _, n=n: n)[0] for n in (1, 2, 3, 4))]


# Table marks


def box_of(count: int, name: str = "box") -> list[CopyId]:
    return [CopyId(f"{name}/card#{number}") for number in range(1, count + 1)]


def with_boxes(database: Database, *boxes: list[CopyId]) -> Marks:
    for cards in boxes:
        Copies(database).add(cards[0].partition("/")[0], {"card": cards})
    return Marks(database)


def test_each_card_gets_the_lowest_free_mark_once(database: Database, place: Path) -> None:
    cards = box_of(5)
    marks = with_boxes(database, cards)
    assert marks.deal("box", cards[:3]) == dict(zip(cards, (0, 1, 2), strict=False))
    marks.take_off([cards[1]])
    assert marks.deal("box", [cards[4], cards[0]]) == {cards[4]: 1, cards[0]: 0}
    assert marks.copy_of("box", 1) == cards[4] and marks.copy_of("box", 9) is None
    assert marks.of_copies(cards) == {cards[0]: 0, cards[2]: 2, cards[4]: 1}
    again = open_database(place)
    assert Marks(again).of_box("box") == {0: cards[0], 1: cards[4], 2: cards[2]}
    again.close()


def test_a_mark_is_on_one_card_only(database: Database) -> None:
    cards = box_of(2)
    marks = with_boxes(database, cards)
    marks.bind("box", 7, cards[0])
    marks.bind("box", 8, cards[0])
    assert marks.of_box("box") == {8: cards[0]}, "the old label is under the new one"
    with pytest.raises(StoreError, match="The table mark 8 is already on box/card#1"):
        marks.bind("box", 8, cards[1])
    with pytest.raises(StoreError, match="There is no table mark 980 for cards"):
        marks.bind("box", 980, cards[1])


def test_a_box_has_room_for_980_marks(database: Database) -> None:
    cards = box_of(981)
    marks = with_boxes(database, cards)
    assert len(marks.deal("box", cards[:980])) == len(FACES) == 980
    with pytest.raises(StoreError, match="1 more cards need a table mark, but only 0 of the 980 numbers"):
        marks.deal("box", cards)


def test_two_boxes_use_the_same_numbers_until_they_are_mixed(database: Database) -> None:
    large, small = box_of(30), box_of(6, "other")
    marks = with_boxes(database, large, small)
    marks.deal("box", large)
    marks.deal("other", small)
    change = marks.mix(("box", large), ("other", small[:4]))
    assert change is not None and change.box == "other", "the box with the fewer cards is relabelled"
    assert [clash.number for clash in change.clashes] == [0, 1, 2, 3]
    assert dict(change.marks) == dict(zip(small, (30, 31, 32, 33), strict=False))
    marks.relabel(change)
    assert marks.mix(("box", large), ("other", small[:4])) is None
    assert marks.of_copies(small[4:]) == {small[4]: 4, small[5]: 5}, "who is not played with keeps the mark"


def test_where_no_number_is_free_the_cards_left_over_are_named(database: Database) -> None:
    large, small = box_of(979), box_of(3, "other")
    marks = with_boxes(database, large, small)
    marks.deal("box", large)
    marks.deal("other", small)
    change = marks.mix(("box", large), ("other", small))
    assert change is not None
    assert (dict(change.marks), change.left_over) == ({small[0]: 979}, tuple(small[1:]))


@given(
    st.sets(st.integers(0, 979), max_size=40),
    st.sets(st.integers(0, 979), max_size=40),
)
def test_after_relabelling_nothing_clashes(ours: set[int], theirs: set[int]) -> None:
    database = open_database("sqlite://")
    one, other = box_of(40), box_of(40, "other")
    marks = with_boxes(database, one, other)
    for box, cards, numbers in (("box", one, ours), ("other", other, theirs)):
        for number, card in zip(numbers, cards, strict=False):
            marks.bind(box, number, card)
    change = marks.mix(("box", one), ("other", other))
    assert (change is None) == (not ours & theirs)
    if change is not None:
        marks.relabel(change)
    assert not marks.of_box("box").keys() & marks.of_box("other").keys()
    database.close()


def test_dealt_backs_tell_nothing_of_the_order_of_their_cards(copies: Copies, labels: Labels) -> None:
    """Neither the codes nor the order they are kept in follow the deck; dealt anew they are all others."""
    deck = [CopyId(f"box/card#{number}") for number in range(40)]
    first = labels.deal_backs("box", deck)
    assert len(set(first.values())) == len(deck)
    ranks = {code: at for at, code in enumerate(sorted(first.values()))}
    moves = [ranks[first[one]] - ranks[first[other]] for one, other in zip(deck, deck[1:], strict=False)]
    rising = sum(move > 0 for move in moves)
    assert 10 < rising < 29, "codes do not rise along the deck"
    assert sum(abs(move) for move in moves) / len(moves) > 8, "neighbours are far apart"
    again = labels.deal_backs("box", deck)
    assert set(again.values()).isdisjoint(first.values())
    assert labels.backs_of(deck) == again and all(labels.back_of(code) is None for code in first.values())


def test_a_spare_back_takes_the_place_of_one_and_leaves_the_others(copies: Copies, labels: Labels) -> None:
    before = labels.deal_backs("box", [ONE, TWO, BARE])
    (spare,) = labels.fresh(1)
    labels.bind_back(spare, TWO)
    assert copies.backs_of([ONE, TWO, BARE]) == {**before, TWO: spare}
    assert copies.back_of(before[TWO]) is None and copies.role_of(before[TWO]) == ""
    assert copies.back_of(spare) == TWO and copies.role_of(spare) == "back"
    assert labels.forget_backs([TWO]) == 1 and copies.back_of(spare) is None
