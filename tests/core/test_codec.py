"""Values survive being written down, and what cannot be read is named, never raised as a puzzle."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.asks import Choice, Dice, Done, Identity, Number, Option, Order, Work
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.codec import Codec, CodecError
from companion.core.language.commands import TOOLS, Answer, CorrectFact
from companion.core.language.events import (
    CORE_EVENTS,
    Answered,
    Asked,
    Bound,
    Dealt,
    FactLearned,
    Opened,
    Row,
)
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import named, phrase, title
from companion.core.language.sides import Ending
from companion.core.language.slots import Slot, Table
from companion.core.language.states import Header, Player, State, Turn

P1 = SeatId("p1")
WHY = phrase("ask-why", card=title({"en": "Lamp", "fr": "Lampe"}), n=2)
ASKS = (
    Dice(id=1, why=WHY, dice=("white", "red")),
    Order(id=2, why=WHY, zone=ZoneId("deck")),
    Identity(id=3, why=WHY, slot=SlotId(4), seat=P1, private=True),
    Number(id=5, why=WHY, of="room:1", field="scan"),
    Choice(id=6, why=WHY, options=(Option("a", phrase("a"), slot=SlotId(3)), Option("b", named("Bo")))),
    Done(id=7, why=WHY),
)


class Brew(Work, frozen=True, tag="brew"):
    """Work with things of its own."""

    slot: SlotId
    herbs: tuple[str, ...] = ()
    clause: Clause | None = None


class Stir(Work, frozen=True, tag="stir"):
    """Work that needs nothing."""


BREW = Brew(SlotId(3), ("mint",), Clause("gain", {"attack": 2}), seat=P1, answer="yes")
REST = (BREW, Stir())
CARD = Card(
    DesignId("d"), "enemy", {"en": "Thing"}, numbers={"attack": None, "cost": 2}, marks=("big",),
    abilities=(Ability("reveal", (Clause("strike", {"n": 1}),), when=(Clause("first"),)),),
)  # fmt: skip
HEADER = Header("room", (Player(P1, "Ann"),), options={"films": ["one"]}, custody={"deck": "app"})


def make_codec(**more: Any) -> Codec:
    return Codec(events=CORE_EVENTS, commands=(Answer, *TOOLS), state=State, work=(Brew, Stir), **more)


def make_state() -> State:
    slot = Slot(ZoneId("deck"), group=GroupId("g"))
    table = Table(
        zones={ZoneId("deck"): (SlotId(1),)}, slots={SlotId(1): slot}, cards={CARD.design: CARD},
        designs={CopyId("c"): CARD.design}, pools={CopyId("c"): PoolId("k")},
        quota={GroupId("g"): {PoolId("k"): 1}}, made=1,
    )  # fmt: skip
    return State(header=HEADER, table=table, turn=Turn(1, P1, "act"), ask=ASKS[4], queue=REST, asked=6)


EVENTS = (
    *(Asked(ask, REST) for ask in ASKS),
    Opened(HEADER, (CARD,), {CopyId("c"): CARD.design}),
    Dealt({PoolId("k"): (CopyId("c"),)}, (Row(ZoneId("deck"), GroupId("g"), {PoolId("k"): 1}),)),
    Answered(1, (3, 4), "camera"),
    Answered(2, None, "finger"),
    Bound(SlotId(1), CopyId("c"), "told"),
    FactLearned("d", "attack", 3, "remembered"),
)


def through_json(codec: Codec, value: Any) -> Any:
    return codec.read(json.loads(msgspec.json.encode(codec.write(value))))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_come_back_as_they_were(event: Any) -> None:
    assert through_json(make_codec(), event) == event


@given(
    st.one_of(st.none(), st.integers(-5, 2**40), st.text(), st.lists(st.integers() | st.text()).map(tuple))
)
def test_every_answer_comes_back_as_it_was(value: Any) -> None:
    try:
        msgspec.json.encode(value)
    except (OverflowError, msgspec.EncodeError):
        return  # beyond 64 bits nothing can be written, and no ask accepts it
    command = Answer(3, value, "camera")
    assert through_json(make_codec(), command) == command


def test_a_state_comes_back_as_it_was() -> None:
    codec, state = make_codec(), make_state()
    assert codec.read_state(codec.write_state(state)) == state


@pytest.mark.parametrize(
    "data",
    [
        {}, [], None, "x", {"type": "Nobody"}, {"type": "Answer", "v": "soon"}, {"type": "Answer", "v": None},
        {"type": "Answer"}, {"type": "Answer", "ask": "one"}, {"type": "Bound", "slot": 1},
        {"type": ["Answer"]}, {"type": "Answer", "ask": 1, "source": "hearsay"},
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named(data: Any) -> None:
    with pytest.raises(CodecError) as error:
        make_codec().read(data)
    assert str(error.value)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1", b'{"header": 3}', b"\xff\xfe"])
def test_a_damaged_state_is_named(data: bytes) -> None:
    with pytest.raises(CodecError, match="saved game"):
        make_codec().read_state(data)


def test_a_later_version_than_ours_is_refused() -> None:
    data = {**make_codec().write(Answer(1)), "v": 2}
    with pytest.raises(CodecError, match="newer"):
        make_codec().read(data)


def test_an_answer_of_an_older_game_says_nothing_of_who_gave_it() -> None:
    codec = make_codec()
    assert codec.read({"v": 1, "type": "Answer", "ask": 4, "value": "a"}) == Answer(4, "a", seat=None)
    signed = Answer(4, "a", seat=SeatId("p2"))
    assert codec.read(codec.write(signed)) == signed


def rename(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 said `question`, version 2 says `ask`."""
    return {key: value for key, value in data.items() if key != "question"} | {"ask": data["question"]}


