"""Rooms: what is attached to them, when they are clear, and how they are blocked (ALN-ROOM)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.effects.work import CardText
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck
from companion.engine.legendary.verbs.board import clear_spaces
from companion.games.alien import zones
from companion.games.alien.abilities import COUNTERS, JUDGES, open_rooms
from companion.games.alien.board import lies_at
from companion.games.alien.cards.events import RoomBlocked
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.objectives.rules import current
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, emptied, in_hand, play, playing, pools
from tests.games.alien.box import (
    ANCHOR,
    BRUTE,
    DRONE,
    EVENT,
    FACEHUGGER,
    P1,
    P2,
    ability,
    card,
    clause,
    designs,
    do,
    enemy,
    fill,
    find,
    happened,
    hide,
    name,
    play_on,
    put,
    refused,
    rooms,
    top,
    with_numbers,
)
from tests.games.alien.whole import evolve, prompts, rule_faults, view

ROOM = zones.ROOMS
LOCK = card("ventilation-lock", "special", ability("reveal", clause("block")))
SEAL = card("seal", "special", ability("reveal", clause("block", done=True)))
BEACON = card("beacon", "goal", ability("reveal", clause("attach")))


def turned_up(state: AlienState, one: Card, room: str = "room:1") -> AlienState:
    """The State after this hidden card of a room was scanned."""
    state = put(state, room, one, face_up=False)
    return do(with_numbers(state, attack=9), Scan(P1, ZoneId(room)))


def next_hive(state: AlienState) -> AlienState:
    """The State after a Hive card was added by an effect."""
    return play(state, actor(clause("hive")))


@pytest.mark.rule("ALN-ROOM-01", "ALN-ROOM-02", "ALN-ZONE-07")
def test_an_attached_card_lies_at_its_room_and_others_come_in(table: AlienState) -> None:
    state = turned_up(table, BEACON)
    assert designs(state, "attached:1") == ("beacon",) and rooms(state)[0] == ""
    assert clear_spaces(state, open_rooms(state)) == zones.ROOMS, "it fills no place"
    after = next_hive(state)
    assert rooms(after)[0] == "drone" and designs(after, "attached:1") == ("beacon",)
    strip = next(one for one in view(after, "table").strips if one.id == "complex")
    vents = next(place for place in strip.places if place.id == "room:1")
    assert [tile.note.key for tile in vents.tiles if tile.note] == ["note-attached"]


@pytest.mark.rule("ALN-ROOM-02", "ALN-ROOM-03")
def test_an_attached_card_is_not_in_the_room_which_is_clear(table: AlienState) -> None:
    state = put(fill(table, "", "b", "c", "d", "e"), "attached:1", BEACON)
    assert COUNTERS["clear"](state, "") == 1 and COUNTERS["attached"](state, "") == 1
    bonus = actor(clause("gain", recruit=2), when=(clause("clear", where="entry"),))
    assert pools(play(state, bonus)) == (0, 2)
    assert pools(play(fill(state, "a"), bonus)) == (0, 0)
    assert refused(with_numbers(state, attack=9), Scan(P1, ROOM[0])).rule == "ALN-SCAN-02"


@pytest.mark.rule("ALN-ROOM-04")
def test_a_blocked_room_is_never_clear(table: AlienState) -> None:
    state = replace(fill(table, "", "b", "c", "d", "e"), blocked=(ROOM[0],))
    assert COUNTERS["clear"](state, "") == 0
    every = actor(clause("gain", recruit=2), when=(clause("clear", where="all"),))
    assert pools(play(replace(table, blocked=(ROOM[0],)), every)) == (0, 2)
    assert pools(play(fill(table, "a"), every)) == (0, 0)


def is_clear(state: AlienState, where: str, slot: SlotId | None = None) -> bool:
    """What a card in this slot finds when it asks whether a room is clear."""
    return JUDGES["clear"](state, clause("clear", where=where), CardText(slot=slot))


@pytest.mark.rule("ALN-ROOM-02", "ALN-ROOM-03", "ALN-ROOM-04")
def test_a_card_asks_for_any_room_all_rooms_the_entry_or_its_own(table: AlienState) -> None:
    ways = ("any", "all", "entry")
    one_left = fill(table, "", "b", "c", "d", "e")
    full, gone = fill(one_left, "a"), replace(table, blocked=ROOM)
    asked = [[is_clear(state, where) for where in ways] for state in (table, one_left, full, gone)]
    assert asked == [[True] * 3, [True, False, True], [False] * 3, [False] * 3]
    pinned = put(put(one_left, "attached:1", BEACON), "attached:2", BEACON)
    own = [is_clear(pinned, "here", top(pinned, f"attached:{number}")) for number in (1, 2)]
    assert own == [True, False], "what is attached speaks of the room it lies at"
    lying = put(table, ROOM[2], BEACON)
    assert not is_clear(lying, "here", top(lying, ROOM[2])), "it fills the room itself"
    assert not is_clear(table, "here", top(table, zones.LOCATION)) and not is_clear(table, "here")


@pytest.mark.rule("ALN-ROOM-05", "ALN-HIVE-13")
def test_a_blocked_room_is_not_entered_scanned_or_attached_to(table: AlienState) -> None:
    state = with_numbers(replace(put(table, ROOM[1], DRONE, face_up=False), blocked=(ROOM[1],)), attack=9)
    assert refused(state, Scan(P1, ROOM[1])).rule == "ALN-SCAN-02"
    asked = in_hand(replace(table, blocked=(ROOM[1],)), actor(clause("attach", where="any")))
    asked = do(asked, playing(asked))
    assert isinstance(asked.ask, Choice) and {one.key for one in asked.ask.options} == {
        "room:1", "room:3", "room:4", "room:5",
    }  # fmt: skip
    open_again = fill(replace(table, blocked=(ROOM[1],)), "a")
    assert rooms(next_hive(open_again))[:3] == ("drone", "", "a")


@pytest.mark.rule("ALN-ROOM-06", "ALN-ZONE-35", "ALN-CARD-12")
def test_the_lock_lays_the_current_objective_over_the_room(table: AlienState) -> None:
    first = turned_up(table, LOCK)
    assert first.blocked == (ROOM[0],) and designs(first, "marker") == ("objective-1",)
    assert name(first, current(first) or top(first, "objectives")) == "objective-1"
    assert designs(first, "objectives") == ("objective-2", "objective-3") and first.objective == 1
    assert rule_faults(first) == []
    goal = view(first, "table").objective
    assert goal is not None and goal.level == 1
    strip = next(one for one in view(first, "table").strips if one.id == "complex")
    assert "blocked" in next(place for place in strip.places if place.id == "room:1").states


@pytest.mark.rule("ALN-ROOM-07")
def test_with_the_vents_blocked_cards_enter_at_the_pod_station(table: AlienState) -> None:
    state = fill(replace(table, blocked=(ROOM[0],)), "", "a", "b", "c", "d")
    after = next_hive(state)
    assert rooms(after) == ("", "drone", "a", "b", "c") and designs(after, "combat") == ("d",)


@pytest.mark.rule("ALN-RULING-33")
def test_a_card_in_the_blocked_room_is_pushed_on_and_the_objective_done_if_said(table: AlienState) -> None:
    left = turned_up(fill(table, "", "b"), LOCK)
    assert rooms(left)[:3] == ("", "ventilation-lock", "b")
    done = turned_up(table, SEAL)
    assert done.objective == 2 and designs(done, "marker") == ("objective-1",)
    assert designs(done, "objectives") == ("objective-2", "objective-3") and rule_faults(done) == []
    on = do(with_numbers(done, progress__2=3), Complete(P1, 2))
    assert on.objective == 3 and designs(on, "objectives") == ("objective-3", "objective-2")
    assert turned_up(on, SEAL, "room:4").outcome == "won", "the last one too"


@pytest.mark.rule("ALN-ROOM-06", "ALN-ZONE-35")
def test_every_blocked_room_has_its_objective_the_last_one_on_top(table: AlienState) -> None:
    state = turned_up(turned_up(table, SEAL), SEAL, "room:4")
    assert state.blocked == ROOM[:2] and designs(state, "marker") == ("objective-2", "objective-1")
    assert all(state.table.slots[slot].face_up for slot in state.table.zone("marker"))
    bare = evolve(emptied(table, zones.OBJECTIVES), RoomBlocked(ROOM[3], None))
    assert bare.blocked == (ROOM[3],) and not bare.table.zone("marker")
    assert [lies_at(one) for one in (table, turned_up(table, SEAL), bare, state)] == [
        {}, {"marker": "room:1"}, {"marker": "room:4"}, {},
    ]  # fmt: skip


@pytest.mark.rule("ALN-OBJ-06", "ALN-CARD-12")
def test_an_objective_completed_while_it_marks_a_room_stays_there(table: AlienState) -> None:
    state = turned_up(table, LOCK)
    after = do(with_numbers(state, progress__1=3), Complete(P1, 1))
    assert after.objective == 2 and designs(after, "marker") == ("objective-1",)
    assert name(after, current(after) or top(after, "hive")) == "objective-2"


@pytest.mark.rule("ALN-OBJ-06")
def test_an_objective_may_ask_for_cards_attached_to_rooms(table: AlienState) -> None:
    pump = card("pump", "goal", ability("reveal", clause("attach"), clause("progress", level=1)))
    state = turned_up(turned_up(turned_up(table, pump), pump, "room:2"), pump, "room:3")
    assert state.objective == 2 and COUNTERS["attached"](state, "") == 3


@pytest.mark.rule("ALN-RULING-49")
def test_a_card_turned_face_down_is_revealed_again(table: AlienState) -> None:
    crier = enemy("crier", 2, ability("reveal", clause("gain", recruit=1)))
    state = turned_up(table, crier)
    state = play(state, actor(clause("hide")))
    assert pools(state)[1] == 1 and not state.table.slots[find(state, "crier")].face_up
    again = do(state, Scan(P1, ROOM[0]))
    assert pools(again)[1] == 2


@pytest.mark.rule("ALN-RULING-01", "ALN-ZONE-40")
def test_a_card_of_operations_is_fought_only_when_it_says_so(table: AlienState) -> None:
    guest = enemy("guest", 1, marks=("fought-in-operations",))
    there = put(with_numbers(table, attack=9), "operations", BRUTE, guest)
    assert refused(there, Fight(P1, find(there, "brute"))).rule == "ALN-FIGHT-01"
    assert designs(do(there, Fight(P1, find(there, "guest"))), "dead-enemies") == ("guest",)


@pytest.mark.rule("ALN-ZONE-40")
def test_a_card_that_moves_there_lies_open_beside_the_others_in_operations(table: AlienState) -> None:
    state = put(fill(table, "a", "b", face_up=True), "operations", BRUTE)
    after = moving(state, "b", what="enemy", to="operations")
    assert designs(after, "operations") == ("b", "brute") and rooms(after)[:2] == ("a", "")
    assert all(after.table.slots[slot].face_up for slot in after.table.zone(zones.OPERATIONS))


def moving(state: AlienState, *answers: str, **args: str) -> AlienState:
    """The State after a card that moves something was played."""
    return play(state, actor(clause("move", **args)), *answers)


def test_cards_are_moved_between_rooms_and_push_what_lies_there(table: AlienState) -> None:
    state = fill(table, "a", "b", face_up=True)
    assert rooms(moving(state, "a", "room:2", what="enemy", to="room"))[:3] == ("", "a", "b")
    assert rooms(moving(state, "b", what="enemy", where="complex", to="entry"))[:2] == ("b", "a")
    dropped = moving(state, "b", what="enemy", to="combat")
    assert rooms(dropped)[:2] == ("a", "") and designs(dropped, "combat") == ("b",)
    away = moving(put(state, "combat", BRUTE), what="enemy", where="combat", to="operations")
    assert designs(away, "operations") == ("brute",) and not away.table.zone("combat")


def test_a_card_goes_back_onto_the_hive_and_is_drawn_again(table: AlienState) -> None:
    state = moving(put(table, "combat", BRUTE), what="enemy", to="hive")
    assert name(state, top(state, "hive")) == "brute" and not state.table.slots[top(state, "hive")].face_up
    assert rooms(next_hive(state))[0] == "brute"


@pytest.mark.rule("ALN-TEXT-10", "ALN-FACE-08")
def test_what_does_not_move_and_facehuggers_are_not_moved(table: AlienState) -> None:
    state = put(put(table, "combat", ANCHOR), "hugger:p1", FACEHUGGER)
    assert designs(moving(state, what="card", to="entry"), "combat") == ("anchor",)


def test_rooms_change_what_lies_in_them(table: AlienState) -> None:
    state = hide(fill(table, "", "b", face_up=True), ROOM[3], EVENT)
    swapped = play(state, actor(clause("swap")), "b", "room:4")
    assert rooms(swapped) == ("", "?", "", "b", "") and swapped.ask is None
    empty = play(state, actor(clause("swap")), "b", "room:1")
    assert rooms(empty) == ("b", "", "", "?", "")


def test_an_enemy_is_calmed_for_this_turn_only(table: AlienState) -> None:
    state = put(table, "combat", DRONE, BRUTE)
    calm = play(state, actor(clause("calm", where="combat")), "brute")
    struck = [event for event in happened(calm, EndAction(P1)) if isinstance(event, EnemyStruck)]
    assert [name(calm, event.slot) for event in struck] == ["drone"]
    later = play_on(play_on(calm, EndAction(P1)), BeginTurn(P2))
    assert later.calmed == ()


@pytest.mark.rule("ALN-TEXT-11")
def test_an_enemy_is_strengthened_for_this_turn(table: AlienState) -> None:
    state = with_numbers(play(put(table, "combat", DRONE), actor(clause("strengthen", by=2))), attack=3)
    no = refused(state, Fight(P1, find(state, "drone", "combat")))
    assert (no.rule, no.need) == ("ALN-FIGHT-03", 4)


@pytest.mark.rule("ALN-OBJ-02")
def test_a_card_completes_the_objective_it_names(table: AlienState) -> None:
    state = play(table, actor(clause("complete", level=2)))
    assert state.objective == 1
    assert play(table, actor(clause("complete", level=1))).objective == 2


@pytest.mark.rule("ALN-ROOM-06")
def test_a_blocked_room_is_told_with_a_hand_movement(table: AlienState) -> None:
    state = with_numbers(put(table, ROOM[0], LOCK, face_up=False), attack=9)
    blocked = [event for event in happened(state, Scan(P1, ROOM[0])) if isinstance(event, RoomBlocked)]
    assert [event.zone for event in blocked] == [ROOM[0]]
    (prompt,) = prompts(state, blocked[0], do(state, Scan(P1, ROOM[0])))
    assert (prompt.text.key, prompt.seat, prompt.zone) == ("prompt-block", P1, ROOM[0])
