"""An unnamed card is found by what its owner can see of it."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_db.boxes import open_box
from card_db.loader import SHIPPED, read_set
from card_db.matches import Question, Seen, fitting, match, mismatch, next_question, unnamed
from companion.core.language.cards import UNKNOWN
from companion.core.ports.collection import Box


@cache
def box() -> Box:
    return open_box(read_set(SHIPPED / "alien" / "alien.toml"), {})


def answered(seen: Seen, about: str, answer: str | int) -> Seen:
    return Seen(**{**{name: getattr(seen, name) for name in seen.__struct_fields__}, about: answer})


def test_the_number_of_copies_tells_a_hive_card() -> None:
    seen = Seen(stack="hive-aliens-3", kind="enemy")
    assert len(fitting(box(), seen)) == 4
    assert next_question(box(), seen) == Question("copies", (1, 4))
    assert match(box(), seen) is None
    assert fitting(box(), answered(seen, "copies", 4)) == ("aln-hive-aliens-3-2", "aln-hive-aliens-3-4")


def test_slots_that_nothing_tells_apart_are_equally_right() -> None:
    seen = Seen(stack="hive-aliens-3", kind="enemy", copies=4)
    assert match(box(), seen) == "aln-hive-aliens-3-2"
    assert match(box(), seen, taken={"aln-hive-aliens-3-2"}) == "aln-hive-aliens-3-4"
    assert match(box(), seen, taken={"aln-hive-aliens-3-2", "aln-hive-aliens-3-4"}) is None


def test_a_character_is_told_by_class_and_then_by_copies() -> None:
    seen = Seen(stack="character-captain-dallas", kind="character")
    question = next_question(box(), seen)
    assert question == Question("klass", ("intel", "leadership"))
    assert match(box(), answered(seen, "klass", "intel")) == "aln-captain-dallas-common-1"
    leader = answered(seen, "klass", "leadership")
    assert next_question(box(), leader) == Question("copies", (1, 3, 5))
    assert match(box(), answered(leader, "copies", 3)) == "aln-captain-dallas-uncommon"


def test_the_stack_is_asked_first_and_a_kind_may_be_one_that_no_card_has_yet() -> None:
    question = next_question(box(), Seen())
    assert question is not None and question.about == "stack" and "strikes" in question.answers
    mixed = next_question(box(), Seen(stack="hatchery"))
    assert mixed == Question("copies", (5, 9)), "all of them are of unknown kind, so it tells nothing"


def test_a_count_that_does_not_agree_says_where_the_card_belongs() -> None:
    assert mismatch(box(), "aln-hive-aliens-3-1", 1) == ()
    assert mismatch(box(), "aln-hive-aliens-3-1", 4) == ("aln-hive-aliens-3-2", "aln-hive-aliens-3-4")
    assert mismatch(box(), "aln-strike-1", 6) == ("aln-strike-8",)
    assert mismatch(box(), "aln-strike-1", 30) == ()


@given(st.data())
def test_truthful_answers_always_lead_to_a_slot_that_looks_the_same(data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(unnamed(box())))
    kind = "enemy" if card.kind == UNKNOWN else card.kind
    truth = {"stack": card.stack, "kind": kind, "klass": card.klass, "copies": card.copies}
    seen = Seen()
    for _ in truth:
        question = next_question(box(), seen)
        if question is None:
            break
        assert truth[question.about] in question.answers or question.is_open
        seen = answered(seen, question.about, truth[question.about])
        assert card.design in fitting(box(), seen)
    found = match(box(), seen)
    assert found is not None
    other = box().cards[found]
    assert (other.stack, other.copies, other.klass) == (card.stack, card.copies, card.klass)


@pytest.mark.parametrize("seen", [Seen(stack="moon"), Seen(stack="strikes", copies=7)])
def test_what_the_box_does_not_have_matches_nothing(seen: Seen) -> None:
    assert fitting(box(), seen) == () and match(box(), seen) is None and next_question(box(), seen) is None