def retype(data: dict[str, Any]) -> dict[str, Any]:
    """Version 2 was called Reply."""
    return {**data, "type": "Answer"}


def test_old_events_are_lifted_step_by_step_through_a_new_name() -> None:
    lifts = {("Reply", 1): rename, ("Reply", 2): retype}
    codec = make_codec(upcasters=lifts, versions={"Answer": 3, "Reply": 3})
    assert codec.read({"v": 1, "type": "Reply", "question": 4, "value": "a"}) == Answer(4, "a")
    assert codec.write(Answer(4))["v"] == 3


def test_a_missing_lift_is_named() -> None:
    codec = make_codec(versions={"Answer": 2})
    with pytest.raises(CodecError, match="no way to today"):
        codec.read({"v": 1, "type": "Answer", "ask": 1})


def test_a_lift_that_stumbles_over_damaged_data_is_named() -> None:
    codec = make_codec(upcasters={("Answer", 1): rename}, versions={"Answer": 2})
    with pytest.raises(CodecError, match="Answer"):
        codec.read({"v": 1, "type": "Answer"})


def test_an_unknown_field_of_a_command_is_kept_out() -> None:
    fact = CorrectFact("d", "attack", 3)
    data = {**make_codec().write(fact), "mood": "bad"}
    assert make_codec().read(data) == fact


def test_a_saved_state_that_named_its_end_by_a_word_gets_its_winners() -> None:
    codec = Codec(events=(), commands=(), state=State, ended=lambda state, how: Ending(how, ("x",), (P1,)))
    running = State(header=HEADER, players=HEADER.players)
    old = {**json.loads(codec.write_state(running)), "outcome": "won"}
    del old["ending"], old["sides"]
    assert codec.read_state(json.dumps(old).encode()).ending == Ending("won", ("x",), (P1,))
    assert codec.read_state(json.dumps({**old, "outcome": ""}).encode()) == running


def test_a_state_that_names_its_winners_is_read_as_it_is() -> None:
    codec = Codec(events=(), commands=(), state=State, ended=lambda state, how: Ending("not asked"))
    over = State(header=HEADER, ending=Ending("won", ("together",), (P1,)))
    assert codec.read_state(codec.write_state(over)) == over


@pytest.mark.parametrize("name", ["SetProgress", "ProgressSet"])
def test_a_corrected_objective_of_an_earlier_journal_is_a_number_of_the_course(name: str) -> None:
    codec = Codec(events=CORE_EVENTS, commands=TOOLS, state=State)
    old = {"type": name, "v": 1, "seat": None, "phase": "night", "objective": 2, "alive": {"p1": False}}
    read = codec.read(old)
    assert (read.course, read.phase, read.alive) == ({"objective": 2}, "night", {P1: False})
    assert codec.read({**old, "objective": None}).course == {}
    assert codec.read(codec.write(read)) == read


def test_each_kind_of_work_is_written_by_its_tag_and_read_as_its_type() -> None:
    asked = Asked(ASKS[0], (BREW, Stir()))
    written = json.loads(json.dumps(make_codec().write(asked)))
    assert [one.get("type") for one in written["rest"]] == ["brew", "stir"]
    assert make_codec().read(written) == asked
    state = replace(make_state(), ask=ASKS[0], queue=asked.rest)
    assert make_codec().read_state(make_codec().write_state(state)) == state


def test_work_that_was_written_before_it_had_a_type_is_read_as_its_type() -> None:
    clause = {"verb": "gain", "args": {"attack": 2}}
    old = {
        "do": "brew", "seat": "p1", "slot": 3, "zone": None, "n": 0, "clause": clause,
        "data": {"herbs": ["mint"]}, "answer": "yes",
    }  # fmt: skip
    written = {
        **json.loads(json.dumps(make_codec().write(Asked(ASKS[0])))),
        "v": 1,
        "rest": [old, {"do": "stir"}],
    }
    assert make_codec().read(written).rest == (BREW, Stir())
    data = json.loads(make_codec().write_state(replace(make_state(), ask=ASKS[0])))
    state = make_codec().read_state(json.dumps({**data, "queue": [old]}).encode())
    assert state.queue == (BREW,)


def test_work_that_nobody_knows_or_that_lacks_something_is_named() -> None:
    written = json.loads(json.dumps(make_codec().write(Asked(ASKS[0]))))
    for rest, says in (({"type": "sing"}, "'sing' is not known"), ({"type": "brew"}, "slot"), (7, "no way")):
        with pytest.raises(CodecError, match=says):
            make_codec().read({**written, "rest": [rest]})
    with pytest.raises(CodecError, match="newer version"):
        make_codec().read({**written, "v": 9})
