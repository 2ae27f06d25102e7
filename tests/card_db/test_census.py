"""A set is measured against what a whole box of its game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db import loader
from card_db.cardset import CardSet
from card_db.census import Tally, WholeBox, miscounts, read_boxes, tally
from card_db.errors import SetError
from tests.card_db.test_loader import written
from tests.card_db.test_notes import OWNED

LIST = """
[[box]]
sets = ["alien-owned"]
cards = 6

[[box.component]]
rule = "ALN-COMP-07"
stacks = "suit*"
cards = 6
each = 6
each-rule = "ALN-COMP-08"
split = [1, 5]
"""


def listed(tmp_path: Path, text: str = LIST) -> tuple[WholeBox, ...]:
    path = tmp_path / "alien" / "box.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return read_boxes(path)


def owned(tmp_path: Path) -> CardSet:
    return loader.read_set(written(tmp_path, OWNED))


@pytest.mark.rule("ALN-COMP-19")
def test_a_whole_box_has_nothing_to_say(tmp_path: Path) -> None:
    assert miscounts(owned(tmp_path), listed(tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("cards = 6\n\n", "cards = 7\n\n", "the whole box should have 7 cards, not 6"),
        ("cards = 6\neach", "cards = 5\neach", "ALN-COMP-07: 'suit*' should have 5 cards, not 6"),
        ("each = 6", "each = 3", "ALN-COMP-08: stack 'suite' should have 3 cards, not 6"),
        ("[1, 5]", "[2, 4]", "ALN-COMP-08: stack 'suite' should be made of (2, 4) copies, not (1, 5)"),
        ('"suit*"', '"shoe*"', "ALN-COMP-07: there is no stack 'shoe*'"),
        ('"suit*"', '"shoe*"', "stack 'suite': no component names it"),
        (
            '["alien-owned"]',
            '["other"]',
            "no list of components in alien/box.toml names the set 'alien-owned'",
        ),
    ],
)
def test_a_difference_is_named_with_its_rule(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in LIST
    assert says in miscounts(owned(tmp_path), listed(tmp_path, LIST.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("each = 6", "eachh = 6", "box number 1, component 1: unknown key 'eachh'; was 'each' meant?"),
        ("cards = 6\neach", 'cards = "six"\neach', "component 1: 'cards' must be a whole number"),
        ('rule = "ALN-COMP-07"', "", "component 1: 'rule' is missing"),
        ("[[box]]", "[[bax]]", "file: unknown key 'bax'; was 'box' meant?"),
        ("[[box]]", "[[box]", "file: is not readable TOML"),
    ],
)
def test_a_faulty_list_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(SetError) as caught:
        listed(tmp_path, LIST.replace(old, new))
    assert any(fault in str(one) and str(one).startswith("alien/box.toml") for one in caught.value.faults)


def test_a_list_is_no_set(tmp_path: Path) -> None:
    listed(tmp_path)
    written(tmp_path, OWNED)
    assert [path.name for path in loader.set_files(tmp_path)] == ["test.toml"]


def test_what_is_known_is_counted(tmp_path: Path) -> None:
    assert tally(owned(tmp_path)) == Tally(
        designs=2, cards=6, named=1, known=2, unknown=2, unsure=2, kinds_unknown=0
    )
