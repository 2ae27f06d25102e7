"""The places of the table (ALN-ZONE)."""

from __future__ import annotations

from functools import cache

import pytest

from companion.core.language.asks import Choice
from companion.core.language.commands import MoveSlot, SetNumber
from companion.core.language.ids import ZoneId
from companion.engine.invariants import hard_faults
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.places import place
from companion.engine.room import Script
from companion.games.alien import hive, zones
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import PHASES, AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import actor, play
from tests.games.alien.box import (
    DRONE,
    MATE,
    P1,
    clause,
    designs,
    do,
    drafted,
    find,
    game,
    header,
    hug,
    in_phase,
    keep_orders,
    put,
    refused,
    rooms,
    top,
    worked_off,
)
from tests.games.alien.whole import evolve, open_game, rule_faults
from tests.games.alien.wholebox import whole_box


@cache
def fresh() -> AlienState:
    """Three players at their first turn."""
    box = whole_box()
    script = Script(header(3), suggest(box, 3, lambda many, count: list(many)[:count]))
    state = AlienState(header=script.header)
    for event in open_game(script, box):
        state = evolve(state, event)
    return keep_orders(state)


@pytest.mark.parametrize(
    ("zone", "count", "face_up"),
    [
        pytest.param("hive", 42, False, marks=pytest.mark.rule("ALN-ZONE-01")),
        pytest.param("room:1", 0, None, marks=pytest.mark.rule("ALN-ZONE-02")),
        pytest.param("room:2", 0, None, marks=pytest.mark.rule("ALN-ZONE-03")),
        pytest.param("room:3", 0, None, marks=pytest.mark.rule("ALN-ZONE-04")),
        pytest.param("room:4", 0, None, marks=pytest.mark.rule("ALN-ZONE-05")),
        pytest.param("room:5", 0, None, marks=pytest.mark.rule("ALN-ZONE-06")),
        pytest.param("attached:4", 0, None, marks=pytest.mark.rule("ALN-ZONE-07")),
        pytest.param("combat", 0, None, marks=pytest.mark.rule("ALN-ZONE-08")),
        pytest.param("hugger:p1", 0, None, marks=pytest.mark.rule("ALN-ZONE-09")),
        pytest.param("objectives", 3, True, marks=pytest.mark.rule("ALN-ZONE-10")),
        pytest.param("location", 1, True, marks=pytest.mark.rule("ALN-ZONE-11")),
        pytest.param("hatchery", 14, True, marks=pytest.mark.rule("ALN-ZONE-12")),
        pytest.param("strikes", 40, False, marks=pytest.mark.rule("ALN-ZONE-13")),
        pytest.param("strikes-discard", 0, None, marks=pytest.mark.rule("ALN-ZONE-14")),
        pytest.param("dead-enemies", 0, None, marks=pytest.mark.rule("ALN-ZONE-15")),
        pytest.param("dead-characters", 0, None, marks=pytest.mark.rule("ALN-ZONE-16")),
        pytest.param("hazards-events", 0, None, marks=pytest.mark.rule("ALN-ZONE-17")),
        pytest.param("sergeants", 10, False, marks=pytest.mark.rule("ALN-ZONE-18")),
        pytest.param("barracks", 51, False, marks=pytest.mark.rule("ALN-ZONE-19")),
        pytest.param("hq:5", 1, True, marks=pytest.mark.rule("ALN-ZONE-20")),
        pytest.param("deck:p2", 7, False, marks=pytest.mark.rule("ALN-ZONE-21")),
        pytest.param("hand:p2", 6, False, marks=pytest.mark.rule("ALN-ZONE-22")),
        pytest.param("played:p2", 0, None, marks=pytest.mark.rule("ALN-ZONE-23")),
        pytest.param("vigilant:p2", 0, None, marks=pytest.mark.rule("ALN-ZONE-24")),
        pytest.param("discard:p2", 0, None, marks=pytest.mark.rule("ALN-ZONE-25")),
        pytest.param("avatar:p3", 1, True, marks=pytest.mark.rule("ALN-ZONE-27")),
        pytest.param("damage:p3", 0, None, marks=pytest.mark.rule("ALN-ZONE-28")),
        pytest.param("removed", 0, None, marks=pytest.mark.rule("ALN-ZONE-33")),
        pytest.param("box", 39, False, marks=pytest.mark.rule("ALN-ZONE-34")),
        pytest.param("operations", 0, None, marks=pytest.mark.rule("ALN-ZONE-40")),
    ],
)
def test_a_zone_exists_with_its_cards_and_facing(zone: str, count: int, face_up: bool | None) -> None:
    state = fresh()
    slots = state.table.zone(zone)
    assert ZoneId(zone) in zones.table().of_game(state)
    assert len(slots) == count
    assert {state.table.slots[slot].face_up for slot in slots} == ({face_up} if count else set())


