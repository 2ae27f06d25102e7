"""Objectives: in any order, the reward at once, and the last of them ends the Episode (FFY-OBJ, FFY-END)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Lost, Won
from companion.engine.legendary.own_deck import CardsDiscarded
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.games.firefly import zones
from companion.games.firefly.intermission.events import BoardCleared, EpisodeEnded
from companion.games.firefly.objectives.events import ObjectiveCompleted
from companion.games.firefly.objectives.rules import complete, fail, open_items, time_up
from companion.games.firefly.state import FireflyState
from companion.games.firefly.turns import rest
from tests.games.firefly.box import (
    INEVITABLE,
    P1,
    P2,
    P3,
    THUG,
    ability,
    card,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    game,
    in_hand,
    in_phase,
    keep_orders,
    put,
    top,
    with_card,
    with_numbers,
    worked_off,
)

REWARD = clause("gain", recruit=2)


def episode(letter: int = 1, *, mandatory: int = 0) -> FireflyState:
    """A table whose Objective card has two Objectives, one of them Mandatory if so named."""
    names = {level: "mandatory" if level == mandatory else "objective" for level in (1, 2)}
    abilities = [ability(on, REWARD, level=level) for level, on in names.items()]
    one: Card = card(f"objective-{letter}", "objective", *abilities, level=letter)
    return with_card(game(letter=letter), one)


@pytest.mark.rule("FFY-OBJ-01", "FFY-OBJ-03")
def test_any_of_them_can_be_the_first_and_is_rewarded_at_once() -> None:
    draft = drafted(episode())
    complete(draft, 2)
    after = worked_off(draft)
    assert (open_items(after), after.numbers["recruit"], after.turn.phase) == ((1,), 2, "action")


def ended(letter: int = 1) -> Draft[FireflyState]:
    """A draft in which the last open Objective is over, with two enemies in the Combat Zone."""
    draft = drafted(put(put(episode(letter), zones.COMBAT, THUG), zones.COMBAT, THUG))
    complete(draft, 1)
    fail(draft, 2)
    return draft


@pytest.mark.rule("FFY-OBJ-06", "FFY-END-02")
def test_the_last_of_them_ends_the_episode_and_nobody_is_struck() -> None:
    first = drafted(episode())
    complete(first, 1)
    assert worked_off(first).turn.phase == "action", "one is open yet"
    after = keep_orders(worked_off(ended()))
    assert (after.turn.phase, after.results) == ("inter-mission", {1: False})
    assert [after.table.zone(zones.of(seat, "damage")) for seat in (P1, P2, P3)] == [()] * 3


@pytest.mark.rule("FFY-END-03")
def test_the_active_player_discards_everything_and_draws_six() -> None:
    draft = ended()
    held = draft.state.table.zone(zones.of(P1, "hand"))
    others = [draft.state.table.zone(zones.of(seat, "hand")) for seat in (P2, P3)]
    after = keep_orders(worked_off(draft))
    assert len(held) == 6 and set(held) == set(after.table.zone(zones.of(P1, "discard")))
    assert len(after.table.zone(zones.of(P1, "hand"))) == 6
    assert [after.table.zone(zones.of(seat, "hand")) for seat in (P2, P3)] == others


@pytest.mark.rule("FFY-END-04")
@pytest.mark.parametrize(("active", "starter"), [(P1, P2), (P2, P3), (P3, P1)])
def test_the_player_after_the_active_one_begins_the_next_episode(active: SeatId, starter: SeatId) -> None:
    draft = drafted(in_phase(episode(), "action", active))
    time_up(draft)
    after = worked_off(draft)
    assert (after.starter, after.turn.seat) == (starter, starter)
    assert EpisodeEnded(1, False, starter) in draft.events


@pytest.mark.rule("FFY-END-08")
@pytest.mark.parametrize(("letter", "phase"), [(1, "inter-mission"), (2, "inter-mission"), (3, "over")])
def test_then_comes_the_inter_mission(letter: int, phase: str) -> None:
    assert keep_orders(worked_off(ended(letter))).turn.phase == phase


@pytest.mark.rule("FFY-END-05", "FFY-END-06", "FFY-END-07")
def test_the_board_is_cleared_and_the_inevitable_card_set_aside() -> None:
    state = put(put(put(episode(), "verse:3", THUG), "operations", card("g", "goal")), "attached:2", THUG)
    draft = drafted(state)
    time_up(draft)
    after = keep_orders(worked_off(draft))
    assert sorted(set(designs(after, zones.DEFEATED))) == ["g", "thug"]
    assert designs(after, zones.SPENT_INEVITABLE) == ("inevitable",)
    assert not any(after.table.zone(zone) for zone in (*zones.VERSE, *zones.ATTACHED, zones.EPISODE))
    assert all(after.table.slots[slot].face_up for slot in after.table.zone(zones.DEFEATED))
    assert INEVITABLE.design not in designs(after, zones.DEFEATED)


@pytest.mark.rule("FFY-OBJ-07", "FFY-WIN-05", "FFY-RUL-54")
@pytest.mark.parametrize("letter", [1, 2, 3])
def test_a_mandatory_one_that_fails_loses_the_game(letter: int) -> None:
    draft = drafted(episode(letter, mandatory=2))
    fail(draft, 2)
    assert (draft.events[-1], draft.state.outcome) == (Lost("objective"), "lost")


@pytest.mark.rule("FFY-OBJ-08", "FFY-WIN-02")
def test_another_one_that_fails_does_not() -> None:
    draft = drafted(episode(mandatory=2))
    fail(draft, 1)
    assert (draft.state.outcome, draft.state.items) == ("", {1: "failed"})


@pytest.mark.rule("FFY-WIN-01", "FFY-END-01")
def test_episode_c_ends_the_game_which_is_won() -> None:
    draft = drafted(episode(3, mandatory=1))
    complete(draft, 1)
    fail(draft, 2)
    assert (draft.events[-1], list(draft.work)) == (Won(), [])


@pytest.mark.rule("FFY-INEV-12")
def test_when_time_is_up_open_objectives_fail() -> None:
    draft = drafted(episode(3, mandatory=1))
    complete(draft, 1)
    time_up(draft)
    assert (draft.state.items, draft.state.outcome) == ({1: "done", 2: "failed"}, "won")
    lost = drafted(episode(3, mandatory=1))
    time_up(lost)
    assert lost.state.outcome == "lost"


@pytest.mark.rule("FFY-OBJ-02")
def test_the_card_itself_sees_when_one_is_reached() -> None:
    watch = ability(
        "goal", clause("complete", level=1), level=1, when=(clause("at-least", count="combat", n=1),)
    )
    one = card("objective-1", "objective", ability("objective", REWARD, level=1), watch, level=1)
    draft = drafted(put(with_card(game(), one), zones.COMBAT, THUG))
    after = worked_off(draft)
    assert ObjectiveCompleted(1) in draft.events and after.items == {1: "done"}


@pytest.mark.rule("FFY-OBJ-03", "FFY-RUL-55")
def test_of_two_that_are_reached_in_one_moment_both_are_rewarded() -> None:
    now = (clause("at-least", count="combat", n=1),)
    watch = [ability("goal", clause("complete"), level=level, when=now) for level in (1, 2)]
    paid = [ability("objective", clause("credits", n=level), level=level) for level in (1, 2)]
    one = card("objective-1", "objective", *paid, *watch, level=1)
    after = keep_orders(worked_off(drafted(put(with_card(game(), one), zones.COMBAT, THUG))))
    assert (after.turn.phase, after.results, after.numbers["credits"]) == ("inter-mission", {1: True}, 3)


@pytest.mark.rule("FFY-OBJ-02", "FFY-ACT-13")
def test_an_objective_that_is_paid_for_is_the_one_that_says_so() -> None:
    named = [ability("objective", clause("nothing"), level=level) for level in (1, 2)]
    paid = ability("goal", clause("complete"), level=2, pay=4)
    state = with_card(game(), card("objective-1", "objective", *named, paid, level=1))
    after = do(with_numbers(state, recruit=5), UseAbility(P1, top(state, zones.OBJECTIVE), 2))
    assert (after.items, after.numbers["recruit"]) == ({2: "done"}, 1)


@pytest.mark.rule("FFY-OBJ-04")
def test_an_objective_card_itself_never_lies_there_for_its_credits() -> None:
    named = [ability("objective", clause("credits", n=2, keep=True), level=level) for level in (1, 2)]
    draft = drafted(with_card(game(), card("objective-1", "objective", *named, level=1)))
    complete(draft, 1)
    after = worked_off(draft)
    assert (after.numbers["credits"], open_items(after)) == (2, (2,))
    assert after.table.zone(zones.CREDITS) == ()


@pytest.mark.rule("FFY-INEV-12", "FFY-OBJ-08")
@pytest.mark.parametrize("is_changed", [False, True])
def test_what_the_card_says_of_failures_is_done_when_time_is_up(is_changed: bool) -> None:
    said = [ability("fail", clause("flaw", who="each"), level=level) for level in (1, 2)]
    named = [ability("objective", clause("nothing"), level=level) for level in (1, 2)]
    one = card("objective-1", "objective", *named, *said, level=1)
    draft = drafted(replace(with_card(game(), one), counted=(P1, P2, P3)))
    time_up(draft, is_changed=is_changed)
    after = keep_orders(worked_off(draft))
    assert (after.turn.phase, len(after.table.zone(zones.FLAWS))) == ("inter-mission", 20 - 2 * 3)
    for seat in (P1, P2, P3):
        assert designs(after, zones.of(seat, "discard")).count("flaw") == 2


@pytest.mark.rule("FFY-OBJ-03", "FFY-OBJ-06")
def test_one_that_is_over_is_neither_completed_nor_rewarded_again() -> None:
    draft = drafted(episode())
    for _ in range(2):
        complete(draft, 1)
    after = worked_off(draft)
    assert (after.items, after.numbers["recruit"], after.turn.phase) == ({1: "done"}, 2, "action")
    again = drafted(after)
    complete(again, 3)
    assert (worked_off(again).items, again.events) == ({1: "done"}, [])


@pytest.mark.rule("FFY-OBJ-08")
def test_one_that_failed_cannot_be_completed_and_says_what_follows() -> None:
    said = [ability(on, REWARD, level=level) for level, on in ((1, "objective"), (2, "mandatory"))]
    sad = ability("fail", clause("flaw", who="each"), level=1)
    state = with_card(game(), card("objective-1", "objective", *said, sad, level=1))
    told = card("told", "character", ability("play", clause("fail", level=1)))
    state = in_hand(state, told)
    after = do(state, Play(P1, copy_in(state, P1, "told")))
    assert (after.outcome, after.items, after.turn.phase) == ("", {1: "failed"}, "action")
    assert [designs(after, f"discard:{seat}") for seat in (P1, P2, P3)] == [("flaw",)] * 3
    draft = drafted(after)
    complete(draft, 1)
    fail(draft, 1)
    assert (worked_off(draft).items, draft.events) == ({1: "failed"}, [])


@pytest.mark.rule("FFY-OBJ-08", "FFY-WIN-02")
@pytest.mark.parametrize("letter", [1, 2])
def test_when_all_have_failed_that_are_not_mandatory_the_game_goes_on(letter: int) -> None:
    draft = drafted(episode(letter))
    fail(draft, 1)
    assert draft.state.turn.phase == "action"
    fail(draft, 2)
    after = keep_orders(worked_off(draft))
    assert (after.outcome, after.turn.phase, after.results) == ("", "inter-mission", {letter: False})
    won = drafted(replace(episode(3), results={1: False, 2: False}))
    complete(won, 1)
    complete(won, 2)
    assert keep_orders(worked_off(won)).outcome == "won"


@pytest.mark.rule("FFY-OBJ-07", "FFY-WIN-05")
def test_with_the_loss_nothing_else_is_done() -> None:
    said = [ability("mandatory", REWARD, level=1), ability("fail", clause("flaw", who="each"), level=1)]
    state = with_card(game(), card("objective-1", "objective", *said, level=1))
    told = card("told", "character", ability("play", clause("fail", level=1), clause("gain", recruit=5)))
    state = in_hand(state, told)
    after = do(state, Play(P1, copy_in(state, P1, "told")))
    assert (after.outcome, after.turn.phase, after.numbers.get("recruit", 0)) == ("lost", "over", 0)
    assert [designs(after, f"discard:{seat}") for seat in (P1, P2, P3)] == [()] * 3


@pytest.mark.rule("FFY-INEV-12")
@pytest.mark.parametrize("letter", [1, 2])
def test_time_up_in_a_and_b_ends_the_episode_with_a_cleanup_of_its_last_player(letter: int) -> None:
    draft = drafted(put(episode(letter), zones.COMBAT, THUG))
    draft.later(*rest(draft.state))
    complete(draft, 2)
    time_up(draft)
    assert draft.state.items == {1: "failed", 2: "done"}
    after = keep_orders(worked_off(draft))
    assert (after.turn.phase, after.starter, after.results) == ("inter-mission", P2, {letter: False})
    assert [event.seat for event in draft.events if isinstance(event, CardsDiscarded)] == [P1]
    assert after.table.zone(zones.of(P1, "damage")) == (), "what waited is dropped"


@pytest.mark.rule("FFY-INEV-12", "FFY-RUL-25")
def test_where_a_turn_was_skipped_nobody_changes_cards() -> None:
    draft = drafted(replace(episode(), counted=(P1, P3, P2)))
    time_up(draft, is_changed=True)
    after = worked_off(draft)
    assert (after.turn.phase, after.starter) == ("inter-mission", P3)
    assert not [event for event in draft.events if isinstance(event, CardsDiscarded)]


@pytest.mark.rule("FFY-END-05", "FFY-END-06", "FFY-END-07")
@pytest.mark.parametrize("where", ["episode", "verse:2", "combat"])
@pytest.mark.parametrize("face_up", [True, False])
def test_wherever_the_inevitable_card_lies_it_keeps_its_side(where: str, face_up: bool) -> None:
    state = put(episode(2), zones.COMBAT, THUG)
    slot = state.inevitables[0]
    state = carried(
        replace(state, inevitables=(slot, slot, slot)), (slot,), ZoneId(where), 99, face_up=face_up
    )
    draft = drafted(state)
    time_up(draft)
    after = keep_orders(worked_off(draft))
    assert (after.table.zone(zones.SPENT_INEVITABLE), after.table.slots[slot].face_up) == ((slot,), face_up)
    assert designs(after, zones.DEFEATED) == ("thug",) * 9
    assert not after.table.zone(zones.COMBAT) and not after.table.zone(zones.EPISODE)
    empty = [event for event in draft.events if isinstance(event, BoardCleared)]
    assert len(empty) == 1 and slot not in empty[0].slots


@pytest.mark.rule("FFY-END-05")
def test_a_bare_board_needs_no_clearing() -> None:
    state = game(episode=())
    draft = drafted(carried(with_card(state, episode().table.cards["objective-1"]),
                            state.inevitables, zones.VERSE[0]))  # fmt: skip
    time_up(draft)
    after = keep_orders(worked_off(draft))
    assert (after.turn.phase, after.table.zone(zones.DEFEATED)) == ("inter-mission", ())
    assert not [event for event in draft.events if isinstance(event, BoardCleared)]


@pytest.mark.rule("FFY-OBJ-02")
def test_what_the_card_watches_for_does_all_it_says_in_its_order_once() -> None:
    here = (clause("at-least", count="combat", n=1),)
    watch = ability("goal", clause("credits", n=2), clause("complete", level=1), level=1, when=here)
    other = ability("goal", clause("fail", level=2), level=2, when=(clause("at-least", count="combat", n=2),))
    said = [ability("objective", clause("nothing"), level=level) for level in (1, 2, 3)]
    one = card("objective-1", "objective", *said, watch, other, level=1)
    state = with_card(game(), one)
    assert worked_off(drafted(state)).items == {}
    first = worked_off(drafted(put(state, zones.COMBAT, THUG)))
    assert (first.items, first.numbers["credits"]) == ({1: "done"}, 2)
    second = worked_off(drafted(put(first, zones.COMBAT, THUG)))
    assert (second.items, second.numbers["credits"], second.outcome) == ({1: "done", 2: "failed"}, 2, "")
    unplayed = replace(state, turn=replace(state.turn, number=0))
    assert worked_off(drafted(put(unplayed, zones.COMBAT, THUG))).items == {}


@pytest.mark.rule("FFY-WIN-01", "FFY-WIN-02", "FFY-INTER-01")
@pytest.mark.parametrize(
    ("letter", "outcome", "phase"), [(1, "", "inter-mission"), (2, "", "inter-mission"), (3, "won", "over")]
)
def test_only_the_end_of_c_wins_whatever_came_of_a_and_b(letter: int, outcome: str, phase: str) -> None:
    draft = drafted(replace(episode(letter, mandatory=1), results={1: False, 2: False}))
    complete(draft, 1)
    assert draft.state.outcome == ""
    fail(draft, 2)
    after = keep_orders(worked_off(draft))
    assert (after.outcome, after.turn.phase) == (outcome, phase)
    assert (Won() in draft.events) is (letter == 3)
    assert len([one for one in draft.events if isinstance(one, EpisodeEnded)]) == (0 if letter == 3 else 1)


@pytest.mark.rule("FFY-OBJ-09")
def test_what_belongs_to_an_objective_that_is_over_is_not_said_any_more() -> None:
    named = [ability("objective", clause("nothing"), level=level) for level in (1, 2)]
    minds = [ability("turn", clause("credits", n=n), level=level) for level, n in ((1, 1), (2, 10))]
    draft = drafted(with_card(game(), card("objective-1", "objective", *named, *minds, level=1)))
    complete(draft, 1)
    after = keep_orders(do(worked_off(draft), EndAction(P1)))
    assert (after.turn.seat, after.numbers["credits"]) == (P2, 10)
