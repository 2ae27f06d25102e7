"""The five manual tools: the table is right, the books follow and always hold."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.language.codec import Codec
from companion.core.language.commands import (
    TOOLS,
    Answer,
    BindSlot,
    CorrectFact,
    MoveSlot,
    SetNumber,
    SetProgress,
)
from companion.core.language.events import Bound, OrderLost, Swapped, Unbound
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.refusals import Refusal
from companion.core.language.sides import Ending
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.invariants import hard_faults
from tests.engine.toy import DECK, HAND, P1, P2, ROW, WORK, Wonder, decided, fold, make_state, top

SLOTS = st.integers(0, 6).map(SlotId)
COPIES = st.sampled_from(["a1", "a2", "b1", "c1", "zz"]).map(CopyId)
SEATS = st.sampled_from(["p1", "p2", "p9"]).map(SeatId)
ANYTHING = (
    st.none() | st.booleans() | st.integers(-2, 200) | st.text(max_size=3) | st.lists(st.text(max_size=2))
)
MOVES = st.builds(
    MoveSlot,
    SLOTS,
    st.sampled_from([DECK, HAND, ROW, ZoneId("moon")]),
    st.integers(-3, 9),
    st.none() | st.booleans(),
)
NUMBERS = st.builds(SetNumber, st.sampled_from(["gold", "silver"]), st.integers(-3, 120))
PROGRESS = st.builds(
    SetProgress, st.none() | SEATS, st.sampled_from([None, "market", "night", "dawn"]),
    st.dictionaries(st.sampled_from(["objective", "doom"]), st.integers(-1, 5), max_size=1),
    st.dictionaries(SEATS, st.booleans(), max_size=2),
)  # fmt: skip
BINDINGS = st.builds(BindSlot, SLOTS, st.none() | COPIES)
FACTS = st.builds(
    CorrectFact, st.sampled_from(["thing-a", "room:1", "nothing"]),
    st.sampled_from(["power", "klass", "crew", "person", "kind", "marks", "title", "scan"]), ANYTHING,
)  # fmt: skip
ANY_TOOL = MOVES | NUMBERS | PROGRESS | BINDINGS | FACTS


def use(state: State, tool: Any) -> Any:
    return decided(state, tool)


def after(state: State, *tools: Any) -> State:
    for tool in tools:
        events = use(state, tool)
        assert not isinstance(events, Refusal), events
        state = fold(state, events)
    return state


@settings(max_examples=150)
@given(st.lists(ANY_TOOL | st.sampled_from([Wonder("identity"), Wonder("done")]), max_size=20))
def test_any_twenty_corrections_keep_every_hard_invariant(tools: list[Any]) -> None:
    state, codec = make_state(), Codec(events=(), commands=(), state=State, work=WORK)
    for tool in tools:
        decision = use(state, tool)
        if isinstance(decision, Refusal):
            assert decision.kind == "impossible"
            assert decision.here is not None
            continue
        for event in decision:
            state = fold(state, (event,))
            assert ledger.faults(state.table) == []
        assert hard_faults(state, ("market", "night")) == []
        assert codec.read_state(codec.write_state(state)) == state


def test_there_are_five_tools() -> None:
    assert len(TOOLS) == 5


def test_a_card_is_carried_where_the_players_say() -> None:
    state = after(make_state(), MoveSlot(SlotId(2), ROW, face_up=True), MoveSlot(SlotId(1), ROW, at=-1))
    assert state.table.zone(ROW) == (2, 1)
    assert state.table.slots[SlotId(2)].face_up
    assert not state.table.slots[SlotId(1)].face_up
    assert after(state, MoveSlot(SlotId(1), ROW)).table.zone(ROW) == (1, 2)


@pytest.mark.rule("TABLE-TOOL-01")
@pytest.mark.parametrize(
    ("tool", "here"),
    [
        (MoveSlot(SlotId(1), ZoneId("moon")), "here-no-such-place"),
        (MoveSlot(SlotId(9), ROW), "here-no-such-place"),
        (MoveSlot(SlotId(1), ROW, at=-2), "here-no-such-place"),
        (SetNumber("silver", 1), "here-no-such-number"),
        (SetNumber("gold", -1), "here-no-such-number"),
        (SetNumber("gold", 100), "here-no-such-number"),
        (SetProgress(seat=SeatId("p9")), "here-no-such-seat"),
        (SetProgress(alive={SeatId("p9"): True}), "here-no-such-seat"),
        (SetProgress(alive={P1: False, P2: False}), "here-no-such-seat"),
        (SetProgress(alive={P1: False}), "here-turn-of-the-dead"),
        (SetProgress(phase="dawn"), "here-no-such-phase"),
        (SetProgress(course={"objective": 4}), "here-no-such-number"),
        (SetProgress(course={"doom": 1}), "here-no-such-number"),
        (BindSlot(SlotId(9), CopyId("a1")), "here-no-such-place"),
        (BindSlot(SlotId(1), CopyId("zz")), "here-no-such-card"),
        (CorrectFact(DesignId("nothing"), "power", 1), "here-no-such-card"),
        (CorrectFact(DesignId("thing-a"), "power", -1), "here-no-such-number"),
        (CorrectFact(DesignId("thing-a"), "kind", "planet"), "here-no-such-number"),
        (CorrectFact(DesignId("thing-a"), "marks", "big"), "here-no-such-number"),
        (CorrectFact(DesignId("thing-a"), "klass", 3), "here-no-such-number"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence(tool: Any, here: str) -> None:
    no = use(make_state(), tool)
    assert (no.rule, no.kind, no.here.key) == ("TABLE-TOOL-01", "impossible", here)


def test_a_finished_game_has_no_turn_to_set() -> None:
    over = msgspec.structs.replace(make_state(), ending=Ending("won"))
    assert use(over, SetProgress(seat=P2)).here.key == "here-game-over"


def test_turn_phase_and_the_living_are_set_together() -> None:
    state = after(
        make_state(), SetProgress(seat=P2, phase="night", course={"objective": 2}, alive={P1: False})
    )
    assert (state.turn.seat, state.turn.phase, state.living) == (P2, "night", (P2,))
    assert state.numbers["objective"] == 2


def test_facts_are_corrected_from_now_on() -> None:
    state = after(
        make_state(),
        CorrectFact(DesignId("thing-a"), "power", 4),
        CorrectFact(DesignId("thing-a"), "marks", ("big", "slow")),
        CorrectFact(DesignId("thing-a"), "title", "Ogre"),
        CorrectFact("room:1", "scan", 6),
    )
    card = state.table.cards[DesignId("thing-a")]
    assert (card.number("power"), card.marks, card.titles) == (4, ("big", "slow"), {"en": "Ogre"})
    assert state.boards["room:1"]["scan"] == 6


def test_a_card_nobody_knew_is_named() -> None:
    state = make_state()
    assert use(state, BindSlot(top(state), CopyId("b1"))) == (Bound(top(state), CopyId("b1"), "told"),)


def test_naming_what_is_known_already_does_nothing() -> None:
    state = after(make_state(), BindSlot(SlotId(1), CopyId("b1")))
    assert use(state, BindSlot(SlotId(1), CopyId("b1"))) == ()
    assert use(make_state(), BindSlot(SlotId(1))) == ()


def test_a_card_is_forgotten_and_can_only_be_itself() -> None:
    state = after(make_state(), BindSlot(SlotId(1), CopyId("b1")))
    assert use(state, BindSlot(SlotId(1))) == (Unbound(SlotId(1)),)
    state = after(state, BindSlot(SlotId(1)))
    assert ledger.candidates(state.table, SlotId(1)) == ("b1",)


def test_a_card_named_at_a_second_place_is_taken_from_the_first() -> None:
    state = after(make_state(), BindSlot(SlotId(1), CopyId("b1")))
    events = use(state, BindSlot(SlotId(2), CopyId("b1")))
    assert events == (OrderLost((SlotId(2), SlotId(1))), Bound(SlotId(2), CopyId("b1"), "told"))
    state = fold(state, events)
    assert state.table.slots[SlotId(1)].copy is None
    assert state.table.bound[CopyId("b1")] == 2


def test_a_wrongly_named_card_is_named_again() -> None:
    state = after(make_state(), BindSlot(SlotId(1), CopyId("b1")), BindSlot(SlotId(1), CopyId("c1")))
    assert state.table.bound == {"c1": 1}
    assert "b1" in ledger.candidates(state.table, SlotId(2))


def test_a_named_twin_makes_room() -> None:
    state = after(make_state(), BindSlot(SlotId(4), CopyId("a1")))
    assert Swapped(CopyId("a1"), CopyId("a2")) in use(state, BindSlot(SlotId(1), CopyId("a1")))


def test_an_open_question_survives_the_correction_that_answers_it() -> None:
    state = fold(make_state(), decided(make_state(), Wonder("identity")))
    state = after(state, BindSlot(top(state), CopyId("c1")))
    assert state.ask is not None
    assert after(state, Answer(1, "c1")).ask is None
