"""Rules that meet over facehuggers and the way through the Complex: several want the same moment."""

from __future__ import annotations

import pytest

from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.lane import Pushed
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.scanning import Scan
from companion.games.alien import hive, zones
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.hive import HiveCardPlaced
from companion.games.alien.huggers import FacehuggerDied, FacehuggerLanded, FacehuggerPassed, Impregnated
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, in_hand, kinds, objective, play, playing, pools
from tests.games.alien.box import (
    ANCHOR,
    BRUTE,
    BURST,
    DRONE,
    EVENT,
    FACEHUGGER,
    HIT_10,
    MISS,
    P1,
    P2,
    P3,
    P4,
    ability,
    answer,
    card,
    carrying,
    clause,
    dead,
    designs,
    do,
    drafted,
    enemy,
    fill,
    find,
    game,
    happened,
    hug,
    keep_orders,
    play_on,
    put,
    rooms,
    with_card,
    with_numbers,
    worked_off,
)

ROOM = zones.ROOMS
STRIKE_ALL = ability("event", clause("strike", who="each"))


def turns(state: AlienState, *seats: str) -> AlienState:
    """The State after these players have ended their action phases, one after the other."""
    for seat in seats:
        if state.turn.phase == "hive":
            state = keep_orders(do(state, BeginTurn(state.turn.seat)))
        assert state.turn.seat == seat
        state = keep_orders(do(state, EndAction(state.turn.seat)))
    return state


# Facehuggers.


@pytest.mark.rule("ALN-RULING-19", "ALN-FACE-05", "ALN-TURN-06")
def test_the_next_player_dies_in_the_strike_phase_and_the_deadline_is_still_met() -> None:
    state = hug(game(strikes=(MISS, HIT_10, *(MISS,) * 8)), P1, 2)
    state = turns(put(state, "combat", BRUTE), P1)
    assert state.huggers and state.turn.seat == P2
    state = turns(state, P2)
    assert state.living == (P1, P3) and state.carriers == {P1: 1} and state.huggers == ()
    assert (state.turn.seat, state.turn.number) == (P3, 3)


@pytest.mark.rule("ALN-RULING-19", "ALN-FACE-07")
def test_a_host_who_dies_leaves_nothing_behind_even_at_the_deadline() -> None:
    """With one player left the host is also the next player: the death comes before the deadline."""
    state = put(hug(dead(game(2, strikes=(HIT_10, MISS)), P2), P1, 1), "combat", BRUTE)
    events = happened(state, EndAction(P1))
    assert not any(isinstance(event, Impregnated) for event in events)
    assert [type(event) for event in events[-3:]] == [PlayerDied, FacehuggerDied, Lost]


@pytest.mark.rule("ALN-FACE-02", "ALN-FACE-09")
def test_two_facehuggers_with_different_deadlines_come_due_one_turn_after_the_other() -> None:
    state = hug(game(), P1, 2)
    state = put(state, "room:4", FACEHUGGER, face_up=False)
    state = turns(state, P1)
    state = do(with_numbers(do(state, BeginTurn(P2)), attack=3), Scan(P2, ROOM[3]))
    assert [(one.seat, one.deadline) for one in state.huggers] == [(P1, 2), (P2, 3)]
    state = turns(state, P2)
    assert state.carriers == {P1: 1} and [one.seat for one in state.huggers] == [P2]
    state = turns(state, P3)
    assert state.carriers == {P1: 1, P2: 1} and state.huggers == ()


@pytest.mark.rule("ALN-RULING-21", "ALN-FACE-13")
def test_a_second_facehugger_is_not_passed_on_when_its_host_becomes_a_carrier() -> None:
    """It sat there before: at its own deadline it leaves a second Chestburster."""
    state = hug(hug(game(2, turn=2, active=P2), P1, 2), P1, 3)
    state = turns(state, P2)
    assert state.carriers == {P1: 1} and [one.seat for one in state.huggers] == [P1]
    state = turns(state, P1)
    assert state.carriers == {P1: 2}


