"""The kernel: work is done in order, stops in the middle for a question, goes on, and comes to rest."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.asks import AS_BACK, Choice, Order
from companion.core.language.commands import Answer, Command, SetNumber, SetProgress
from companion.core.language.events import Answered, Asked, NumberSet, OrderKnown, Shuffled, Tolerated, Waived
from companion.core.language.refusals import Refusal
from companion.core.language.states import State
from companion.engine.draft import Draft, TwoQuestions
from companion.engine.kernel import EndlessEffect
from tests.engine.toy import (
    DECK,
    P2,
    Answering,
    AskTwice,
    Earn,
    Gain,
    Loop,
    Mix,
    Pay,
    Shout,
    Wonder,
    decided,
    fold,
    make_kernel,
    make_state,
)  # fmt: skip


def decide(state: State, command: Command, *waived: str) -> Any:
    return decided(state, command, *waived)


def play(state: State, *commands: Command) -> State:
    for command in commands:
        events = decide(state, command)
        assert not isinstance(events, Refusal), events
        state = fold(state, events)
    return state


@given(st.lists(st.integers(-3, 9), max_size=8))
def test_work_is_done_in_the_order_it_was_queued(parts: list[int]) -> None:
    events = decide(make_state(), Earn(tuple(parts)))
    gold, expected = 5, []
    for part in parts:
        gold += part
        expected.append(NumberSet("gold", gold))
        if gold > 50:
            gold = 50
            expected.append(NumberSet("gold", gold))
    assert list(events) == expected


def test_what_the_rules_demand_is_done_after_every_piece() -> None:
    events = decide(make_state(), Earn((60, 1)))
    assert [event.value for event in events] == [65, 50, 51, 50]


def test_the_queue_stops_in_the_middle_and_goes_on_with_the_answer() -> None:
    state = play(make_state(), Wonder("choice"))
    assert state.numbers["gold"] == 6
    assert isinstance(state.ask, Choice)
    assert [type(work) for work in state.queue] == [Answering, Gain]
    events = decide(state, Answer(1, "3"))
    assert [type(event) for event in events] == [Answered, NumberSet, NumberSet]
    after = fold(state, events)
    assert after.numbers["gold"] == 17
    assert (after.ask, after.queue, after.asked) == (None, (), 1)


def test_two_questions_in_one_command_come_one_after_the_other() -> None:
    state = play(make_state(), Wonder("done"), Answer(1), Wonder("dice"), Answer(2, (1, 6)))
    assert state.asked == 2
    assert state.numbers["gold"] == 5 + 12 + 12


@pytest.mark.rule("TABLE-ASK-03")
def test_while_a_question_is_open_only_its_answer_tools_and_named_commands_pass() -> None:
    state = play(make_state(), Wonder("done"))
    no = decide(state, Earn((1,)))
    assert (no.rule, no.kind) == ("TABLE-ASK-03", "impossible")
    assert not no.can_be_waived
    assert fold(state, decide(state, Shout())).numbers["gold"] == 7
    shouted = fold(state, decide(state, Shout()))
    assert shouted.ask == state.ask
    assert shouted.queue == state.queue
    assert fold(state, decide(state, SetNumber("gold", 9))).ask == state.ask
    assert decide(state, SetProgress(seat=P2)).rule == "TABLE-ASK-03"


def test_asking_while_a_question_is_open_is_a_fault_of_the_rule_and_stops_the_step() -> None:
    with pytest.raises(TwoQuestions):
        decide(make_state(), AskTwice())


def test_an_effect_that_feeds_itself_is_stopped() -> None:
    with pytest.raises(EndlessEffect, match="no end"):
        decide(make_state(), Loop())


@pytest.mark.rule("TABLE-TOOL-01")
def test_an_unknown_command_is_refused() -> None:
    class Dance(Command, frozen=True):
        """Nobody knows this."""

    no = decide(make_state(), Dance())
    assert (no.rule, no.kind) == ("TABLE-TOOL-01", "impossible")


def test_deciding_changes_nothing() -> None:
    state = make_state()
    before = repr(state)
    decide(state, Wonder("identity"))
    decide(state, Pay(99))
    assert repr(state) == before


@pytest.mark.parametrize("custody", ["face", "back"])
def test_a_shuffle_by_hand_asks_nothing(custody: str) -> None:
    assert decide(make_state(custody), Mix()) == (Shuffled(DECK),)


def test_a_deck_of_which_every_card_is_known_has_no_order_to_tell() -> None:
    state = make_state("app")
    known = replace(state.table, zones={**state.table.zones, DECK: ()})
    assert decide(replace(state, table=known), Mix()) == (Shuffled(DECK),)


def test_a_deck_that_is_read_may_be_left_unread() -> None:
    state = make_state("read")
    state = fold(state, decide(state, Mix()))
    assert isinstance(state.ask, Order) and state.ask.read
    before = state.table
    after = fold(state, decide(state, Answer(1, AS_BACK)))
    assert after.ask is None and after.queue == () and after.table == before
    kept = make_state("app")
    kept = fold(kept, decide(kept, Mix()))
    assert decide(kept, Answer(1, AS_BACK)).here.key == "here-no-such-order"


@pytest.mark.parametrize(("custody", "source"), [("app", "app"), ("read", "camera")])
def test_a_shuffle_asks_for_the_order_where_it_is_told_as_a_whole(custody: str, source: Any) -> None:
    state = make_state(custody)
    shuffled, asked = decide(state, Mix())
    assert isinstance(asked, Asked) and isinstance(asked.ask, Order)
    assert asked.ask.read == (custody == "read")
    state = fold(state, (shuffled, asked))
    events = decide(state, Answer(1, ("b1", "a2", "c1"), source))
    assert OrderKnown(DECK, ("b1", "a2", "c1")) in events
    state = fold(state, events)
    assert [state.table.slots[slot].copy for slot in state.table.zone(DECK)] == ["b1", "a2", "c1"]
    assert state.ask is None


def test_pieces_are_put_before_and_behind_the_queue() -> None:
    draft = Draft(make_state(), make_kernel()._evolve)
    draft.later(Gain(1), Gain(2))
    draft.later(Gain(0))
    draft.finally_(Gain(3))
    assert list(draft.work) == [Gain(0), Gain(1), Gain(2), Gain(3)]


def test_a_refusal_names_rule_kind_and_what_is_missing() -> None:
    no = decide(make_state(), Pay(8))
    assert (no.rule, no.kind, no.need, no.have) == ("TOY-PAY-01", "cost", 8, 5)


def test_do_it_anyway_pays_what_there_is_and_writes_down_the_rest() -> None:
    waived, paid, tolerated = decide(make_state(), Pay(8), "TOY-PAY-01")
    assert waived == Waived("TOY-PAY-01", "cost", 3)
    assert paid == NumberSet("gold", 0)
    assert tolerated == Tolerated(("poor",))


def test_waiving_lets_one_guard_pass_not_the_next() -> None:
    night = play(make_state(), SetProgress(phase="night"))
    assert decide(night, Pay(8), "TOY-PAY-01").rule == "TOY-PAY-02"
    both = decide(night, Pay(8), "TOY-PAY-01", "TOY-PAY-02")
    assert [event.rule for event in both if isinstance(event, Waived)] == ["TOY-PAY-01", "TOY-PAY-02"]


def test_a_secret_is_refused_however_often_it_is_waived() -> None:
    rich = play(make_state(), SetNumber("gold", 20))
    no = decide(rich, Pay(13), "TOY-PAY-03")
    assert (no.rule, no.kind, no.can_be_waived) == ("TOY-PAY-03", "secret", False)


def test_a_waiver_that_was_not_needed_leaves_no_trace() -> None:
    assert decide(make_state(), Pay(2), "TOY-PAY-01", "TOY-PAY-02") == (NumberSet("gold", 3),)


def test_what_an_override_broke_is_watched_again_once_it_holds() -> None:
    poor = play(make_state(), SetNumber("gold", 1))
    assert poor.tolerated == ("poor",)
    rich = play(poor, Earn((9,)))
    assert rich.tolerated == ()
