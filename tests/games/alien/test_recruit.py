"""Recruiting, gaining, and the HQ that is refilled at once (ALN-RECRUIT)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.cards import Card
from companion.core.language.commands import Answer, BindSlot, MoveSlot, SetNumber
from companion.core.language.events import Waived
from companion.core.language.ids import DesignId, RuleId, SlotId
from companion.engine import zones as piles
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.events import Gained, HqRefilled, Recruited
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.points import PointsSpent
from companion.games.alien import zones
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, copy_at, emptied, in_hand, in_hq, person, play, playing, pools
from tests.games.alien.box import (
    P1,
    SERGEANT,
    answer,
    clause,
    designs,
    do,
    find,
    game,
    happened,
    hide,
    in_phase,
    play_on,
    put,
    refused,
    top,
    with_numbers,
)

CHEAP = person("cheap", cost=3)
DEAR = person("dear", cost=5)
FROM_HQ = actor(clause("gain-card", **{"from": "hq"}))


def market(table: AlienState, *barracks: Card, recruit: int = 0) -> AlienState:
    """The table with these cards on top of the Barracks and so many Recruit points."""
    state = put(table, "barracks", *barracks, face_up=False, top=True)
    return with_numbers(state, recruit=recruit)


@pytest.mark.rule("ALN-RECRUIT-01")
def test_a_recruited_character_goes_to_the_discard_pile_for_its_cost(table: AlienState) -> None:
    state = with_numbers(table, recruit=5)
    state = do(state, Recruit(P1, top(state, "hq:2")))
    assert designs(state, "discard:p1") == ("mate",) and pools(state) == (0, 1)


@pytest.mark.rule("ALN-RECRUIT-01")
def test_a_pool_below_the_cost_is_refused_and_waived_pays_what_there_is(table: AlienState) -> None:
    state = with_numbers(table, recruit=3)
    command = Recruit(P1, top(state, "hq:2"))
    no = refused(state, command)
    assert (no.rule, no.kind, no.need, no.have) == ("ALN-RECRUIT-01", "cost", 4, 3)
    assert Waived(RuleId("ALN-RECRUIT-01"), "cost", 1) in happened(state, command, "ALN-RECRUIT-01")
    after = do(state, command, "ALN-RECRUIT-01")
    assert designs(after, "discard:p1") == ("mate",) and pools(after) == (0, 0)


@pytest.mark.rule("ALN-RECRUIT-01")
def test_a_card_that_is_not_in_the_hq_is_refused(table: AlienState) -> None:
    state = with_numbers(put(table, "discard:p2", DEAR), recruit=9)
    command = Recruit(P1, top(state, "discard:p2"))
    no = refused(state, command)
    assert (no.rule, no.kind) == ("ALN-RECRUIT-01", "target")
    assert designs(do(state, command, "ALN-RECRUIT-01"), "discard:p1") == ("dear",)
    for slot in (SlotId(9999), top(state, "hive"), top(state, "barracks"), top(state, "location")):
        assert refused(state, Recruit(P1, slot)).kind == "impossible"


@pytest.mark.rule("ALN-RECRUIT-02")
def test_an_empty_hq_space_is_refilled_at_once(table: AlienState) -> None:
    state = market(table, DEAR, recruit=4)
    barracks = len(state.table.zone("barracks"))
    events = happened(state, Recruit(P1, top(state, "hq:2")))
    assert [type(event) for event in events] == [PointsSpent, Recruited, HqRefilled]
    state = do(state, Recruit(P1, top(state, "hq:2")))
    assert designs(state, "hq:2") == ("dear",) and len(state.table.zone("barracks")) == barracks - 1
    assert state.table.slots[top(state, "hq:2")].face_up


@pytest.mark.rule("ALN-RECRUIT-02")
def test_a_space_emptied_for_whatever_reason_is_refilled(table: AlienState) -> None:
    state = market(table, DEAR)
    state = do(state, MoveSlot(top(state, "hq:4"), zones.BOX))
    assert designs(state, "hq:4") == ("dear",)
    state = play(market(table, DEAR), FROM_HQ, f"slot:{top(table, 'hq:1')}")
    assert designs(state, "hq:1") == ("dear",)


@pytest.mark.rule("ALN-RECRUIT-02")
def test_several_empty_spaces_are_all_filled_from_the_top_face_up(table: AlienState) -> None:
    """The first space takes the top card, and only those that are empty take one."""
    one, two = person("first", cost=1), person("second", cost=2)
    state = market(table, one, two)
    kept = [top(state, space) for space in ("hq:1", "hq:3", "hq:4")]
    for space in ("hq:5", "hq:2"):
        state = replace(state, table=piles.move(state.table, state.table.zone(space), zones.BOX))
    state = do(state, SetNumber("attack", 1))
    assert designs(state, "hq:2") == ("first",) and designs(state, "hq:5") == ("second",)
    assert [top(state, space) for space in ("hq:1", "hq:3", "hq:4")] == kept
    assert all(state.table.slots[top(state, space)].face_up for space in zones.HQ)


@pytest.mark.rule("ALN-RECRUIT-02")
def test_a_refilled_card_that_nobody_knows_is_asked_for() -> None:
    state = with_numbers(
        hide(emptied(game(custody={}), "barracks"), "barracks", DEAR, CHEAP, DEAR), recruit=4
    )
    state = do(state, Recruit(P1, top(state, "hq:2")))
    assert isinstance(state.ask, Identity) and state.ask.slot == top(state, "hq:2")
    state = answer(state, "dear")
    assert state.ask is None and designs(state, "hq:2") == ("dear",)


def test_a_card_of_the_hq_that_is_known_no_more_is_asked_for_again(table: AlienState) -> None:
    state = do(table, BindSlot(top(table, "hq:1")))
    assert isinstance(state.ask, Identity) and state.ask.slot == top(table, "hq:1")
    assert answer(state, "mate").ask is None


@pytest.mark.rule("ALN-RECRUIT-02")
def test_the_hq_waits_for_nobody() -> None:
    """Also what another player gains is replaced at once, before the card that gave it goes on."""
    state = market(game(), DEAR)
    state = in_hand(state, actor(clause("gain-card", **{"from": "hq"}), clause("draw")))
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice)
    seen = happened(state, Answer(state.ask.id, f"slot:{top(state, 'hq:4')}"))
    wanted = [type(event) for event in seen if isinstance(event, Gained | HqRefilled | HandDrawn)]
    assert wanted == [Gained, HqRefilled, HandDrawn]


@pytest.mark.rule("ALN-RECRUIT-03")
def test_the_refill_can_be_recruited_in_the_same_turn(table: AlienState) -> None:
    state = market(in_hq(table, DEAR), CHEAP, recruit=8)
    state = do(state, Recruit(P1, find(state, "dear")))
    state = do(state, Recruit(P1, find(state, "cheap")))
    assert designs(state, "discard:p1") == ("cheap", "dear") and pools(state) == (0, 0)


@pytest.mark.rule("ALN-RECRUIT-04")
def test_any_number_of_characters_is_recruited_in_a_turn(table: AlienState) -> None:
    state = with_numbers(table, recruit=20)
    for _ in range(5):
        state = do(state, Recruit(P1, top(state, "hq:3")))
    assert len(state.table.zone("discard:p1")) == 5 and pools(state) == (0, 0)


@pytest.mark.rule("ALN-RECRUIT-05")
def test_a_sergeant_costs_three_and_comes_from_the_top_of_its_stack(table: AlienState) -> None:
    state = with_numbers(table, recruit=5)
    sergeant = top(state, "sergeants")
    state = do(state, RecruitSergeant(P1))
    assert state.table.zone("discard:p1") == (sergeant,) and pools(state) == (0, 2)
    no = refused(state, RecruitSergeant(P1))
    assert (no.rule, no.kind, no.need, no.have) == ("ALN-RECRUIT-05", "cost", 3, 2)
    assert pools(do(state, RecruitSergeant(P1), "ALN-RECRUIT-05")) == (0, 0)


@pytest.mark.rule("ALN-RECRUIT-06")
def test_a_sergeants_class_is_unknown_until_it_is_recruited(table: AlienState) -> None:
    other = person("sergeant-intel", klass="intel", cost=3)
    state = with_numbers(hide(emptied(table, "sergeants"), "sergeants", SERGEANT, other), recruit=3)
    state = do(state, RecruitSergeant(P1))
    assert isinstance(state.ask, Identity) and designs(state, "discard:p1") == ("?",)
    state = answer(state, "sergeant-intel")
    assert designs(state, "discard:p1") == ("sergeant-intel",) and designs(state, "sergeants") == ("?",)


@pytest.mark.rule("ALN-RECRUIT-06")
def test_a_particular_sergeant_cannot_be_chosen(table: AlienState) -> None:
    state = with_numbers(table, recruit=9)
    for slot in state.table.zone("sergeants"):
        no = refused(state, Recruit(P1, slot))
        assert (no.rule, no.kind) == ("ALN-RECRUIT-06", "secret")
        assert refused(state, Recruit(P1, slot), "ALN-RECRUIT-06").kind == "secret"


@pytest.mark.rule("ALN-RECRUIT-07", "ALN-KILL-09")
def test_a_gained_card_goes_to_the_discard_pile_for_nothing(table: AlienState) -> None:
    first = top(table, "hq:1")
    state = play(table, FROM_HQ, f"slot:{first}")
    assert state.table.zone("discard:p1") == (first,) and pools(state) == (0, 0)


@pytest.mark.rule("ALN-RECRUIT-07")
def test_a_gained_card_goes_elsewhere_when_the_effect_says_so(table: AlienState) -> None:
    state = play(table, actor(clause("gain-card", **{"from": "sergeants", "to": "hand"})))
    assert designs(state, "hand:p1")[-1:] == ("?",) and "sergeant" in designs(state, "hand:p1")
    state = play(table, actor(clause("gain-card", **{"from": "sergeants", "to": "deck"})))
    assert designs(state, "deck:p1")[0] == "sergeant"
    assert not state.table.slots[top(state, "deck:p1")].face_up


@pytest.mark.rule("ALN-RECRUIT-08")
def test_a_gained_card_comes_into_play_only_after_a_reshuffle_and_a_draw(table: AlienState) -> None:
    state = with_numbers(table, recruit=4)
    bought = top(state, "hq:1")
    state = do(state, Recruit(P1, bought))
    state = do(state, Play(P1, copy_at(state, bought), "camera"))
    assert isinstance(state.ask, Choice)
    state = play_on(answer(state, "not-meant"), EndAction(P1))
    assert bought in state.table.zone("discard:p1") and bought not in state.table.zone("hand:p1")


@pytest.mark.rule("ALN-RECRUIT-09")
def test_a_recruited_and_a_gained_card_lie_in_the_same_place(table: AlienState) -> None:
    state = with_numbers(table, recruit=4)
    bought, given = top(state, "hq:1"), top(state, "hq:2")
    state = do(state, Recruit(P1, bought))
    state = play(state, FROM_HQ, f"slot:{given}")
    assert state.table.zone("discard:p1") == (given, bought)


def test_a_cost_that_nobody_has_told_is_asked_and_paid(table: AlienState) -> None:
    state = with_numbers(in_hq(table, person("stranger", cost=None)), recruit=4)
    state = do(state, Recruit(P1, find(state, "stranger")))
    assert isinstance(state.ask, Number) and (state.ask.of, state.ask.field) == ("stranger", "cost")
    state = answer(state, 4)
    assert designs(state, "discard:p1") == ("stranger",) and pools(state) == (0, 0)


@pytest.mark.parametrize(("reply", "bought", "left"), [("leave", (), 4), ("anyway", ("stranger",), 0)])
def test_a_cost_that_turns_out_too_high_is_a_question_and_is_remembered(
    table: AlienState, reply: str, bought: tuple[str, ...], left: int
) -> None:
    state = with_numbers(in_hq(table, person("stranger", cost=None)), recruit=4)
    state = answer(do(state, Recruit(P1, find(state, "stranger"))), 6)
    assert isinstance(state.ask, Choice)
    state = answer(state, reply)
    assert designs(state, "discard:p1") == bought and pools(state) == (0, left)
    assert state.table.cards[DesignId("stranger")].number("cost") == 6


@pytest.mark.rule("ALN-EMPTY-05")
def test_an_empty_barracks_leaves_hq_spaces_empty(table: AlienState) -> None:
    state = with_numbers(emptied(table, "barracks"), recruit=4)
    state = do(state, Recruit(P1, top(state, "hq:2")))
    assert designs(state, "hq:2") == () and state.outcome == ""
    assert do(with_numbers(state, recruit=3), RecruitSergeant(P1)).ask is None


@pytest.mark.rule("ALN-EMPTY-06")
def test_an_empty_sergeant_stack_has_nobody_to_recruit(table: AlienState) -> None:
    state = with_numbers(table, recruit=99)
    for _ in range(10):
        state = do(state, RecruitSergeant(P1))
    no = refused(state, RecruitSergeant(P1))
    assert (no.rule, no.kind) == ("ALN-EMPTY-06", "impossible")
    after = play(state, actor(clause("gain-card", **{"from": "sergeants"})))
    assert after.ask is None and designs(after, "discard:p1") == designs(state, "discard:p1")


@pytest.mark.rule("ALN-TURN-05")
@pytest.mark.parametrize("phase", ["strike", "cleanup"])
def test_nothing_is_recruited_once_the_action_phase_is_over(table: AlienState, phase: str) -> None:
    state = in_phase(with_numbers(table, recruit=9), phase)
    no = refused(state, Recruit(P1, top(state, "hq:1")))
    assert (no.rule, no.kind) == ("ALN-TURN-05", "timing")


@pytest.mark.rule("ALN-TIME-04")
def test_pay_then_discard_pile_then_refill(table: AlienState) -> None:
    state = with_numbers(table, recruit=4)
    events = happened(state, Recruit(P1, top(state, "hq:5")))
    assert [type(event) for event in events] == [PointsSpent, Recruited, HqRefilled]
