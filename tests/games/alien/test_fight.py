"""Fighting enemies for their Attack (ALN-FIGHT)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Number
from companion.core.language.cards import Card
from companion.core.language.events import Waived
from companion.core.language.ids import RuleId, SlotId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight, Fought
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.fighting import EnemyKilled, price
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, play, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    HAZARD,
    P1,
    P2,
    QUEEN,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    enemy,
    find,
    happened,
    hide,
    hug,
    in_phase,
    play_on,
    put,
    refused,
    rooms,
    top,
    with_numbers,
)

ROOM = zones.ROOMS


def facing(state: AlienState, *cards: Card, attack: int = 9, zone: str = "combat") -> AlienState:
    """The table with these enemies in a zone, and so much Attack."""
    return with_numbers(put(state, zone, *cards), attack=attack)


def fight(state: AlienState, design: str) -> Fight:
    """The command to fight a card of this design on the board."""
    board = (*ROOM, zones.COMBAT, zones.OPERATIONS, "hugger:p1", "hugger:p2", "hugger:p3")
    return Fight(P1, next(find(state, design, zone) for zone in board if design in designs(state, zone)))


@pytest.mark.rule("ALN-FIGHT-01")
def test_face_up_enemies_of_complex_and_combat_zone_are_fought(table: AlienState) -> None:
    for zone in (*ROOM, "combat"):
        state = facing(table, BRUTE, zone=zone)
        assert designs(do(state, fight(state, "brute")), "dead-enemies") == ("brute",)


@pytest.mark.rule("ALN-FIGHT-01", "ALN-ZONE-39")
def test_a_hidden_card_is_not_fought_not_even_anyway(table: AlienState) -> None:
    state = facing(hide(table, ROOM[1], DRONE))
    for waived in ((), ("ALN-FIGHT-01",)):
        no = refused(state, Fight(P1, top(state, ROOM[1])), *waived)
        assert (no.rule, no.kind) == ("ALN-FIGHT-01", "secret")


@pytest.mark.rule("ALN-FIGHT-01")
def test_events_and_dead_enemies_are_not_fought(table: AlienState) -> None:
    state = put(put(put(facing(table), "hazards-events", EVENT), "dead-enemies", BRUTE), ROOM[0], EVENT)
    spent, dead = top(state, "hazards-events"), top(state, "dead-enemies")
    for slot, kind in ((spent, "impossible"), (dead, "impossible"), (top(state, ROOM[0]), "target")):
        no = refused(state, Fight(P1, slot))
        assert (no.rule, no.kind) == ("ALN-FIGHT-01", kind)
    assert refused(state, Fight(P1, SlotId(9999))).kind == "impossible"


@pytest.mark.rule("ALN-FIGHT-01", "ALN-RULING-01")
def test_an_enemy_in_operations_is_fought_only_when_a_text_says_so(table: AlienState) -> None:
    state = facing(table, BRUTE, zone="operations")
    no = refused(state, fight(state, "brute"))
    assert (no.rule, no.kind) == ("ALN-FIGHT-01", "target")
    assert designs(do(state, fight(state, "brute"), "ALN-FIGHT-01"), "dead-enemies") == ("brute",)


@pytest.mark.rule("ALN-FIGHT-02", "ALN-COMP-21")
def test_a_fight_costs_the_enemys_attack(table: AlienState) -> None:
    state = facing(table, BRUTE, attack=7)
    command = fight(state, "brute")
    kinds = [type(event) for event in happened(state, command)]
    assert kinds == [PointsSpent, Fought, EnemyKilled]
    state = do(state, command)
    assert pools(state) == (3, 0) and designs(state, "dead-enemies") == ("brute",)


@pytest.mark.rule("ALN-FIGHT-03")
def test_without_enough_attack_there_is_no_fight(table: AlienState) -> None:
    state = facing(table, BRUTE, attack=3)
    no = refused(state, fight(state, "brute"))
    assert (no.rule, no.kind, no.need, no.have) == ("ALN-FIGHT-03", "cost", 4, 3)
    assert Waived(RuleId("ALN-FIGHT-03"), "cost", 1) in happened(state, fight(state, "brute"), "ALN-FIGHT-03")


@pytest.mark.rule("ALN-FIGHT-04")
def test_the_killed_enemy_goes_to_the_dead(table: AlienState) -> None:
    state = facing(table, BRUTE, zone=ROOM[2])
    slot = top(state, ROOM[2])
    state = do(state, Fight(P1, slot))
    assert state.table.zone("dead-enemies") == (slot,) and state.table.slots[slot].face_up


@pytest.mark.rule("ALN-FIGHT-05")
def test_left_over_attack_goes_on(table: AlienState) -> None:
    state = hide(facing(table, BRUTE, attack=7), ROOM[1], DRONE)
    state = do(state, fight(state, "brute"))
    state = play_on(state, Scan(P1, ROOM[1]), "drone")
    assert pools(state) == (1, 0)


@pytest.mark.rule("ALN-FIGHT-06")
def test_enemies_are_fought_one_at_a_time_any_number(table: AlienState) -> None:
    state = facing(table, DRONE, DRONE, DRONE, attack=6)
    for left in (4, 2, 0):
        state = do(state, fight(state, "drone"))
        assert pools(state) == (left, 0)
    assert designs(state, "dead-enemies") == ("drone",) * 3


@pytest.mark.rule("ALN-FIGHT-07", "ALN-TEXT-11")
def test_reductions_never_take_an_enemy_below_zero(table: AlienState) -> None:
    state = facing(table, enemy("weak", 1), attack=0)
    state = play(state, actor(clause("weaken", by=2)))
    slot = find(state, "weak")
    assert price(state, slot) == 0 and state.weakened == {slot: 2}
    state = facing(table, BRUTE, attack=9)
    state = play(play(state, actor(clause("weaken", by=2))), actor(clause("weaken", by=1)))
    assert price(state, find(state, "brute")) == 1
    assert pools(do(state, fight(state, "brute"))) == (8, 0)


def test_a_reduction_ends_with_the_turn(table: AlienState) -> None:
    state = play(facing(table, enemy("calm", 4, marks=("does-not-strike",))), actor(clause("weaken", by=2)))
    state = play_on(state, EndAction(P1))
    assert price(state, find(state, "calm")) == 4


@pytest.mark.rule("ALN-FIGHT-08")
def test_an_enemy_with_no_attack_dies_only_when_it_is_fought(table: AlienState) -> None:
    state = play(facing(table, enemy("weak", 1), attack=0), actor(clause("weaken", by=2)))
    assert designs(state, "combat") == ("weak",)
    state = do(state, fight(state, "weak"))
    assert designs(state, "dead-enemies") == ("weak",) and pools(state) == (0, 0)


@pytest.mark.rule("ALN-FIGHT-09")
def test_a_death_ability_happens_by_fight_and_by_effect(table: AlienState) -> None:
    rich = enemy("rich", 2, ability("death", clause("gain", recruit=3)))
    state = facing(table, rich)
    assert pools(do(state, fight(state, "rich"))) == (7, 3)
    assert pools(play(state, actor(clause("kill", what="enemy")))) == (9, 3)


def test_a_death_ability_knows_where_the_enemy_was(table: AlienState) -> None:
    prize = ability("death", clause("gain", recruit=5), area="complex")
    for zone, recruit in ((ROOM[3], 5), ("combat", 0)):
        state = facing(table, enemy("rich", 2, prize), zone=zone)
        assert pools(do(state, fight(state, "rich")))[1] == recruit


@pytest.mark.rule("ALN-FIGHT-10", "ALN-OBJ-09")
@pytest.mark.parametrize("level", [1, 2])
def test_a_final_enemy_is_not_fought_before_objective_three(table: AlienState, level: int) -> None:
    state = with_numbers(facing(table, QUEEN, attack=12), objective=level)
    no = refused(state, fight(state, "queen"))
    assert (no.rule, no.kind) == ("ALN-FIGHT-10", "timing")
    assert no.here is not None and no.here.args["level"] == level
    after = do(state, fight(state, "queen"), "ALN-FIGHT-10")
    assert designs(after, "dead-enemies") == ("queen",) and after.outcome == ""


@pytest.mark.rule("ALN-FIGHT-10", "ALN-OBJ-08")
def test_on_objective_three_the_final_enemy_is_fought_and_the_game_is_won(table: AlienState) -> None:
    state = with_numbers(facing(at_objective_three(table), QUEEN, attack=12), objective=3)
    state = do(state, fight(state, "queen"))
    assert state.outcome == "won" and pools(state) == (2, 0)


def at_objective_three(state: AlienState) -> AlienState:
    """The State whose current objective is the third."""
    first, second, third = state.table.zone(zones.OBJECTIVES)
    piles = {**state.table.zones, zones.OBJECTIVES: (third, first, second)}
    return replace(state, table=replace(state.table, zones=piles))


@pytest.mark.rule("ALN-FIGHT-11")
def test_the_combat_zone_is_fought_in_any_order(table: AlienState) -> None:
    names = [f"enemy-{number}" for number in range(3)]
    for name in names:
        state = facing(table, *(enemy(one, 1) for one in names))
        assert designs(do(state, fight(state, name)), "dead-enemies") == (name,)


@pytest.mark.rule("ALN-FIGHT-12")
def test_a_killed_enemy_leaves_its_room_empty(table: AlienState) -> None:
    state = facing(put(put(table, ROOM[0], DRONE), ROOM[2], DRONE), BRUTE, zone=ROOM[1])
    state = do(state, fight(state, "brute"))
    assert rooms(state) == ("drone", "", "drone", "", "")


@pytest.mark.rule("ALN-FACE-03")
def test_a_facehugger_is_fought_inside_its_window_by_the_active_player(table: AlienState) -> None:
    state = with_numbers(hug(table, P2, 2), attack=5)
    after = do(state, fight(state, "facehugger"))
    assert (
        designs(after, "dead-enemies") == ("facehugger",) and after.huggers == () and pools(after) == (2, 0)
    )
    no = refused(state, Fight(P2, top(state, "hugger:p2")))
    assert (no.rule, no.kind) == ("ALN-FACE-03", "timing")
    assert (
        designs(do(state, Fight(P2, top(state, "hugger:p2")), "ALN-FACE-03", "ALN-ACT-11"), "hugger:p2") == ()
    )


@pytest.mark.rule("ALN-RULING-15")
def test_the_window_is_this_turn_and_the_next_whoever_it_sits_on(table: AlienState) -> None:
    for turn, is_open in ((1, True), (2, True), (3, False)):
        state = with_numbers(hug(replace(table, turn=replace(table.turn, number=turn)), P2, 2), attack=9)
        if is_open:
            assert do(state, fight(state, "facehugger")).huggers == ()
        else:
            assert refused(state, fight(state, "facehugger")).rule == "ALN-FACE-03"


@pytest.mark.rule("ALN-RULING-16")
def test_a_facehugger_that_lands_after_the_action_phase_is_not_fought_this_turn(table: AlienState) -> None:
    state = with_numbers(hug(in_phase(table, "strike"), P1, 2), attack=9)
    assert refused(state, fight(state, "facehugger")).rule == "ALN-TURN-05"


def test_an_attack_that_nobody_has_told_is_asked_and_paid(table: AlienState) -> None:
    state = facing(table, enemy("shape", None), attack=5)
    assert price(state, find(state, "shape")) is None
    state = do(state, fight(state, "shape"))
    assert isinstance(state.ask, Number) and state.ask.field == "attack"
    state = answer(state, 4)
    assert pools(state) == (1, 0) and designs(state, "dead-enemies") == ("shape",)


@pytest.mark.parametrize(("reply", "left", "dead"), [("leave", 5, ()), ("anyway", 0, ("shape",))])
def test_an_attack_that_turns_out_too_high_is_a_question(
    table: AlienState, reply: str, left: int, dead: tuple[str, ...]
) -> None:
    state = facing(table, enemy("shape", None), attack=5)
    state = answer(do(state, fight(state, "shape")), 8)
    assert isinstance(state.ask, Choice)
    state = answer(state, reply)
    assert pools(state) == (left, 0) and designs(state, "dead-enemies") == dead
    assert price(state, find(state, "shape")) == 8


def test_hazards_and_bystanders_are_no_enemies(table: AlienState) -> None:
    for one in (HAZARD, card("bystander", "character")):
        state = facing(table, one)
        no = refused(state, fight(state, one.design))
        assert (no.rule, no.kind) == ("ALN-FIGHT-01", "target")