@pytest.mark.rule("ALN-RULING-17", "ALN-SCAN-06", "ALN-FACE-13")
def test_a_scan_by_a_carrier_passes_the_facehugger_over_every_other_carrier() -> None:
    state = carrying(carrying(game(4), P1), P2)
    state = with_numbers(put(state, "room:4", FACEHUGGER, face_up=False), attack=3)
    events = happened(state, Scan(P1, ROOM[3]))
    passed = [event for event in events if isinstance(event, FacehuggerPassed)]
    assert [(event.past, event.seat) for event in passed] == [(P1, P3)]
    state = do(state, Scan(P1, ROOM[3]))
    assert [(one.seat, one.deadline) for one in state.huggers] == [(P3, 2)]
    everyone = carrying(carrying(state, P3), P4)
    everyone = with_numbers(put(everyone, "room:5", FACEHUGGER, face_up=False), attack=1)
    after = do(everyone, Scan(P1, ROOM[4]))
    assert len(after.huggers) == 1 and designs(after, "dead-enemies") == ("facehugger",)


@pytest.mark.rule("ALN-FACE-01", "ALN-FACE-13")
def test_nobody_is_passed_by_when_the_active_player_is_free() -> None:
    state = with_numbers(put(carrying(game(), P2), "room:4", FACEHUGGER, face_up=False), attack=3)
    assert kinds(state, Scan(P1, ROOM[3]), FacehuggerPassed, FacehuggerLanded) == [FacehuggerLanded]


@pytest.mark.rule("ALN-FACE-03", "ALN-RULING-15")
def test_any_active_player_inside_the_window_fights_it_whoever_it_sits_on() -> None:
    state = turns(hug(game(), P3, 2), P1)
    state = with_numbers(do(state, BeginTurn(P2)), attack=3)
    state = do(state, Fight(P2, state.huggers[0].slot))
    assert state.huggers == () and designs(state, "dead-enemies") == ("facehugger",)


@pytest.mark.rule("ALN-FACE-10", "ALN-RULING-52")
def test_a_facehugger_in_front_of_a_player_is_in_play_for_event_abilities() -> None:
    minding = card("facehugger", "facehugger", ability("event", clause("gain", recruit=3)), attack=3)
    state = with_card(hug(game(), P2, 2), minding)
    state = with_numbers(put(state, "room:1", EVENT, face_up=False), attack=1)
    assert pools(do(state, Scan(P1, ROOM[0]))) == (0, 3)


# The Hive and the way through the Complex.


@pytest.mark.rule("ALN-EMPTY-01", "ALN-RULING-56", "ALN-TIME-05")
@pytest.mark.parametrize("custody", [{"hive": "app"}, {}], ids=["app", "face"])
def test_the_hive_is_rebuilt_in_the_middle_of_an_event(custody: dict[str, str]) -> None:
    """The Event adds two cards, the Hive has one: the rebuild comes between them, and the Event goes on."""
    state = game(hive=(DRONE,), custody=custody)  # type: ignore[arg-type]
    state = with_card(state, objective(1, ability("event", clause("hive", n=2), clause("gain", recruit=1))))
    state = put(state, "dead-enemies", BRUTE, BRUTE, BRUTE)
    state = with_numbers(put(state, "room:5", EVENT, face_up=False), attack=1)
    state = play_on(state, Scan(P1, ROOM[4]))
    assert state.numbers["rebuilds"] == 1 and len(state.table.zone("hive")) == 2
    assert rooms(state)[1:] == ("drone", "", "", "") and rooms(state)[0] in ("brute", "?")
    assert pools(state) == (0, 1) and designs(state, "hazards-events") == ("event",)


@pytest.mark.rule("ALN-EMPTY-03", "ALN-RULING-30")
def test_a_hive_that_ends_in_the_middle_of_an_event_ends_everything() -> None:
    state = with_numbers(game(hive=(DRONE,)), rebuilds=1, attack=1)
    state = with_card(state, objective(1, ability("event", clause("hive", n=3), clause("gain", recruit=1))))
    state = put(put(state, "room:5", EVENT, face_up=False), "dead-enemies", BRUTE)
    state = do(state, Scan(P1, ROOM[4]))
    assert state.outcome == "lost" and pools(state)[1] == 0 and state.queue == ()


