"""The order of phases and turns (ALN-TURN)."""

from __future__ import annotations

import pytest

from companion.core.language.commands import Command, SetProgress
from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction, PhaseBegan, TurnBegan
from companion.engine.legendary.market.events import HqRefilled
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.revealing import Reveal, TurnedUp
from companion.engine.legendary.strikes import StrikeDrawn, StrikesReshuffled
from companion.engine.turns import next_seat
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.fighting import CardKilled
from companion.games.alien.hive import HiveCardPlaced
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.objectives.events import ObjectiveDone
from companion.games.alien.zones import REMOVED
from tests.games.alien.box import (
    BRUTE,
    EVENT,
    HIT_1,
    HIT_10,
    MISS,
    P1,
    P2,
    P3,
    P4,
    ability,
    answer,
    clause,
    copy_in,
    dead,
    do,
    drafted,
    game,
    happened,
    in_phase,
    put,
    refused,
    strike,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve

END = EndAction(P1)


@pytest.mark.rule("ALN-TURN-01")
def test_a_turn_has_four_phases_in_this_order() -> None:
    begun = do(game(phase="hive"), BeginTurn(P1))
    events = (*happened(game(phase="hive"), BeginTurn(P1)), *happened(begun, END))
    phases = [event.phase for event in events if isinstance(event, PhaseBegan)]
    assert phases == ["action", "strike", "cleanup"]
    assert isinstance(events[0], HiveCardPlaced) and isinstance(events[-1], TurnBegan)


@pytest.mark.rule("ALN-TURN-02")
def test_turns_go_clockwise_and_pass_over_the_dead() -> None:
    state = dead(game(4), P2)
    after = do(state, END)
    assert (after.turn.seat, after.turn.number, after.turn.phase) == (P3, 2, "hive")


@pytest.mark.rule("ALN-TURN-02")
def test_after_the_last_seat_the_first_is_next() -> None:
    state = game(3, active=P3)
    assert do(state, EndAction(P3)).turn.seat == P1


@pytest.mark.rule("ALN-TURN-03")
@pytest.mark.parametrize(("players", "gone"), [(1, ()), (3, (P2, P3))], ids=["solo", "last one left"])
def test_the_only_player_takes_every_turn(players: int, gone: tuple[SeatId, ...]) -> None:
    after = do(dead(game(players), *gone), END)
    assert (after.turn.seat, after.turn.number) == (P1, 2)


@pytest.mark.rule("ALN-TURN-05")
@pytest.mark.parametrize("phase", ["strike", "cleanup"])
def test_a_phase_that_is_over_is_not_resumed(phase: str) -> None:
    state = with_numbers(in_phase(game(), phase), recruit=3)
    no = refused(state, RecruitSergeant(P1))
    assert (no.rule, no.kind) == ("ALN-TURN-05", "timing")
    assert no.can_be_waived
    assert len(do(state, RecruitSergeant(P1), "ALN-TURN-05").table.zone("discard:p1")) == 1


@pytest.mark.rule("ALN-TURN-05")
def test_recruiting_after_the_first_strike_waits_for_the_open_question() -> None:
    asked = strike(None, design="unread")
    state = put(game(strikes=(asked, MISS)), "combat", BRUTE)
    state = do(with_numbers(state, recruit=8), END)
    assert state.turn.phase == "strike" and state.ask is not None
    assert refused(state, Recruit(P1, top(state, "hq:1"))).rule == "TABLE-ASK-03"


@pytest.mark.rule("ALN-TURN-05")
def test_the_hive_phase_is_not_resumed_in_the_strike_phase() -> None:
    no = refused(in_phase(game(), "strike"), BeginTurn(P1))
    assert (no.rule, no.kind) == ("ALN-TURN-05", "timing")


@pytest.mark.rule("ALN-TURN-06", "ALN-RULING-59")
def test_when_the_active_player_dies_the_rest_of_the_turn_is_skipped() -> None:
    state = put(game(strikes=(HIT_10, HIT_10, MISS)), "combat", BRUTE, BRUTE)
    events = happened(state, END)
    kinds = [type(event) for event in events]
    assert kinds.count(StrikeDrawn) == 1 and CardsDiscarded not in kinds and HandDrawn not in kinds
    after = do(state, END)
    assert (after.turn.seat, after.turn.phase) == (P2, "hive") and after.living == (P2, P3)


@pytest.mark.rule("ALN-ACT-11")
@pytest.mark.parametrize("command", [BeginTurn(P2), EndAction(P2), RecruitSergeant(P2)])
def test_only_the_active_player_acts(command: Command) -> None:
    state = game(phase="hive") if isinstance(command, BeginTurn) else with_numbers(game(), recruit=3)
    no = refused(state, command)
    assert (no.rule, no.kind) == ("ALN-ACT-11", "timing")


@pytest.mark.rule("ALN-STATE-24")
def test_a_command_of_another_phase_is_refused_with_the_name_of_this_one() -> None:
    no = refused(game(phase="hive"), Play(P1, copy_in(game(), P1, "grunt")))
    assert no.rule == "ALN-HIVE-01" and no.here is not None and no.here.args["phase"].key == "phase-hive"


@pytest.mark.rule("ALN-STATE-02")
def test_a_turn_begins_without_points_abilities_and_earlier_cards() -> None:
    state = do(with_numbers(game(), attack=3, recruit=2), Play(P1, copy_in(game(), P1, "grunt")))
    after = do(state, END)
    assert (after.numbers["attack"], after.numbers["recruit"], after.played, after.ready) == (0, 0, (), ())


def test_a_turn_can_be_finished_from_any_phase_it_was_corrected_to() -> None:
    state = put(game(strikes=(MISS,) * 3), "combat", BRUTE)
    for phase, strikes in (("strike", 1), ("cleanup", 0)):
        corrected = do(state, SetProgress(phase=phase))
        kinds = [type(event) for event in happened(corrected, END)]
        assert kinds.count(StrikeDrawn) == strikes and kinds[-1] is TurnBegan


def test_an_unread_strike_is_asked_and_the_turn_goes_on() -> None:
    state = put(game(strikes=(strike(None, design="unread"), MISS)), "combat", BRUTE)
    state = answer(do(state, END), 2)
    assert state.turn.seat == P2 and len(state.table.zone("damage:p1")) == 1


@pytest.mark.rule("ALN-STATE-22")
def test_what_every_action_demands_is_done_in_a_fixed_order() -> None:
    state = game(strikes=(), custody={"barracks": "app"})
    state = put(put(state, "strikes-discard", MISS, MISS), "damage:p2", HIT_10)
    state = evolve(state, CardKilled(top(state, "hq:2"), REMOVED))
    state = put(with_numbers(state, progress__1=3), "combat", EVENT, face_up=False)
    draft = drafted(state)
    draft.later(Reveal(slot=top(state, "combat")))
    worked_off(draft)
    wanted = (TurnedUp, HqRefilled, StrikesReshuffled, PlayerDied, ObjectiveDone)
    seen = [type(event) for event in draft.events if isinstance(event, wanted)]
    assert seen == list(wanted)


@pytest.mark.rule("ALN-TIME-01")
def test_what_concerns_several_players_begins_with_the_active_one_and_goes_clockwise() -> None:
    storm = strike(0, ability("strike", clause("strike", n=1, who="each")), design="storm")
    state = put(game(4, active=P3, strikes=(storm, *(HIT_1,) * 4, MISS)), "combat", BRUTE)
    drawn = [event.seat for event in happened(state, EndAction(P3)) if isinstance(event, StrikeDrawn)]
    assert drawn == [P3, P3, P4, P1, P2]


@pytest.mark.rule("ALN-KILL-11", "ALN-KILL-12")
def test_the_next_player_is_the_living_one_who_acts_next_or_the_last_one_left() -> None:
    assert next_seat(dead(game(4), P2), P1) == P3 and next_seat(dead(game(4), P1), P4) == P2
    assert next_seat(dead(game(3), P2, P3), P1) == P1