@pytest.mark.rule("ALN-ZONE-02", "ALN-ZONE-20")
@pytest.mark.parametrize(("zone", "fault"), [("room:1", "ALN-HIVE-03 room:1"), ("hq:2", "ALN-ZONE-20 hq:2")])
def test_a_room_and_an_hq_space_hold_one_card(zone: str, fault: str) -> None:
    state = put(game(), zone, DRONE)
    assert rule_faults(state) == ([fault] if zone.startswith("hq") else [])
    assert rule_faults(put(state, zone, DRONE)) == [fault]


@pytest.mark.rule("ALN-ZONE-02")
def test_two_cards_in_a_room_by_the_players_word_are_tolerated_until_one_leaves() -> None:
    state = put(put(game(), "room:1", DRONE), "combat", MATE)
    state = do(state, MoveSlot(top(state, "combat"), zones.ROOMS[0]))
    assert state.tolerated == ("ALN-HIVE-03 room:1",)
    state = do(state, MoveSlot(find(state, "mate", "room:1"), zones.COMBAT))
    assert state.tolerated == ()


@pytest.mark.parametrize(
    "zone",
    [
        pytest.param("attached:2", marks=pytest.mark.rule("ALN-ZONE-07")),
        pytest.param("combat", marks=pytest.mark.rule("ALN-ZONE-08")),
        pytest.param("strikes-discard", marks=pytest.mark.rule("ALN-ZONE-14")),
        pytest.param("dead-enemies", marks=pytest.mark.rule("ALN-ZONE-15")),
        pytest.param("dead-characters", marks=pytest.mark.rule("ALN-ZONE-16")),
        pytest.param("hazards-events", marks=pytest.mark.rule("ALN-ZONE-17")),
        pytest.param("hand:p2", marks=pytest.mark.rule("ALN-ZONE-22")),
        pytest.param("vigilant:p2", marks=pytest.mark.rule("ALN-ZONE-24")),
        pytest.param("damage:p2", marks=pytest.mark.rule("ALN-ZONE-28")),
        pytest.param("operations", marks=pytest.mark.rule("ALN-ZONE-40")),
    ],
)
def test_any_number_of_cards_lies_where_no_limit_is_printed(zone: str) -> None:
    state = put(game(), zone, *(MATE,) * 9)
    assert rule_faults(state) == [] and designs(state, zone)[-9:] == ("mate",) * 9


@pytest.mark.rule("ALN-ZONE-10", "ALN-ZONE-11")
@pytest.mark.parametrize(("zone", "fault"), [("location", "ALN-SETUP-10"), ("objectives", "ALN-OBJ-01")])
def test_one_location_and_three_objectives_are_in_a_game(zone: str, fault: str) -> None:
    assert rule_faults(put(game(), zone, MATE)) == [f"{fault} {zone}"]


@pytest.mark.rule("ALN-ZONE-09")
def test_facehuggers_before_a_player_lie_by_deadline() -> None:
    state = hug(hug(game(), P1, 1), P1, 2)
    assert [hugger.deadline for hugger in state.huggers] == [1, 2]
    assert state.table.zone("hugger:p1") == tuple(hugger.slot for hugger in state.huggers)