@pytest.mark.rule("ALN-HIVE-03", "ALN-HIVE-06")
def test_the_farthest_card_is_moved_first_so_that_hands_always_find_room() -> None:
    state = fill(game(phase="hive", hive=(DRONE,)), "a", "b", "c", "d", "e", face_up=True)
    moved = [(type(event), getattr(event, "zone", None)) for event in happened(state, BeginTurn(P1))][:6]
    assert moved == [
        (EnteredCombatZone, None), (Pushed, "room:5"), (Pushed, "room:4"), (Pushed, "room:3"),
        (Pushed, "room:2"), (HiveCardPlaced, "room:1"),
    ]  # fmt: skip


@pytest.mark.rule("ALN-HIVE-11", "ALN-HIVE-06")
def test_an_immobile_card_in_the_entry_room_with_all_rooms_full() -> None:
    state = fill(game(phase="hive", hive=(DRONE,)), "", "b", "c", "d", "e", face_up=True)
    state = do(put(state, "room:1", ANCHOR), BeginTurn(P1))
    assert rooms(state) == ("anchor", "drone", "b", "c", "d") and designs(state, "combat") == ("e",)


@pytest.mark.rule("ALN-HIVE-11", "ALN-HIVE-07")
def test_with_only_immobile_cards_the_new_card_drops_at_once_and_is_turned_up() -> None:
    state = game(phase="hive", hive=(FACEHUGGER, DRONE))
    for room in ROOM:
        state = put(state, room, ANCHOR)
    state = do(state, BeginTurn(P1))
    assert rooms(state) == ("anchor",) * 5 and [one.seat for one in state.huggers] == [P1]


@pytest.mark.rule("ALN-HIVE-10", "ALN-HIVE-08", "ALN-REVEAL-03")
def test_an_enemy_whose_reveal_moves_it_on_is_not_revealed_again() -> None:
    runner = enemy("runner", 2, ability("reveal", clause("push"), clause("gain", recruit=1)))
    state = with_numbers(put(game(), "room:5", runner, face_up=False), attack=1)
    state = do(state, Scan(P1, ROOM[4]))
    assert designs(state, "combat") == ("runner",) and pools(state) == (0, 1)
    inside = with_numbers(put(game(), "room:3", runner, face_up=False), attack=2)
    inside = do(inside, Scan(P1, ROOM[2]))
    assert rooms(inside) == ("", "", "", "runner", "")


@pytest.mark.rule("ALN-HIVE-10")
def test_a_pushed_card_that_meets_others_pushes_them_and_leaves_its_room_empty() -> None:
    state = fill(game(), "", "a", "b", "", "d", face_up=True)
    state = in_hand(state, actor(clause("push")))
    state = answer(do(state, playing(state)), "a")
    assert rooms(state) == ("", "", "a", "b", "d")


@pytest.mark.rule("ALN-TIME-02", "ALN-TURN-06", "ALN-REVEAL-14")
def test_what_dropped_with_the_card_that_killed_is_turned_up_for_the_next_player() -> None:
    deadly = enemy("deadly", 2, ability("reveal", clause("draw")))
    state = put(game(), "deck:p1", BURST, face_up=False, top=True)
    state = put(put(state, "room:4", FACEHUGGER, face_up=False), "room:5", deadly, face_up=False)
    draft = drafted(state)
    first, second = find(state, "deadly"), find(state, "facehugger", "room:4")
    hive.drop(draft, second)
    hive.drop(draft, first)
    state = worked_off(draft)
    assert state.living == (P2, P3) and (state.turn.seat, state.turn.number) == (P2, 2)
    assert [(one.seat, one.deadline) for one in state.huggers] == [(P2, 2)], "it came before that turn"


@pytest.mark.rule("ALN-TIME-02", "ALN-FACE-01", "ALN-REVEAL-10")
def test_a_facehugger_and_an_event_that_drop_one_after_the_other() -> None:
    state = put(put(game(), "room:4", EVENT, face_up=False), "room:5", FACEHUGGER, face_up=False)
    state = play(state, actor(clause("reveal-combat", n=2)))
    assert designs(state, "combat") == () and designs(state, "hazards-events") == ("event",)
    assert [one.seat for one in state.huggers] == [P1]
