"""Cards, their codes, and what the owner taught."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from card_db.collection import Copies
from card_db.database import Database
from card_db.errors import StoreError, TagTaken
from card_db.opener import open_database
from card_db.tags import deal_tags
from card_db.taught import Taught
from companion.core import ports
from companion.core.language.ids import CopyId
from companion.core.language.tags import is_ours

ONE, TWO, BARE = CopyId("box/queen#1"), CopyId("box/queen#2"), CopyId("box/drone#1")


@pytest.fixture
def copies(database: Database) -> Copies:
    copies = Copies(database, chance=random.Random(3).randrange)
    copies.add("box", {"queen": (ONE, TWO), "drone": (BARE,)})
    return copies


def test_a_code_is_bound_and_found_again(copies: Copies, place: Path) -> None:
    collection: ports.Collection = copies
    for code, copy in (("5901234123457", ONE), ("https://example.org/?a=1", TWO), ("é漢 ", BARE)):
        collection.bind(code, copy)
        assert collection.copy_of(code) == copy
        assert collection.tag_of(copy) == code
    assert collection.copy_of("5901234123458") is None
    again = open_database(place)
    assert Copies(again).copy_of("5901234123457") == ONE
    assert Copies(again).codes() == {"5901234123457", "https://example.org/?a=1", "é漢 "}
    again.close()


def test_a_code_bound_twice_names_the_other_card(database: Database, copies: Copies) -> None:
    told = Copies(database, name_of=lambda copy: f"Hollow Queen ({copy})")
    told.bind("ROLL-1", ONE)
    told.bind("ROLL-1", ONE)  # the same again is nothing new
    with pytest.raises(
        TagTaken, match=r"The code ROLL-1 is already on Hollow Queen \(box/queen#1\)"
    ) as caught:
        told.bind("ROLL-1", TWO)
    assert (caught.value.tag, caught.value.holder) == ("ROLL-1", ONE)
    assert told.tag_of(TWO) is None


def test_a_second_label_on_a_card_is_the_one_to_name_and_the_first_still_counts(copies: Copies) -> None:
    copies.bind("OLD", ONE)
    copies.bind("NEW", ONE)
    assert copies.tag_of(ONE) == "NEW" and copies.copy_of("OLD") == ONE
    copies.unbind("NEW")
    assert copies.tag_of(ONE) == "OLD" and copies.copy_of("NEW") is None
    copies.bind("NEW", TWO)
    assert copies.tags_of([ONE, TWO, BARE]) == {ONE: "OLD", TWO: "NEW"}


@pytest.mark.parametrize("code", ["", "   ", "x" * 501])
def test_what_is_no_label_is_refused(copies: Copies, code: str) -> None:
    with pytest.raises(StoreError, match="This code cannot be kept"):
        copies.bind(code, ONE)


def test_a_card_that_is_not_in_the_collection_is_refused(copies: Copies) -> None:
    with pytest.raises(StoreError, match="There is no card 'box/king#1' in your collection"):
        copies.bind("CODE", CopyId("box/king#1"))
    assert copies.codes() == frozenset()


def test_adding_a_set_again_changes_nothing(copies: Copies) -> None:
    copies.bind("CODE", ONE)
    assert copies.add("box", {"queen": (ONE, TWO), "drone": (BARE,)}) == 0
    assert copies.copy_of("CODE") == ONE


def test_only_cards_without_a_code_get_a_new_tag(copies: Copies) -> None:
    copies.bind("CODE", ONE)
    dealt = copies.tag_all([ONE, TWO, BARE])
    assert set(dealt) == {TWO, BARE}
    assert all(is_ours(tag) for tag in dealt.values())
    assert copies.tag_all([ONE, TWO, BARE]) == {}


def test_dealt_tags_are_ours_different_and_unused() -> None:
    first = deal_tags(1000, frozenset())
    assert len(set(first)) == 1000 and all(is_ours(tag) for tag in first)
    numbers = iter([7, 7, 8, 9])
    (seven,) = deal_tags(1, frozenset(), lambda _: 7)
    assert deal_tags(2, {seven}, lambda _: next(numbers)) == (
        *deal_tags(1, (), lambda _: 8),
        *deal_tags(1, (), lambda _: 9),
    )


def test_neighbouring_copies_have_nothing_in_common() -> None:
    tags = deal_tags(600, frozenset())
    assert list(tags) != sorted(tags)
    assert len({tag[:4] for tag in tags}) > 550  # no running numbers


def test_what_was_taught_is_remembered_and_the_newest_counts(database: Database, place: Path) -> None:
    remembered: ports.Remembered = Taught(database)
    assert remembered.number("alien", "queen", "attack") is None
    remembered.learn("alien", "queen", "attack", 8)
    remembered.learn("alien", "queen", "attack", 9)
    remembered.learn("alien", "room:2", "scan", 3)
    again = open_database(place)
    assert Taught(again).number("alien", "queen", "attack") == 9
    assert Taught(again).number("alien", "room:2", "scan") == 3
    assert Taught(again).number("firefly", "queen", "attack") is None
    assert Taught(again).everything("alien") == {"queen": {"attack": 9}, "room:2": {"scan": 3}}
    again.close()


def test_a_name_is_kept_beside_the_numbers(database: Database) -> None:
    taught = Taught(database)
    taught.name("alien", "queen", "fr", "Reine")
    assert taught.everything("alien") == {"queen": {"title:fr": "Reine"}}
    assert taught.number("alien", "queen", "title:fr") is None
