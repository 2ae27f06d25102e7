"""Facehuggers and Chestbursters (ALN-FACE)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import TABLE, SeatId
from companion.engine.legendary import own_deck
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight, Kill
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck
from companion.games.alien import drawing, huggers, zones
from companion.games.alien.bursts import BurstDrawn, ClaimBurst
from companion.games.alien.fighting import CardKilled
from companion.games.alien.huggers import FacehuggerDied, Impregnated, LastChance
from companion.games.alien.state import AlienState
from companion.games.alien.view import alarms
from tests.games.alien.box import (
    BURST,
    DRONE,
    FACEHUGGER,
    MISS,
    P1,
    P2,
    P3,
    P4,
    Card,
    ability,
    answer,
    card,
    carrying,
    clause,
    copy_in,
    dead,
    designs,
    do,
    drafted,
    fill,
    find,
    game,
    happened,
    hide,
    hug,
    in_phase,
    put,
    refused,
    rooms,
    strike,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve, legal

MED_LAB = zones.ROOMS[3]


def scanned(state: AlienState) -> AlienState:
    """The first player scans the Med-Lab and finds a Facehugger."""
    state = put(with_numbers(state, attack=3), MED_LAB, FACEHUGGER, face_up=False)
    return do(state, Scan(P1, MED_LAB))


def landed(state: AlienState) -> AlienState:
    """A Facehugger comes up by an effect."""
    draft = drafted(put(state, "combat", FACEHUGGER))
    huggers.land(draft, find(draft.state, "facehugger", "combat"))
    return worked_off(draft)


def hosts(state: AlienState) -> list[tuple[SeatId, int]]:
    """Who has a Facehugger, and until which turn it can be killed."""
    return [(hugger.seat, hugger.deadline) for hugger in state.huggers]


@pytest.mark.rule("ALN-FACE-01")
def test_a_facehugger_found_in_a_room_goes_in_front_of_the_active_player() -> None:
    state = scanned(game())
    assert hosts(state) == [(P1, 2)] and designs(state, "hugger:p1") == ("facehugger",)
    assert rooms(state) == ("", "", "", "", "")


@pytest.mark.rule("ALN-FACE-01")
def test_a_facehugger_that_drops_into_the_combat_zone_goes_in_front_of_the_active_player() -> None:
    state = put(fill(game(phase="hive"), "a", "b", "c", "d"), "room:5", FACEHUGGER, face_up=False)
    state = do(state, BeginTurn(P1))
    assert hosts(state) == [(P1, 2)] and designs(state, "combat") == ()


@pytest.mark.rule("ALN-FACE-02", "ALN-RULING-15")
def test_it_can_be_killed_in_this_turn_and_the_next() -> None:
    state = scanned(game())
    seen = []
    for seat in (P1, P2):
        seen.append([huggers.is_open(state, hugger) for hugger in state.huggers])
        state = do(state, EndAction(seat))
        state = do(state, BeginTurn(state.turn.seat))
    assert seen == [[True], [True]] and state.huggers == ()


@pytest.mark.rule("ALN-FACE-03")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_active_player_may_fight_it_for_its_attack(turn: int) -> None:
    state = scanned(game())
    if turn == 2:
        state = do(do(state, EndAction(P1)), BeginTurn(P2))
    seat = state.turn.seat
    state = with_numbers(state, attack=3)
    state = do(state, Fight(seat, find(state, "facehugger", "hugger:p1")))
    assert state.numbers["attack"] == 0 and state.huggers == ()
    assert designs(state, "dead-enemies") == ("facehugger",)


@pytest.mark.rule("ALN-FACE-03")
def test_a_player_who_is_not_active_does_not_fight_it() -> None:
    state = with_numbers(hug(game(), P2, 2), attack=3)
    no = refused(state, Fight(P2, find(state, "facehugger", "hugger:p2")))
    assert no.kind == "timing"


@pytest.mark.rule("ALN-FACE-04")
def test_the_last_chance_is_announced() -> None:
    state = scanned(game())
    hugger = state.huggers[0]
    assert not huggers.is_last_chance(state, hugger)
    events = happened(state, EndAction(P1))
    assert events[-1] == LastChance(hugger.slot, P1)
    assert huggers.is_last_chance(do(state, EndAction(P1)), hugger)


@pytest.mark.rule("ALN-FACE-14")
def test_a_chestburster_is_claimed_by_whoever_holds_it_and_offered_to_nobody_else() -> None:
    state = replace(put(game(), "hand:p1", BURST, face_up=False), carriers={P1: 1, P3: 1})
    claims = {
        who: {one.id for one in legal(state, who)} & {"burst:p1", "burst:p3"} for who in (P1, P2, TABLE)
    }
    assert claims == {P1: {"burst:p1"}, P2: set(), TABLE: {"burst:p1"}}


@pytest.mark.rule("ALN-FACE-04")
def test_every_facehugger_tells_how_many_turns_are_left_to_kill_it() -> None:
    state = hug(hug(hug(game(turn=2, active=P2), P1, 3), P2, 2), P3, 1)
    told = [(alarm.seat, alarm.turns_left, alarm.text.args["name"]) for alarm in alarms(state)]
    assert told == [(P1, 2, "Player 1"), (P2, 1, "Player 2"), (P3, 0, "Player 3")]
    assert alarms(game()) == ()


@pytest.mark.rule("ALN-FACE-05")
def test_alive_at_the_end_of_the_next_turn_it_dies_and_leaves_a_chestburster() -> None:
    state = hug(game(turn=2, active=P2), P1, 2)
    after = do(state, EndAction(P2))
    assert designs(after, "dead-enemies") == ("facehugger",)
    assert designs(after, "discard:p1") == ("chestburster",) and after.carries(P1)
    assert len(after.table.zone("hatchery")) == len(state.table.zone("hatchery")) - 1


@pytest.mark.rule("ALN-FACE-06")
def test_the_worked_example() -> None:
    state = do(scanned(game()), EndAction(P1))
    state = do(do(state, BeginTurn(P2)), EndAction(P2))
    assert designs(state, "dead-enemies") == ("facehugger",)
    assert find(state, "chestburster", "discard:p1") and state.turn.seat == P3
    drawn = hide(state, "deck:p1", DRONE)
    burst = find(drawn, "chestburster", "discard:p1")
    drawn = evolve(drawn, Gained(P1, burst, zones.of(P1, "deck")))
    draft = drafted(drawn)
    drawing.draw(draft, P1, 1)
    assert worked_off(draft).living == (P2, P3)


@pytest.mark.rule("ALN-FACE-07")
def test_the_last_player_has_this_turn_and_the_own_next_one() -> None:
    state = scanned(dead(game(), P2, P3))
    state = do(state, EndAction(P1))
    assert hosts(state) == [(P1, 2)] and (state.turn.seat, state.turn.number) == (P1, 2)
    state = do(do(state, BeginTurn(P1)), EndAction(P1))
    assert state.carries(P1) and state.huggers == ()


@pytest.mark.rule("ALN-FACE-08")
def test_effects_that_move_cards_do_not_reach_it() -> None:
    prod = card("prod", "character", ability("play", clause("push", where="complex")))
    state = put(hug(game(), P1, 2), "hand:p1", prod, face_up=False)
    state = do(state, Play(P1, copy_in(state, P1, "prod")))
    assert state.ask is None and hosts(state) == [(P1, 2)]


@pytest.mark.rule("ALN-FACE-09")
def test_several_at_once_leave_one_chestburster() -> None:
    state = hug(hug(hug(game(turn=2, active=P2), P1, 2), P1, 2), P3, 2)
    after = do(state, EndAction(P2))
    assert after.carriers == {P1: 1, P3: 1} and len(after.table.zone("dead-enemies")) == 3


@pytest.mark.rule("ALN-FACE-10")
def test_in_front_of_a_player_it_neither_strikes_nor_moves() -> None:
    state = fill(hug(game(phase="hive"), P1, 2), "a", "b", "c", "d")
    state = do(state, BeginTurn(P1))
    assert designs(state, "hugger:p1") == ("facehugger",) and designs(state, "combat") == ()
    assert EnemyStruck not in [type(event) for event in happened(state, EndAction(P1))]


@pytest.mark.rule("ALN-FACE-11")
def test_one_from_an_unexpected_source_follows_the_same_rules() -> None:
    egg = strike(0, ability("strike", clause("facehugger")), design="egg")
    state = put(game(strikes=(egg, MISS)), "combat", DRONE)
    state = do(state, EndAction(P1))
    assert hosts(state) == [(P1, 2)] and designs(state, "hatchery") == ("chestburster",) * 4


@pytest.mark.rule("ALN-RULING-16")
def test_after_the_action_phase_only_the_next_turn_remains() -> None:
    egg = strike(0, ability("strike", clause("facehugger")), design="egg")
    state = put(game(strikes=(egg, MISS)), "combat", DRONE)
    state = do(state, EndAction(P1))
    assert state.turn.number == 2 and huggers.is_last_chance(state, state.huggers[0])


@pytest.mark.rule("ALN-FACE-13")
def test_a_carrier_passes_it_to_the_next_player_without_more_time() -> None:
    state = scanned(carrying(game(), P1))
    assert hosts(state) == [(P2, 2)]
    fought = do(with_numbers(state, attack=3), Fight(P1, find(state, "facehugger", "hugger:p2")))
    assert fought.huggers == ()
    state = do(do(do(state, EndAction(P1)), BeginTurn(P2)), EndAction(P2))
    assert state.carries(P2) and state.turn.seat == P3 and state.huggers == ()


@pytest.mark.rule("ALN-FACE-13")
def test_with_nobody_to_go_to_it_dies() -> None:
    state = scanned(carrying(game(1), P1))
    assert state.huggers == () and designs(state, "dead-enemies") == ("facehugger",)
    state = hide(dead(game(1), P1), "combat", FACEHUGGER)
    draft = drafted(state)
    huggers.land(draft, top(state, "combat"))
    assert draft.events == [FacehuggerDied(top(state, "combat"))]


@pytest.mark.rule("ALN-RULING-17")
def test_several_carriers_pass_it_on_to_the_first_who_is_free() -> None:
    state = landed(carrying(carrying(game(4), P1), P2))
    assert hosts(state) == [(P3, 2)]
    assert hosts(landed(carrying(carrying(dead(game(4), P3), P1), P2))) == [(P4, 2)]


@pytest.mark.rule("ALN-RULING-21")
def test_one_that_sits_there_already_is_not_passed_on() -> None:
    state = carrying(hug(game(2, turn=2, active=P2), P1, 2), P1)
    after = do(state, EndAction(P2))
    assert after.carriers == {P1: 2}


@pytest.mark.rule("ALN-RULING-22")
def test_without_a_chestburster_in_the_hatchery_nothing_is_gained() -> None:
    state = hug(game(turn=2, active=P2), P1, 2)
    for slot in state.table.zone("hatchery"):
        state = evolve(state, CardKilled(slot, zones.REMOVED))
    events = happened(state, EndAction(P2))
    assert Impregnated(P1, None) in events
    after = do(state, EndAction(P2))
    assert not after.carries(P1) and designs(after, "dead-enemies") == ("facehugger",)


def with_burst_in_hand(state: AlienState, *others: Card) -> AlienState:
    """The second player may have drawn a Chestburster: nobody but that player knows."""
    return hide(carrying(state, P3), "hand:p2", BURST, *(others or (DRONE,)))


@pytest.mark.rule("ALN-FACE-14")
def test_a_claimed_chestburster_is_believed() -> None:
    state = with_burst_in_hand(game(phase="hive", active=P3, turn=3))
    events = happened(state, ClaimBurst(P2))
    assert events[0] == BurstDrawn(P2, None)
    assert do(state, ClaimBurst(P2)).living == (P1, P3)


@pytest.mark.rule("ALN-FACE-14")
def test_a_claim_that_cannot_be_is_refused_and_may_be_waived() -> None:
    no = refused(game(), ClaimBurst(P2))
    assert (no.rule, no.kind) == ("ALN-FACE-14", "target")
    assert do(game(), ClaimBurst(P2), "ALN-FACE-14").living == (P1, P3)


@pytest.mark.rule("ALN-FACE-14")
def test_showing_it_from_the_hand_is_a_claim() -> None:
    state = with_burst_in_hand(game())
    state = do(state, Play(P2, copy_in(state, P2, "chestburster")))
    assert state.living == (P1, P3) and find(state, "chestburster", "removed")


@pytest.mark.rule("ALN-FACE-14")
def test_one_that_the_books_know_of_kills_without_a_claim() -> None:
    state = put(game(), "deck:p1", BURST, face_up=False, top=True)
    state = do(state, EndAction(P1))
    assert state.living == (P2, P3) and state.turn.seat == P2


@pytest.mark.rule("ALN-FACE-15", "ALN-RULING-25")
def test_that_player_is_out_and_the_chestburster_leaves_with_the_cards() -> None:
    state = do(with_burst_in_hand(game()), ClaimBurst(P2))
    assert not state.player(P2).alive and zones.own_cards(state.table, P2) == ()
    assert len(state.table.zone("hatchery")) == 4 and len(state.table.zone("removed")) == 15


@pytest.mark.rule("ALN-FACE-16", "ALN-KILL-03")
def test_a_chestburster_killed_in_time_returns_to_the_hatchery() -> None:
    state = carrying(game(), P1)
    draft = drafted(state)
    draft.later(Kill(seat=P1, slot=find(state, "chestburster", "discard:p1")))
    state = worked_off(draft)
    assert not state.carries(P1) and len(state.table.zone("hatchery")) == 5


@pytest.mark.rule("ALN-FACE-17")
def test_looking_at_it_in_the_deck_does_not_kill() -> None:
    state = put(game(), "deck:p1", BURST, face_up=False, top=True)
    draft = drafted(state)
    assert own_deck.refill(draft, P1) and worked_off(draft).living == (P1, P2, P3)
    assert draft.events == []


def test_a_dead_active_player_gets_none() -> None:
    state = in_phase(dead(game(), P1), "ended")
    assert hosts(landed(state)) == [(P2, 2)]


def test_the_claim_of_the_active_player_ends_the_turn() -> None:
    state = hide(game(phase="hive"), "hand:p1", BURST, DRONE)
    state = do(state, ClaimBurst(P1))
    assert (state.turn.seat, state.turn.phase, state.turn.number) == (P2, "hive", 2)


def test_an_unknown_card_in_the_combat_zone_is_named_before_it_lands() -> None:
    state = hide(fill(game(phase="hive"), "a", "b", "c", "d"), "room:5", FACEHUGGER)
    state = answer(do(state, BeginTurn(P1)), "facehugger")
    assert hosts(state) == [(P1, 2)] and top(state, "room:5")