@pytest.mark.rule("ALN-ZONE-36")
def test_cards_move_from_the_hive_through_five_rooms_into_the_combat_zone() -> None:
    state = game(1, phase="hive", hive=(MATE,) * 6)
    seen = []
    for _ in range(6):
        state = do(do(state, BeginTurn(P1)), EndAction(P1))
        seen.append(sum(1 for room in rooms(state) if room))
    assert seen == [1, 2, 3, 4, 5, 5] and designs(state, "combat") == ("mate",)


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        pytest.param(1, "Ventilation Shafts", "Ventilation Shafts", marks=pytest.mark.rule("ALN-ZONE-02")),
        pytest.param(2, "Pod Station", "Pod Station", marks=pytest.mark.rule("ALN-ZONE-03")),
        pytest.param(3, "Weapons Locker", "Weapons Locker", marks=pytest.mark.rule("ALN-ZONE-04")),
        pytest.param(4, "Med-Lab", "Med-Lab", marks=pytest.mark.rule("ALN-ZONE-05")),
        pytest.param(5, "Airlock", "Airlock", marks=pytest.mark.rule("ALN-ZONE-06")),
    ],
)
def test_a_room_holds_one_card_of_either_face_and_lies_between_its_neighbours(
    number: int, english: str, french: str
) -> None:
    room = zones.ROOMS[number - 1]
    words = FluentTexts("alien")
    assert room == f"room:{number}"
    assert [words.say(place(room), one) for one in ("en", "fr")] == [english, french]
    assert rule_faults(put(put(game(), room, MATE), room, DRONE)) == [f"ALN-HIVE-03 {room}"]
    for face_up in (True, False):
        there = put(game(), room, MATE, face_up=face_up)
        assert rule_faults(there) == []
        coming = put(there, zones.COMBAT, DRONE)
        draft = drafted(coming)
        hive.enter(draft, find(coming, "drone", zones.COMBAT), number - 1)
        pushed = worked_off(draft)
        assert designs(pushed, room) == ("drone",)
        beyond = zones.ROOMS[number] if number < 5 else zones.COMBAT
        assert designs(pushed, beyond) == ("mate",)
        held = pushed.table.slots[top(pushed, beyond)]
        assert held.face_up is (face_up or beyond == zones.COMBAT), "it is turned up only in the Combat Zone"


@pytest.mark.rule("ALN-ZONE-02", "ALN-ZONE-03", "ALN-ZONE-35")
def test_the_first_two_rooms_can_be_blocked_one_after_the_other() -> None:
    state = game(hive=(DRONE,) * 4)
    for room, entry in (("room:1", "room:2"), ("room:2", "room:3")):
        state = play(state, actor(clause("block", where="entry")))
        assert room in state.blocked and not hive.can_enter(state, ZoneId(room))
        placed = do(in_phase(state, "hive"), BeginTurn(P1))
        assert designs(placed, entry) == ("drone",) and designs(placed, room) == ()


@pytest.mark.rule("ALN-ZONE-37")
def test_every_card_is_in_exactly_one_zone() -> None:
    state = fresh()
    placed = [slot for zone in state.table.zones.values() for slot in zone]
    assert len(placed) == len(set(placed)) == len(state.table.designs)
    assert hard_faults(state, PHASES) == []


@pytest.mark.rule("ALN-ZONE-37")
def test_a_card_that_seems_to_be_in_two_places_is_a_question() -> None:
    state = game()
    shown = state.table.slots[top(state, "hq:3")].copy
    assert shown is not None
    asked = do(state, Play(P1, shown))
    assert isinstance(asked.ask, Choice) and len(asked.ask.options) == 2


@pytest.mark.rule("ALN-ZONE-38")
def test_the_numbers_of_the_game_are_kept_beside_the_cards() -> None:
    state = fresh()
    assert {"attack", "recruit", "objective", "hazards", "rebuilds"} <= state.numbers.keys()
    assert (state.huggers, state.ready, state.weakened, state.numbers["objective"]) == ((), (), {}, 1)
    assert do(state, SetNumber("hazards", 2)).numbers["hazards"] == 2
    assert hive.left(state) == 42


@pytest.mark.rule("ALN-ZONE-39")
def test_what_lies_face_down_is_not_shown_before_the_rules_turn_it_up() -> None:
    state = fresh()
    no = refused(do(state, BeginTurn(P1)), Recruit(P1, top(state, "sergeants")))
    assert (no.rule, no.kind, no.can_be_waived) == ("ALN-RECRUIT-06", "secret", False)
