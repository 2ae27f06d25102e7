"""Answers: each kind of question takes what fits, and refuses the rest without a fuss."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.asks import Choice, Number, Option
from companion.core.language.commands import Answer
from companion.core.language.events import Answered, Bound, FactLearned, OrderKnown, SetAside, Swapped
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine import answers, ledger
from companion.engine.draft import Draft
from companion.engine.sides import alone
from tests.engine.toy import (
    DECK,
    HAND,
    P1,
    P2,
    Answering,
    Gain,
    Wonder,
    decided,
    fold,
    make_kernel,
    make_state,
    top,
)

KINDS = ("dice", "order", "identity", "number", "choice", "done")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.sampled_from(["a1", "b1", "3"]),
    lambda parts: st.lists(parts, max_size=4).map(tuple),
    max_leaves=5,
)


def asked(kind: str, state: State | None = None) -> State:
    state = state or make_state()
    return fold(state, decided(state, Wonder(kind)))


def reply(state: State, value: Any, source: Any = "finger") -> Any:
    return decided(state, Answer(state.asked, value, source))


@pytest.mark.rule("TABLE-ASK-02")
@given(st.sampled_from(KINDS), VALUES)
def test_a_wrong_answer_is_refused_and_never_raises(kind: str, value: Any) -> None:
    state = asked(kind)
    decision = reply(state, value)
    if answers.fits(state, value) is None:
        after = fold(state, decision)
        assert after.ask is None
        assert ledger.faults(after.table) == []
    else:
        assert isinstance(decision, Refusal)
        assert (decision.rule, decision.kind) == ("TABLE-ASK-02", "impossible")
        assert decision.here is not None


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("dice", (1, 6)), ("order", ("a1", "b1", "c1")), ("identity", "b1"), ("number", 0), ("number", 99),
        ("choice", "no"), ("done", None),
    ],
)  # fmt: skip
def test_a_right_answer_is_written_down_and_the_work_goes_on(kind: str, value: Any) -> None:
    state = asked(kind)
    events = reply(state, value, "camera")
    assert events[0] == Answered(1, value, "camera")
    assert fold(state, events).ask is None


@pytest.mark.parametrize(
    ("kind", "value", "here"),
    [
        ("dice", (1,), "here-no-such-roll"), ("dice", (0, 7), "here-no-such-roll"),
        ("dice", (True, 1), "here-no-such-roll"), ("dice", None, "here-no-such-roll"),
        ("order", ("a1", "b1"), "here-no-such-order"), ("order", ("a1", "a1", "b1"), "here-no-such-order"),
        ("order", ("a1", "b1", "zz"), "here-no-such-order"), ("order", "a1", "here-no-such-order"),
        ("identity", "zz", "here-card-cannot-be-there"), ("identity", None, "here-card-cannot-be-there"),
        ("number", -1, "here-no-such-number"), ("number", 100, "here-no-such-number"),
        ("number", True, "here-no-such-number"), ("number", "3", "here-no-such-number"),
        ("choice", "maybe", "here-no-such-option"), ("choice", None, "here-no-such-option"),
        ("done", "yes", "here-no-such-answer"), ("done", 0, "here-no-such-answer"),
    ],
)  # fmt: skip
def test_a_refused_answer_says_why(kind: str, value: Any, here: str) -> None:
    assert reply(asked(kind), value).here.key == here


@pytest.mark.rule("TABLE-ASK-01")
@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_stale_answer_is_refused(number: int) -> None:
    no = decided(asked("done"), Answer(number))
    assert (no.rule, no.kind) == ("TABLE-ASK-01", "impossible")


@pytest.mark.rule("TABLE-ASK-01")
def test_an_answer_without_a_question_is_refused() -> None:
    assert decided(make_state(), Answer(0)).rule == "TABLE-ASK-01"
    state = asked("done")
    after = fold(state, reply(state, None))
    assert decided(after, Answer(1)).rule == "TABLE-ASK-01"


@pytest.mark.parametrize(("source", "known"), [("camera", "seen"), ("finger", "told"), ("app", "app")])
def test_an_identity_binds_and_remembers_how_it_came_to_be_known(source: str, known: str) -> None:
    state = asked("identity")
    assert Bound(top(state), CopyId("a1"), known) in reply(state, "a1", source)


def test_a_number_is_learnt_for_the_card() -> None:
    state = asked("number")
    events = reply(state, 7, "remembered")
    assert FactLearned("thing-a", "power", 7, "remembered") in events
    after = fold(state, events)
    assert after.table.cards["thing-a"].number("power") == 7  # type: ignore[index]


def test_an_order_needs_the_cards_that_are_known_to_lie_there() -> None:
    state = make_state()
    state = replace(state, table=ledger.bind(state.table, top(state), CopyId("c1"), "seen"))
    state = asked("order", state)
    assert reply(state, ("a1", "b1", "c1")).here.key == "here-no-such-order"
    events = reply(state, ("c1", "b1", "a2"))
    assert OrderKnown(DECK, ("c1", "b1", "a2")) in events
    after = fold(state, events)
    assert after.table.slots[top(after)].known == "seen"
    assert after.table.slots[after.table.zone(DECK)[1]].known == "app"


def test_an_order_cannot_take_more_of_a_pool_than_the_deck_holds() -> None:
    state = make_state()
    hand = state.table.zone(HAND)[0]
    state = replace(state, table=ledger.bind(state.table, hand, CopyId("b1"), "seen"))
    assert reply(asked("order", state), ("a1", "b1", "c1")).here.key == "here-no-such-order"


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_that_is_set_aside_waits_behind_what_came_up(kind: str) -> None:
    state = asked(kind)
    sheet = Draft(state, make_kernel()._evolve)
    sheet.later(Gain(7))
    answers.set_aside(sheet)
    assert sheet.events == [SetAside(1)] and sheet.state.ask is None and sheet.state.queue == ()
    assert tuple(sheet.work) == (*state.queue, Gain(7))
    answers.set_aside(sheet)
    assert sheet.events == [SetAside(1)], "without a question nothing waits"


def told(copy: str) -> State:
    """The hand's card was told, not shown: it may have been its twin."""
    state = make_state()
    hand = state.table.zone(HAND)[0]
    return replace(state, table=ledger.bind(state.table, hand, CopyId(copy), "told"))


