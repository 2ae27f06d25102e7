"""Scanning rooms for the price on the board (ALN-SCAN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.events import Waived
from companion.core.language.ids import RuleId, ZoneId
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.scanning import Scanned
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, play, playing_design, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    P1,
    answer,
    clause,
    designs,
    do,
    enemy,
    game,
    happened,
    hide,
    in_phase,
    play_on,
    put,
    refused,
    rooms,
    top,
    with_numbers,
)

ROOM = zones.ROOMS
SCAN = [Scan(P1, room) for room in ROOM]  # costs 1, 2, 2, 3, 1 on this table


def hidden(state: AlienState, attack: int, *cards: object) -> AlienState:
    """The table with hidden cards in the first rooms, and so much Attack."""
    for room, one in zip(ROOM, cards, strict=False):
        state = hide(state, room, one)  # type: ignore[arg-type]
    return with_numbers(state, attack=attack)


@pytest.mark.rule("ALN-SCAN-01")
def test_a_scan_costs_the_rooms_price_and_turns_the_card_up(table: AlienState) -> None:
    state = hidden(table, 5, DRONE, BRUTE)
    events = happened(state, SCAN[1])
    assert [type(event) for event in events[:3]] == [PointsSpent, Scanned, TurnedUp]
    state = play_on(state, SCAN[1], "brute")
    assert pools(state) == (3, 0) and rooms(state)[:2] == ("?", "brute")
    assert (
        state.table.slots[top(state, ROOM[1])].face_up and not state.table.slots[top(state, ROOM[0])].face_up
    )


@pytest.mark.rule("ALN-SCAN-02")
def test_only_a_hidden_card_can_be_scanned(table: AlienState) -> None:
    state = with_numbers(put(put(table, ROOM[0], DRONE), "attached:2", DRONE), attack=9)
    state = hide(replace(state, blocked=(ROOM[2],)), ROOM[2], DRONE)
    for room in (*ROOM, zones.HIVE, zones.COMBAT, ZoneId("nowhere")):
        no = refused(state, Scan(P1, room))
        assert (no.rule, no.kind) == ("ALN-SCAN-02", "impossible"), room
        assert pools(state) == (9, 0)


@pytest.mark.rule("ALN-SCAN-03")
def test_attack_below_the_scan_cost_is_refused(table: AlienState) -> None:
    state = hidden(table, 1, DRONE, BRUTE)
    no = refused(state, SCAN[1])
    assert (no.rule, no.kind, no.need, no.have) == ("ALN-SCAN-03", "cost", 2, 1)
    assert Waived(RuleId("ALN-SCAN-03"), "cost", 1) in happened(state, SCAN[1], "ALN-SCAN-03")
    state = play_on(state, SCAN[1], "brute", waived=["ALN-SCAN-03"])
    assert pools(state) == (0, 0) and rooms(state)[1] == "brute"


@pytest.mark.rule("ALN-SCAN-04")
def test_a_scan_that_an_ability_grants_is_free(table: AlienState) -> None:
    state = play(hidden(table, 0, DRONE), actor(clause("scan")), "drone")
    assert rooms(state)[0] == "drone" and pools(state) == (0, 0)


@pytest.mark.rule("ALN-SCAN-05")
def test_any_number_of_rooms_is_scanned_in_a_turn(table: AlienState) -> None:
    state = hidden(table, 9, *(enemy(f"enemy-{number}", 1) for number in range(5)))
    for number, command in enumerate(SCAN):
        state = play_on(state, command, f"enemy-{number}")
    assert pools(state) == (0, 0) and rooms(state) == tuple(f"enemy-{number}" for number in range(5))


@pytest.mark.rule("ALN-SCAN-06")
def test_the_turned_card_is_resolved_before_anything_else() -> None:
    state = do(hidden(game(custody={}), 5, EVENT), SCAN[0])
    assert isinstance(state.ask, Identity)
    assert refused(state, playing_design(state, "grunt")).rule == "TABLE-ASK-03"
    state = answer(state, "event")
    assert state.ask is None and designs(state, "hazards-events") == ("event",)


@pytest.mark.rule("ALN-RULING-02", "ALN-COMP-24")
def test_a_scan_cost_that_nobody_told_is_asked_once_for_each_room(table: AlienState) -> None:
    blank = replace(hidden(table, 5, DRONE, BRUTE), boards={})
    state = do(blank, SCAN[0])
    assert isinstance(state.ask, Number) and (state.ask.of, state.ask.field) == ("room:1", "scan")
    assert pools(state) == (5, 0) and not state.table.slots[top(state, ROOM[0])].face_up
    state = answer(answer(state, 2), "drone")
    assert pools(state) == (3, 0) and state.boards == {"room:1": {"scan": 2}}
    state = do(state, SCAN[1])
    assert isinstance(state.ask, Number) and state.ask.of == "room:2"


@pytest.mark.parametrize(("reply", "left", "shown"), [("leave", 1, False), ("anyway", 0, True)])
def test_a_scan_cost_that_turns_out_too_high_is_a_question(
    table: AlienState, reply: str, left: int, shown: bool
) -> None:
    state = answer(do(replace(hidden(table, 1, DRONE), boards={}), SCAN[0]), 3)
    assert isinstance(state.ask, Choice) and state.boards == {"room:1": {"scan": 3}}
    state = answer(state, reply)
    assert pools(state) == (left, 0) and state.table.slots[top(state, ROOM[0])].face_up is shown


@pytest.mark.rule("ALN-TURN-05")
def test_nothing_is_scanned_once_the_action_phase_is_over(table: AlienState) -> None:
    state = in_phase(hidden(table, 5, DRONE), "strike")
    no = refused(state, SCAN[0])
    assert (no.rule, no.kind) == ("ALN-TURN-05", "timing")
