"""A room put together from features: who claims what, who follows whom, and in which order it is settled."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Work
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Event, Moved, NumberSet, Shuffled
from companion.core.language.ids import TABLE
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.refusals import Refusal
from companion.core.language.sides import Ending
from companion.core.language.states import State
from companion.engine.assembly import Assembly, TwoFeatures
from companion.engine.changes import counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling, tells
from companion.engine.tools import Vocabulary
from companion.engine.touches import Touch, touch_of
from companion.engine.waivers import refusal
from companion.engine.ways import Way
from tests.engine.toy import DECK, P1, ROW, ZONES, Earn, Gain, Pay, earn, gold, make_state, pay

WORDS = Vocabulary(zones=ZONES, phases=("market", "night"))


class Rang(Event, frozen=True):
    """A bell rang so many times."""

    times: int


class Ring(Command, frozen=True):
    """Ring the bell."""

    times: int = 1


def ring(draft: Draft[State], command: Ring) -> None:
    draft.require(draft.state.turn.phase == "market", "TOY-RING-01", "timing")
    draft.emit(Rang(command.times))


def rang(state: State, event: Rang) -> State:
    return counted(state, gold=event.times)


BELL: Feature[State] = Feature(
    name="bell",
    commands={Ring: ring},
    events={Rang: rang},
    undo={Rang: "seen"},
    prompts={Rang: lambda event, before, after: (Prompt(phrase("prompt-ring", n=event.times)),)},
    silent=(Rang,),
    ways=lambda state: (Way("ring", Ring(), phrase("offer-ring")),),
    rule_faults=(lambda state: ["loud"] if state.numbers["gold"] > 30 else [],),
)
PURSE: Feature[State] = Feature(
    name="purse",
    commands={Earn: earn, Pay: pay},
    work={Gain: lambda draft, work: gold(draft, work.n)},
)


def put_together(*features: Feature[State], **rest: Any) -> Assembly[State]:
    return Assembly(features, words=WORDS, **rest)


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Feature(name="echo", commands={Ring: ring}), "Ring .commands. belongs to bell and to echo"),
        (Feature(name="echo", events={Rang: tells}), "Rang .events. belongs to bell and to echo"),
        (Feature(name="echo", undo={Rang: "free"}), "Rang .undo. belongs to bell and to echo"),
        (Feature(name="echo", events={Moved: tells}), "Moved .events. belongs to every game and to echo"),
        (Feature(name="echo", commands={Answer: ring}), "Answer .commands. belongs to every game"),
        (Feature(name="bell"), "two features are called 'bell'"),
    ],
)
def test_nothing_is_claimed_twice(other: Feature[State], says: str) -> None:
    with pytest.raises(TwoFeatures, match=says):
        put_together(BELL, other)


def test_work_and_verbs_are_claimed_once_as_well() -> None:
    for field, key in (("work", Gain), ("verbs", "Gain")):
        one, other = (Feature(name=name, **{field: {key: earn}}) for name in ("one", "other"))
        with pytest.raises(TwoFeatures, match="Gain"):
            put_together(one, other)


def test_an_event_is_followed_by_whoever_keeps_step_in_the_order_of_the_features() -> None:
    def follow(mark: int) -> Any:
        return lambda event, before, after: replace(
            after, numbers={**after.numbers, "steps": after.numbers.get("steps", 0) * 10 + mark}
        )

    first: Feature[State] = Feature(name="first", follows={Rang: follow(1), Event: follow(2)})
    second: Feature[State] = Feature(name="second", follows={NumberSet: follow(3)})
    room = put_together(first, BELL, second)
    assert room.evolve(make_state(), Rang(1)).numbers["steps"] == 12
    assert room.evolve(make_state(), NumberSet("gold", 2)).numbers["steps"] == 23
    assert room.evolve(make_state(), Shuffled(DECK)).numbers["steps"] == 2


def test_a_follower_sees_the_state_before_and_the_state_after() -> None:
    seen: list[tuple[int, int]] = []

    def look(event: Event, before: State, after: State) -> State:
        seen.append((before.numbers["gold"], after.numbers["gold"]))
        return after

    put_together(BELL, Feature(name="eye", follows={Rang: look})).evolve(make_state(), Rang(5))
    gold_at_first = make_state().numbers["gold"]
    assert seen == [(gold_at_first, gold_at_first + 5)]


def test_settling_goes_by_the_order_of_the_features_or_by_the_one_that_is_named() -> None:
    def step(name: str) -> Any:
        def settle(draft: Draft[State]) -> None:
            if name not in order:
                order.append(name)
                draft.emit(NumberSet(name, 1))

        return settle

    order: list[str] = []
    one, two = (Feature(name=name, settle=(step(name),)) for name in ("one", "two"))
    put_together(PURSE, one, two).decide(make_state(), Earn((1,)))
    assert order == ["one", "two"]
    order.clear()
    put_together(PURSE, one, two, settling=("two", "one")).decide(make_state(), Earn((1,)))
    assert order == ["two", "one"]
    with pytest.raises(TwoFeatures, match="settling"):
        put_together(PURSE, one, two, settling=("two",))


def test_settling_waits_for_work_that_comes_at_once_and_for_work_that_comes_first() -> None:
    def settle(draft: Draft[State]) -> bool:
        settled.append(len(draft.work))
        return False

    settled: list[int] = []
    for field in ("at_once", "unsettled"):
        waiting: Feature[State] = Feature(name="waiting", settle=(settle,), **{field: (Gain,)})
        settled.clear()
        put_together(PURSE, waiting).decide(make_state(), Earn((1, 1)))
        assert settled == [0], "only when the last piece is done"


def test_once_the_game_is_over_nothing_is_settled_and_nothing_waits() -> None:
    calls: list[int] = []
    room = put_together(PURSE, Feature(name="eager", settle=(lambda draft: bool(calls.append(1)),)))
    draft = Draft(replace(make_state(), ending=Ending("won")), room.evolve)
    draft.later(Gain(1))
    room.kernel.run(draft)
    assert draft.events == [] and calls == []


def test_a_feature_may_forbid_a_command_before_any_guard_of_it() -> None:
    no = refusal("TOY-HUSH-01", "secret")
    hush: Feature[State] = Feature(name="hush", forbids=lambda s, c: no if isinstance(c, Ring) else None)
    room = put_together(BELL, PURSE, hush)
    night = replace(make_state(), turn=replace(make_state().turn, phase="night"))
    assert room.decide(night, Ring()) == no
    decision = put_together(BELL, PURSE).decide(night, Ring())
    assert isinstance(decision, Refusal) and decision.rule == "TOY-RING-01"


def test_what_is_so_once_the_game_goes_on_happens_first_and_not_with_a_refusal() -> None:
    before: Feature[State] = Feature(
        name="before", presumes=lambda s, c: (Rang(7),) if isinstance(c, Earn | Pay) else ()
    )
    room = put_together(BELL, PURSE, before)
    decision = room.decide(make_state(), Earn((1,)))
    assert not isinstance(decision, Refusal)
    assert [type(event) for event in decision.events] == [Rang, NumberSet]
    assert decision.states[-1].numbers["gold"] == make_state().numbers["gold"] + 8
    assert isinstance(room.decide(make_state(), Pay(13)), Refusal)


def test_the_rest_is_asked_of_the_feature_whose_it_is() -> None:
    room, state = put_together(BELL, PURSE), make_state()
    assert room.undo(state, Rang(1), state) == "seen"
    assert room.undo(state, Moved((), ROW), state) == "move", "what every room knows stays as it is"
    assert room.prompts(state, Rang(3), state)[0].text.args == {"n": 3}
    assert room.prompts(state, NumberSet("gold", 1), state) == ()
    assert room.silent(Shuffled) == {"Rang", "Shuffled"}
    assert [offer.id for offer in room.legal(state, TABLE)] == ["ring"]
    night = replace(state, turn=replace(state.turn, phase="night"))
    assert room.legal(night, TABLE) == (), "what the rules would refuse is not offered"
    assert room.rule_faults(counted(state, gold=40)) == ["loud"]
    assert room.own_commands == (Ring, Earn, Pay) and Rang in room.events
    assert room.badges(state, P1) == () == room.front(state, P1)


def test_what_found_nothing_to_settle_is_left_out_while_what_it_reads_is_the_same() -> None:
    asked: list[int] = []

    def settle(draft: Draft[State]) -> None:
        asked.append(draft.state.numbers["gold"])

    def times(reads: tuple[str, ...], *parts: int) -> list[int]:
        asked.clear()
        watchful: Feature[State] = Feature(name="watchful", settle=(Settling(settle, reads),))
        put_together(PURSE, watchful).decide(make_state(), Earn(parts))
        return list(asked)

    assert times((), 1, 2) == [5, 6, 8], "what names nothing is asked after every piece of work"
    assert times(("table", "players"), 1, 2) == [5], "gold is nothing to it"
    assert times(("table", "numbers"), 1, 2) == [5, 6, 8]
    assert times(("numbers",), 0, 1) == [5, 5, 6], "an equal value is not the very same"


def test_a_decision_begins_where_the_last_one_came_to_rest() -> None:
    asked: list[int] = []

    def settle(draft: Draft[State]) -> None:
        asked.append(draft.state.numbers["gold"])

    watchful: Feature[State] = Feature(name="watchful", settle=(Settling(settle, ("numbers",)),))
    room, first = put_together(PURSE, watchful), make_state()
    decision = room.decide(first, Earn(()))
    assert not isinstance(decision, Refusal) and decision.after(first) is first and asked == [5]
    room.decide(first, Earn((1,)))
    assert asked == [5, 6], "the State in which all was at rest is not asked of again"
    room.decide(first, Earn(()))
    assert asked == [5, 6, 5], "one that is not where the last decision ended is"


def test_a_step_in_which_something_happened_is_asked_again_before_it_rests() -> None:
    asked: list[int] = []

    def settle(draft: Draft[State]) -> None:
        asked.append(draft.state.numbers["gold"])
        if draft.state.numbers["gold"] < 7:
            draft.emit(NumberSet("gold", draft.state.numbers["gold"] + 1))

    greedy: Feature[State] = Feature(name="greedy", settle=(Settling(settle, ("table",)),))
    decision = put_together(PURSE, greedy).decide(make_state(), Earn((0,)))
    assert not isinstance(decision, Refusal)
    assert asked == [5, 6, 7], "what it did is no change of what it reads"


def test_what_waits_for_work_is_settled_when_that_is_done() -> None:
    asked: list[int] = []

    def settle(draft: Draft[State]) -> None:
        asked.append(len(draft.work))

    patient: Feature[State] = Feature(name="patient", settle=(Settling(settle, ("table",), after=(Gain,)),))
    put_together(PURSE, patient).decide(make_state(), Earn((1, 1)))
    assert asked == [0]


def test_words_are_made_only_for_what_the_rules_accept() -> None:
    made: list[int] = []

    def way(cost: int) -> Way:
        def words() -> Phrase:
            made.append(cost)
            return phrase("offer-pay")

        return Way(f"pay:{cost}", Pay(cost), words)

    shop: Feature[State] = Feature(name="shop", ways=lambda state: (way(3), way(30), way(5)))
    room = put_together(PURSE, shop)
    assert [offer.id for offer in room.legal(make_state(), TABLE)] == ["pay:3", "pay:5"]
    assert made == [3, 5]


def test_what_touching_a_thing_asks_for_is_said_by_the_first_chapter_that_knows_it() -> None:
    def rung(state: State, touch: Touch) -> Command | None:
        return Ring(int(touch.slot or 0)) if touch.zone == DECK else None

    def counted_out(state: State, touch: Touch) -> Command | None:
        return Pay(2) if touch.kind == "meter" or touch.zone == DECK else None

    first: Feature[State] = Feature(name="first", touched=rung)
    room = put_together(BELL, first, Feature(name="second", touched=counted_out))
    state = make_state()
    slot = state.table.zone(DECK)[0]
    assert room.attempt(state, f"slot:{slot}") == Ring(slot), "legal or not"
    assert room.attempt(state, f"place:{DECK}", P1) == Ring(0)
    assert room.attempt(state, "meter:gold") == Pay(2)
    assert room.attempt(state, "slot:99") is None is room.attempt(state, "slot:many")
    assert touch_of(state, "design:thing-a").copy is not None
    assert touch_of(state, "design:nothing").copy is None


def test_no_two_kinds_of_work_are_written_alike() -> None:
    class Take(Work, frozen=True, tag="Gain"):
        """Something else by the same name."""

    other: Feature[State] = Feature(name="other", work={Take: lambda draft, work: None})
    with pytest.raises(TwoFeatures, match="Gain and Take are both written as 'Gain'"):
        put_together(PURSE, other)