def test_a_copy_that_was_only_told_makes_room_for_the_one_that_is_shown() -> None:
    state = asked("identity", told("a1"))
    events = reply(state, "a1", "camera")
    assert events[1:3] == (Swapped(CopyId("a1"), CopyId("a2")), Bound(top(state), CopyId("a1"), "seen"))
    after = fold(state, events)
    assert ledger.faults(after.table) == []
    assert after.table.bound[CopyId("a2")] == after.table.zone(HAND)[0]


@pytest.mark.rule("TABLE-ASK-02")
def test_a_copy_that_was_seen_elsewhere_makes_no_room() -> None:
    state = make_state()
    hand = state.table.zone(HAND)[0]
    seen = replace(state, table=ledger.bind(state.table, hand, CopyId("a1"), "seen"))
    assert reply(asked("identity", seen), "a1", "camera").rule == "TABLE-ASK-02"


@pytest.mark.rule("TABLE-ASK-02")
def test_a_single_copy_has_no_twin_to_make_room() -> None:
    assert reply(asked("identity", told("b1")), "b1", "camera").rule == "TABLE-ASK-02"


@pytest.mark.rule("TABLE-ASK-02")
def test_a_card_that_became_known_by_a_tool_meanwhile_still_takes_the_answer() -> None:
    state = asked("identity")
    state = replace(state, table=ledger.bind(state.table, top(state), CopyId("c1"), "told"))
    assert reply(state, "a1").rule == "TABLE-ASK-02"
    after = fold(state, reply(state, "c1"))
    assert after.ask is None
    assert after.table.bound[CopyId("c1")] == SlotId(1)


# Whose answer it is.


def put_to(ask: Any, **state: Any) -> State:
    """The State in which this is asked."""
    return replace(make_state(), ask=ask, asked=1, queue=(Answering(),), **state)


RIVALS = {"sides": alone((P1, P2))}
OURS = Choice(id=1, why=phrase("why"), seat=P1, options=(Option("3", phrase("three")),))


@pytest.mark.rule("TABLE-ASK-04")
@pytest.mark.parametrize(
    ("ask", "state", "seat", "refused"),
    [
        (OURS, {}, P2, False),  # all play together: one may press for another
        (OURS, RIVALS, P2, True),
        (OURS, RIVALS, P1, False),
        (OURS, RIVALS, None, False),  # nobody said who, as in older games
        (replace(OURS, private=True), {}, P2, True),
        (replace(OURS, private=True), {}, P1, False),
        (replace(OURS, private=True), {}, None, False),
        (replace(OURS, seat=None), RIVALS, P2, False),
        (replace(OURS, of="thing-a", field="kind"), RIVALS, P2, False),  # a word that all can read
        (Number(id=1, why=phrase("why"), of="thing-a", field="power", seat=P1), RIVALS, P2, False),
    ],
)
def test_nobody_answers_for_another_where_it_matters(
    ask: Any, state: dict[str, Any], seat: SeatId | None, refused: bool
) -> None:
    value = 3 if isinstance(ask, Number) else "3"
    decision = decided(put_to(ask, **state), Answer(1, value, seat=seat))
    assert isinstance(decision, Refusal) is refused
    if refused:
        assert (decision.rule, decision.kind, decision.here.key) == (
            "TABLE-ASK-04", "impossible", "here-asked-is",
        )  # fmt: skip
