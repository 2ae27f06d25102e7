"""Refusals, questions, undo, scenes and tools as plain values."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Replied, Taken
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import AskView, Figure
from companion.core.language.commands import BindSlot, CorrectFact, MoveSlot, SetNumber, SetProgress
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import named
from companion.core.language.refusals import Refusal
from companion.core.ports.play import LogLine
from tests.ui import samples, scenes
from tests.ui.doubles import PastEvening
from tests.ui.words import Words
from ui.rooms.faces import face_of
from ui.screens.question import model as question
from ui.screens.refusal.model import refusal_model
from ui.screens.scene.blows import StrikeCount
from ui.screens.scene.model import scenes_of
from ui.screens.tools import model as tools
from ui.screens.undo.model import (
    CarryRow,
    actions_back_to,
    actions_of,
    carry_model,
    is_plain,
    undo_model,
    undo_row,
)
from ui.widgets.people.life import life_words

words = Words()
say = words.say


def rule(id: str) -> str:
    return f"sentence of {id}"


def refuse(kind: Any, **rest: Any) -> Step:
    return scenes.refused(refusal=Refusal("ALN-X-01", kind), **rest)


def test_a_refusal_says_rule_here_and_remedy_in_this_order() -> None:
    m = refusal_model(scenes.refused(), say, rule)
    assert (m.title, m.rule_id, m.rule) == (
        "Not done: fight the Crawler",
        "ALN-FIGHT-02",
        "sentence of ALN-FIGHT-02",
    )
    assert m.here == "It costs 6. The pool holds 5."
    assert m.remedy.startswith("1 more Attack")
    assert m.pool is not None and m.needed is not None
    assert (m.pool.shape, m.pool.value, m.pool.filled) == ("fight", 5, True)
    assert (m.needed.shape, m.needed.value, m.needed.filled) == ("fight", 6, False)


def test_the_price_has_the_shape_of_the_pool_that_is_short() -> None:
    refusal = Refusal("ALN-RECRUIT-01", "cost", need=5, have=5, pool="recruit")
    assert refusal_model(scenes.refused(refusal=refusal), say, rule).needed == samples.Figure(
        "pay", 5, filled=False
    )


def test_what_can_be_waived_is_offered_beside_the_careful_answer() -> None:
    strip = refusal_model(refuse("limit"), say, rule).strip
    assert strip.first == "Leave it"
    assert [spec.id for spec in strip.plain] == ["anyway", "always"]


def test_a_secret_is_never_done_anyway_and_the_impossible_offers_the_tools() -> None:
    assert refusal_model(refuse("secret"), say, rule).strip.plain == ()
    assert [spec.id for spec in refusal_model(refuse("impossible"), say, rule).strip.plain] == ["tools"]


def test_a_warning_goes_on_with_one_tap() -> None:
    strip = refusal_model(refuse("timing", soft=True), say, rule).strip
    assert (strip.first, [spec.id for spec in strip.plain]) == ("Do it anyway", ["leave", "always"])


def test_a_step_that_was_done_has_no_refusal_sheet() -> None:
    with pytest.raises(ValueError, match="only a refused step"):
        refusal_model(samples.step(), say, rule)


def asked(ask: AskView) -> question.Question:
    return question.question_of(samples.view(ask=ask), ask, say)


def test_a_question_is_turned_to_its_person_with_every_option_one_touch() -> None:
    q = asked(scenes.IDENTITY)
    assert (q.form, q.seat and q.seat.name, q.by_showing) == ("options", "Maya", True)
    assert [option.words for option in q.options][:2] == ["Acid Splash", "Claw"]
    assert question.answered(q, "answer:1:2") == Taken("answer:1:2")


def test_a_number_is_one_touch_while_there_are_few_of_them() -> None:
    q = asked(scenes.NUMBER)
    assert (q.form, len(q.options)) == ("numbers", 21)
    assert question.answered(q, "6") == Replied(2, 6)
    assert asked(AskView(2, "number", named("How many?"), high=400)).form == "pad"


def test_the_pad_takes_no_more_than_the_highest_number() -> None:
    q = asked(AskView(2, "number", named("How many?"), high=400))
    digits = ""
    for key in ("0", "4", "2", "9", "erase", "3"):
        digits = question.typed(q, digits, key)
    assert digits == "43"
    assert question.typed(q, "43", "7") == "43"


def test_dice_are_whole_when_every_die_has_a_face() -> None:
    q = asked(scenes.DICE)
    assert question.dice_answer(q, (3, 0)) is None
    assert question.dice_answer(q, (3, 5)) == Replied(3, (3, 5))


def plan(actions: int, agreed: frozenset[SeatId] = frozenset()) -> Any:
    past = PastEvening()
    return undo_model(past.checklist(actions), 5, actions, samples.view().seats, agreed, say)


def test_undo_says_what_goes_what_stays_seen_and_what_to_carry() -> None:
    log, seats = actions_of(PastEvening().log()), samples.view().seats
    rows = [undo_row(log, back, 3, seats, say) for back in (3, 4)]
    assert [(row.words, row.gone, row.actions) for row in rows] == [
        ("Scan, Med-Lab", True, 3), ("Played Rigger", False, 4),
    ]  # fmt: skip
    m = plan(3)
    assert (m.title, m.kind, len(m.moves)) == ("Take back 3 actions", "seen", 3)
    assert m.warnings == ("Seen cards stay seen: Med-Lab, new Gunner.",)


def test_steps_are_shown_with_their_action_and_are_no_stop() -> None:
    opens = (False, True, False, False, False, False, True)
    log = [LogLine(at, named(f"step {at}"), samples.P1, (), opens=one) for at, one in enumerate(opens)]
    actions = actions_of([*log, LogLine(9, named("gone"), None, (), undone=True)])
    assert [action.numbers for action in actions] == [(1, 5), (6, 6)], "the opening is no action"
    row = undo_row(actions, 2, 2, (), say)
    assert (row.words, row.steps) == ("step 1", ("step 2", "step 3", "and 2 more"))
    assert undo_row(actions, 2, 1, (), say).steps == ()
    assert [actions_back_to(number, actions) for number in (6, 5, 1, 0)] == [1, 2, 2, 2]


def test_undo_waits_until_everybody_who_must_has_agreed() -> None:
    assert plan(3).strip.waits
    assert plan(3, frozenset({samples.P2})).strip.waits
    assert not plan(3, frozenset({samples.P2, samples.P3})).strip.waits
    assert not plan(1).strip.waits


def test_one_less_and_one_more_stand_only_where_they_lead_somewhere() -> None:
    assert [spec.id for spec in plan(1).strip.plain] == ["keep", "more"]
    assert [spec.id for spec in plan(3).strip.plain] == ["keep", "less", "more"]
    assert [spec.id for spec in plan(5).strip.plain] == ["keep", "less"]


def test_undo_without_consequences_needs_no_word() -> None:
    assert is_plain(PastEvening("free").checklist(1))
    assert not is_plain(PastEvening().checklist(1))


@pytest.mark.parametrize(("number", "actions"), [(4, 1), (2, 3), (0, 5), (-1, 5)])
def test_a_line_of_the_log_is_so_many_actions_back(number: int, actions: int) -> None:
    assert actions_back_to(number, actions_of(PastEvening().log())) == actions


def test_the_open_checklist_counts_down() -> None:
    prompts = scenes.STEPS["carry"]().to_carry
    m = carry_model(prompts, say)
    first = CarryRow("Stalker: back to the Combat Zone", (SlotId(0),), 1)
    assert (m.strip.second, m.rows[0]) == ("3 cards to move", first)
    after = carry_model(prompts[1:], say, m.rows)
    assert [(row.left, row.done) for row in after.rows] == [((), True), ((1,), False), ((2,), False)]
    assert (after.rows[0].what, after.strip.second) == (m.rows[0].what, "2 cards to move")


def test_cards_that_are_carried_alike_are_one_line_that_counts_down() -> None:
    drones = tuple(Prompt(named("Drone: onto the Hive"), slot=SlotId(at)) for at in (4, 7, 9))
    prompts = (*drones, Prompt(named("Queen: onto the Hive"), slot=SlotId(1)))
    rows = carry_model(prompts, say).rows
    assert [row.words(say) for row in rows] == ["3 × Drone: onto the Hive", "Queen: onto the Hive"]
    for left, words in ((2, "2 × Drone: onto the Hive"), (1, "Drone: onto the Hive")):
        m = carry_model(prompts[3 - left :], say, rows)
        rows = m.rows
        assert (rows[0].words(say), rows[0].done) == (words, False)
    assert m.strip.second == "2 cards to move", "cards are counted, not lines"
    done = carry_model(prompts[3:], say, rows).rows[0]
    assert (done.words(say), done.done) == ("3 × Drone: onto the Hive", True)


def scene(name: str) -> Any:
    step = scenes.STEPS[name]()
    return scenes_of((step,), face_of("alien"), say)[0]


def test_a_facehugger_counts_down_turns_and_offers_the_fight() -> None:
    s = scene("facehugger")
    assert (s.word, s.tone, s.figure.value) == ("Facehugger", "danger", 3)
    assert [(chance.seat.name, chance.turns, chance.now) for chance in s.chances] == [
        ("Maya", 2, True),
        ("Ben", 1, False),
    ]
    assert s.fight is not None and s.fight.id == "fight:9"
    assert not s.yields, "an alarm waits for a touch"


@pytest.mark.parametrize(
    ("name", "tone"),
    [("strike", "danger"), ("objective", "warn"), ("death", "danger"), ("victory", "accent")],
)
def test_big_moments_have_their_tone(name: str, tone: str) -> None:
    assert scene(name).tone == tone


def test_all_moments_of_several_steps_are_shown_and_the_end_comes_last() -> None:
    steps = [scenes.STEPS[name]() for name in ("victory", "strike", "death")]
    found = scenes_of(steps, face_of("alien"), say)
    assert [one.kind for one in found] == ["strike", "death", "victory"]


def test_several_strikes_of_one_step_are_shown_one_after_the_other_as_it_stood() -> None:
    from companion.core.crossing.steps import Notice

    blows = tuple(Notice("StrikeTaken", named(f"{n}"), seat=samples.P1, amount=n) for n in (1, 2))
    found = scenes_of((samples.step(notices=blows),), face_of("alien"), say)
    assert [one.word for one in found] == ["Strike 1 of 2", "Strike 2 of 2"]
    assert [one.seat.life.value for one in found] == [2, 4], "four in all, two of them by the second"
    healed = (*blows[:1], Notice("Healed", named("healed"), seat=samples.P1))
    unknown = scenes_of((samples.step(notices=healed),), face_of("alien"), say)
    assert unknown[0].seat.life.value is None, "how it stood before somebody was healed is not made up"


def test_the_last_strike_of_somebody_who_dies_counts_from_what_they_came_with() -> None:
    from msgspec.structs import replace

    from companion.core.crossing.steps import Notice

    came = samples.step(number=7)
    first, *others = came.view.seats
    came = replace(
        came, view=replace(came.view, seats=(replace(first, life=Figure("harm", 8, of=11)), *others))
    )
    blows = (
        Notice("StrikeTaken", named("4"), seat=first.seat, amount=4),
        Notice("PlayerDied", named("dead"), seat=first.seat),
    )
    dead = replace(first, alive=False, life=Figure("harm", 0, of=11))
    after = samples.step(replace(came.view, seats=(dead, *others)), number=8, notices=blows)
    found = scenes_of((after,), face_of("alien"), say, came)
    assert [(one.kind, life_words(one.seat)) for one in found] == [
        ("strike", ("12", "/11")),
        ("death", ("–", "")),
    ]
    later = scenes_of((replace(after, number=9),), face_of("alien"), say, came)
    assert later[0].seat.life.value is None, "a step lies between that nobody has seen: nothing is made up"


def test_a_strike_tells_who_strikes_what_it_does_and_who_is_next() -> None:
    s = scene("strike")
    blow = s.blow
    assert (s.word, s.yields) == ("Strike 1 of 4", True)
    assert (blow.says, blow.card, blow.damage) == ("Pale Stalker strikes Maya", "Knocked Down", 2)
    assert blow.words == ("Discard one card from your hand",)
    assert (blow.was, s.seat.life.value, blow.far) == (2, 4, "6 more and Maya dies")
    assert [(chip.words, chip.strikes, chip.now) for chip in blow.queue] == [
        ("Pale Stalker", 1, True), ("Duct Crawler", 1, False), ("Twin Jaw", 2, False)
    ]  # fmt: skip
    assert blow.next == ("Next strike", "Duct Crawler strikes Maya")
    assert blow.facts == ("2 damage", "stays beside Maya until it is healed")


def test_a_strike_that_no_enemy_strikes_says_because_of_which_card_it_comes() -> None:
    event = Notice("EventTriggered", named("An Event."), seat=samples.P1, slot=4, title=named("Hull Groan"))
    drawn = Notice("StrikeDrawn", named("a strike"), seat=samples.P1, slot=9, title=named("Bite"))
    taken = Notice("StrikeTaken", named("takes 2"), seat=samples.P1, slot=9, amount=2, title=named("Bite"))
    again = replace(taken, slot=11, title=named("Claw"))
    both = samples.step(notices=(event, drawn, taken, again))
    found = scenes_of((both,), face_of("alien"), say)
    assert [one.blow.says for one in found] == ["Because of Hull Groan"] * 2, "no strike brings the next"
    (alone,) = scenes_of((samples.step(notices=(drawn, taken)),), face_of("alien"), say)
    assert alone.blow.says == "takes 2"


def notices(*kinds: str, left: int = 1, turn: int = 3, struck: int = 1) -> tuple[Any, ...]:
    """Notices of one enemy that strikes twice, with `left` others of one strike each behind it."""
    from companion.core.crossing.steps import AtLarge, Notice, Striker

    row = (Striker(named("Twin Jaw"), 2, "slot:5"), *(Striker(named("Crawler"), 1, "slot:6"),) * left)
    large = AtLarge((), row, turn, struck)
    details = {"StrikeMissed": "miss", "StrikeAvoided": "avoided"}
    return tuple(
        Notice(
            kind, named(kind), samples.P1, amount=1 if kind == "StrikeTaken" else None,
            large=None if kind == "StrikeAvoided" else large, detail=details.get(kind, ""),
        )
        for kind in kinds
    )  # fmt: skip


@pytest.mark.parametrize(
    ("happened", "counted", "then"),
    [
        (("EnemyStruck", "StrikeTaken", "StrikeTaken"), ["Strike 1 of 3", "Strike 2 of 3"], "Crawler"),
        (("EnemyStruck", "StrikeMissed", "StrikeTaken"), ["Strike 2 of 3"], "Crawler"),
        (("EnemyStruck", "StrikeAvoided", "StrikeTaken"), ["Strike 1 of 2"], "Crawler"),
        (("EnemyStruck", "StrikeTaken"), ["Strike 1 of 3"], "Twin Jaw"),
        (("StrikeTaken",), ["Strike"], "Crawler"),
        (
            ("EnemyStruck", *("StrikeTaken",) * 3),
            ["Strike 1 of 3", "Strike 2 of 3", "Strike"],
            "Crawler",
        ),
    ],
)
def test_strike_cards_are_counted_over_the_whole_phase(
    happened: tuple[str, ...], counted: list[str], then: str
) -> None:
    found = scenes_of((samples.step(notices=notices(*happened)),), face_of("alien"), say)
    assert [one.word for one in found] == counted, "of a phase that began unseen nothing is counted"
    assert found[-1].blow.next == ("Next strike", f"{then} strikes Maya")


def test_the_count_goes_on_from_step_to_step_and_what_is_taken_back_is_counted_no_more() -> None:
    counting, face = StrikeCount(), face_of("alien")
    first = samples.step(notices=notices("EnemyStruck", "StrikeTaken"))
    second = samples.step(notices=notices("StrikeTaken"))
    last = samples.step(notices=notices("EnemyStruck", "StrikeTaken", left=0, struck=2))
    words = [scenes_of((one,), face, say, None, counting)[0].word for one in (first, second, last)]
    assert words == ["Strike 1 of 3", "Strike 2 of 3", "Strike 3 of 4"], (
        "the last one turned out to bring two"
    )
    from msgspec.structs import replace

    assert scenes_of((replace(first, kind="undo"),), face, say, None, counting) == ()
    assert scenes_of((second,), face, say, None, counting)[0].word == "Strike"
    later = samples.step(notices=notices("EnemyStruck", "StrikeTaken", left=0, turn=4))
    assert scenes_of((later,), face, say, None, counting)[0].word == "Strike 1 of 2", "a new turn begins anew"


def test_the_last_strike_says_that_it_is_and_a_death_what_now() -> None:
    end = samples.step(notices=notices("EnemyStruck", "StrikeTaken", "StrikeTaken", left=0))
    assert scenes_of((end,), face_of("alien"), say)[-1].blow.next == ("End the strikes", "")
    alone = scenes.happened("StrikeTaken", "Maya takes 2.", "", seat=samples.P1, amount=2)
    blow = scenes_of((alone,), face_of("alien"), say)[0].blow
    assert (blow.says, blow.queue, blow.next) == ("Maya takes 2.", (), ("Go on", "")), "nobody strikes"
    assert scene("death").blow.words == ("Ben takes no more turns. The others play on.",)


def test_a_strike_that_is_too_much_names_nobody_after_it() -> None:
    """Whoever stood in line strikes nobody any more: the turn is over, or the strikes are avoided."""
    came = samples.step()
    first, *others = came.view.seats
    worn = replace(came.view, seats=(replace(first, life=Figure("harm", 11, of=11)), *others))
    end = samples.step(worn, notices=notices("EnemyStruck", "StrikeTaken"))
    blow = scenes_of((end,), face_of("alien"), say)[-1].blow
    assert (blow.next, len(blow.queue), blow.rest) == (("Go on", ""), 1, 0)


def test_taking_back_shows_no_moment_again() -> None:
    undone = scenes.happened("StrikeTaken", "Maya takes 2.", "", seat=samples.P1, amount=2)
    from msgspec.structs import replace

    assert scenes_of((replace(undone, kind="undo"),), face_of("alien"), say) == ()
    assert face_of("_template").moments == {}


def test_each_tool_posts_its_command() -> None:
    assert tools.moved(SlotId(3), "hive").command == MoveSlot(SlotId(3), samples.strips()[0].places[5].id)  # type: ignore[arg-type]
    assert tools.bound(SlotId(3), "drone-1").command == BindSlot(SlotId(3), "drone-1")  # type: ignore[arg-type]
    assert tools.bound(SlotId(3), "").command == BindSlot(SlotId(3), None)
    assert tools.number_set("attack", 4).command == SetNumber("attack", 4)
    assert tools.fact_set("crawler", "attack", 7).command == CorrectFact("crawler", "attack", 7)


def test_the_course_of_the_game_can_be_set_right() -> None:
    view = samples.view()
    assert tools.progress_of(view, "seat:p2").command == SetProgress(seat=samples.P2)
    assert tools.progress_of(view, "course:objective:3").command == SetProgress(course={"objective": 3})
    assert tools.progress_of(view, "phase:strike").command == SetProgress(phase="strike")
    assert tools.progress_of(view, "alive:p2").command == SetProgress(alive={samples.P2: False})
    assert [option.id for option in tools.progress_options(view, say)].count("course:objective:2") == 1


def test_a_card_under_the_finger_gets_the_tools_for_cards() -> None:
    assert [option.id for option in tools.tools_for("slot:3", say)] == ["move", "bind", "fact", "face"]
    assert [option.id for option in tools.tools_for("", say)] == list(tools.TOOLS)
    names = {option.id: option.words for option in tools.cards_on(samples.view(), say)}
    assert names["slot:3"] == "Crawler"
    assert names["slot:1"] == "Hidden card (Ventilation Shafts)"
