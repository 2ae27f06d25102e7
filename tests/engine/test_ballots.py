"""Choices that several make at once: each alone, none shown before the last, turned up together."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Ballot, Choice, Option, Work
from companion.core.language.codec import Codec
from companion.core.language.commands import Answer
from companion.core.language.events import CORE_EVENTS, Answered
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import answers, ballots
from companion.engine.draft import Draft
from companion.engine.players.moves import asked_seat
from tests.engine.rivalry import P1, P2, P3, P4, Bench

ONE, TWO = Option("1", phrase("one")), Option("2", phrase("two"))


class Choosing(Work, frozen=True):
    """Everybody chooses."""


def bench(options: dict[Any, Any]) -> tuple[Bench, list[Any]]:
    found: list[Any] = []

    def choose(draft: Draft[State], work: Choosing) -> None:
        made = ballots.chosen(draft, work, phrase("why"), options)
        if made is not None:
            found.append(made)

    return Bench(Choosing(), {Choosing: choose}), found


def test_everybody_is_asked_at_once_and_answers_in_any_order() -> None:
    table, found = bench({P1: (ONE, TWO), P2: (ONE, TWO), P3: (ONE, TWO)})
    assert isinstance(table.ask, Ballot) and table.ask.private
    assert table.ask.open == (P1, P2, P3) and asked_seat(table.ask) == P1
    table.answer("2", P3)
    table.answer("1", P1)
    assert found == [] and table.ask.open == (P2,) and asked_seat(table.ask) == P2
    table.answer("1", P2)
    assert found == [{P1: "1", P2: "1", P3: "2"}] and table.ask is None and table.state.queue == ()


def test_whoever_has_chosen_may_think_again_until_the_last_one_has() -> None:
    table, found = bench({P1: (ONE, TWO), P2: (ONE, TWO)})
    table.answer("1", P1)
    table.answer("2", P1)
    assert found == [] and table.ask.open == (P2,)
    table.answer("1", P2)
    assert found == [{P1: "2", P2: "1"}]


def test_who_has_one_thing_to_choose_is_not_asked_and_who_has_none_is_left_out() -> None:
    table, found = bench({P1: (ONE,), P2: (ONE, TWO), P4: ()})
    assert table.ask.open == (P2,)
    table.answer("2", P2)
    assert found == [{P1: "1", P2: "2"}]


def test_where_nobody_has_a_choice_nobody_is_asked() -> None:
    table, found = bench({P1: (ONE,), P2: (TWO,)})
    assert table.ask is None and found == [{P1: "1", P2: "2"}]


@pytest.mark.rule("TABLE-ASK-02", "TABLE-ASK-04")
@pytest.mark.parametrize(
    ("value", "seat", "rule"),
    [
        ("1", P4, "TABLE-ASK-04"),
        ("1", None, "TABLE-ASK-04"),
        ("9", P1, "TABLE-ASK-02"),
        (1, P1, "TABLE-ASK-02"),
    ],
)
def test_nobody_answers_for_another_nor_what_was_not_asked(value: Any, seat: Any, rule: str) -> None:
    table, _ = bench({P1: (ONE, TWO), P2: (ONE, TWO)})
    assert table.refused(value, seat).rule == rule


def test_a_private_question_is_not_answered_by_another_who_is_named() -> None:
    ask = Choice(id=1, why=phrase("why"), options=(ONE, TWO), seat=P2, private=True)
    state = bench({P1: (ONE, TWO)})[0].state
    assert not answers.may_answer(state, ask, P1)
    assert answers.may_answer(state, ask, P2) and answers.may_answer(state, ask, None)
    assert answers.may_answer(state, replace(ask, private=False), P1)


def test_choices_that_the_table_has_overtaken_are_made_again() -> None:
    options = {P1: [ONE, TWO], P2: [ONE, TWO]}
    table, found = bench(options)
    table.answer("2", P1)
    options[P1] = [ONE, Option("3", phrase("three"))]
    table.answer("1", P2)
    assert found == [] and table.ask.open == (P1, P2) and table.state.asked == 2


def test_a_half_chosen_ballot_is_saved_and_goes_on() -> None:
    table, _ = bench({P1: (ONE, TWO), P2: (ONE, TWO)})
    table.answer("1", P1)
    codec = Codec(events=CORE_EVENTS, commands=(Answer,), state=State, work=(Choosing,))
    assert codec.read_state(codec.write_state(table.state)) == table.state
    told = Answered(1, "2", "finger", P2)
    assert codec.read(codec.write(told)) == told
    assert codec.read({"type": "Answered", "v": 1, "ask": 1, "value": "2", "source": "app"}).seat is None
