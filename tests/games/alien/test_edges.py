"""The edges of rules: cards that lie open or hidden afterwards, carriers, fights, scans and kills."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.commands import BindSlot, MoveSlot, SetProgress
from companion.core.language.ids import SlotId
from companion.engine.legendary import own_deck
from companion.engine.legendary.course import EndAction, TurnBegan
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.points import PoolsEmptied
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck
from companion.games.alien import strikes, zones
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.fighting import CardKilled, EnemyKilled
from companion.games.alien.hazards import EventTriggered
from companion.games.alien.objectives.events import ObjectiveDone
from companion.games.alien.revealing import FinalEnemyFound
from companion.games.alien.scanning import Scanned
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, choice_of, emptied, in_hand, kinds, play, playing, pools
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    EVENT,
    FACEHUGGER,
    GRUNT,
    HIT_1,
    HIT_9,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    QUEEN,
    answer,
    carrying,
    clause,
    dead,
    designs,
    do,
    drafted,
    find,
    game,
    happened,
    hide,
    hug,
    in_phase,
    put,
    refused,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve

ROOM = zones.ROOMS


def lies_open(state: AlienState, zone: str) -> set[bool]:
    """Which sides of the cards of a zone are up."""
    return {state.table.slots[slot].face_up for slot in state.table.zone(zone)}


# Cards that are shuffled lie face down.


@pytest.mark.rule("ALN-CLEAN-04", "ALN-ZONE-39")
def test_a_discard_pile_that_becomes_the_deck_lies_face_down() -> None:
    state = put(emptied(game(), "deck:p1"), "discard:p1", MATE, GRUNT)
    draft = drafted(state)
    assert own_deck.refill(draft, P1)
    assert lies_open(draft.state, "deck:p1") == {False}
    assert set(designs(draft.state, "deck:p1")) == {"?"}


@pytest.mark.rule("ALN-EMPTY-07", "ALN-ZONE-39")
def test_the_new_strike_deck_lies_face_down() -> None:
    state = put(game(strikes=(MISS,), custody={}), "strikes-discard", HIT_1, HIT_9)
    draft = drafted(state)
    strikes.draw(draft, P1)
    state = worked_off(draft)
    assert lies_open(state, "strikes") == {False} and set(designs(state, "strikes")) == {"?"}


@pytest.mark.rule("ALN-EMPTY-01", "ALN-ZONE-39")
def test_the_new_hive_lies_face_down() -> None:
    state = put(game(phase="hive", hive=(), custody={}), "dead-enemies", BRUTE, DRONE, DRONE)
    state = do(state, BeginTurn(P1))
    assert lies_open(state, "hive") == {False} and set(designs(state, "hive")) == {"?"}


# Carriers.


@pytest.mark.rule("ALN-RULING-23")
def test_one_of_two_chestbursters_gone_leaves_a_carrier() -> None:
    state = carrying(carrying(game(), P1), P1)
    state = evolve(state, CardKilled(find(state, "chestburster", "discard:p1"), zones.HATCHERY))
    assert state.carries(P1) and state.carriers == {P1: 1}
    state = evolve(state, CardKilled(find(state, "chestburster", "discard:p1"), zones.HATCHERY))
    assert not state.carries(P1)


@pytest.mark.rule("ALN-DEATH-03", "ALN-FACE-12")
def test_the_dead_carry_no_more_and_the_living_still_do() -> None:
    state = dead(carrying(carrying(game(), P1), P2), P2)
    assert state.carriers == {P1: 1}


@pytest.mark.rule("ALN-FACE-16")
def test_the_books_notice_when_an_unseen_card_is_named_a_chestburster() -> None:
    state = hide(game(), "deck:p2", BURST, MATE)
    state = do(state, MoveSlot(top(state, "hq:1"), zones.BOX))
    assert state.carriers == {P2: 1}
    dug = state.table.zone("deck:p2")[-1]
    state = do(state, MoveSlot(dug, zones.HATCHERY, -1, True))
    assert state.carriers == {P2: 1}, "it may still be the other card"
    burst = next(copy for copy in state.table.pools if state.table.card_of(copy).has("chestburster"))
    assert do(state, BindSlot(dug, burst)).carriers == {}


@pytest.mark.rule("ALN-FACE-14")
def test_a_chestburster_that_everybody_saw_go_into_the_hand_can_be_claimed() -> None:
    state = put(game(), "hand:p2", BURST, face_up=False)
    state = do(state, ClaimBurst(P2))
    assert state.living == (P1, P3) and find(state, "chestburster", "removed")


@pytest.mark.rule("ALN-FACE-14")
def test_a_chestburster_shown_by_somebody_whose_hand_cannot_hold_it_is_refused() -> None:
    state = game()
    burst = next(copy for copy in state.table.designs if copy.startswith("chestburster"))
    no = refused(state, Play(P2, burst))
    assert (no.rule, no.kind) == ("ALN-FACE-14", "target")


@pytest.mark.rule("ALN-FACE-05", "ALN-RULING-22")
def test_the_hatchery_gives_a_chestburster_whatever_lies_on_top() -> None:
    state = put(hug(game(), P1, 1), "hatchery", FACEHUGGER, top=True)
    state = do(state, EndAction(P1))
    assert designs(state, "discard:p1")[0] == "chestburster"


@pytest.mark.rule("ALN-RULING-19", "ALN-DEATH-05")
def test_a_host_who_was_taken_out_of_the_game_by_hand_gains_nothing() -> None:
    state = do(hug(game(), P2, 1), SetProgress(alive={P2: False}))
    state = do(state, EndAction(P1))
    assert state.carriers == {} and designs(state, "dead-enemies") == ("facehugger",)


# Strikes and the end of the phase.


@pytest.mark.rule("ALN-DEATH-01", "ALN-STRIKE-10")
def test_a_strike_without_damage_beside_the_avatar_counts_nothing() -> None:
    state = put(game(strikes=(MISS, MISS)), "damage:p2", HIT_9, MISS)
    draft = drafted(state)
    strikes.draw(draft, P2)
    assert P2 in worked_off(draft).living


@pytest.mark.rule("ALN-CLEAN-10", "ALN-RULING-06")
def test_the_pools_are_empty_while_the_enemies_strike() -> None:
    state = evolve(with_numbers(game(), attack=4, recruit=3), PoolsEmptied())
    assert pools(state) == (0, 0)


@pytest.mark.rule("ALN-CLEAN-03")
def test_a_turn_taken_up_in_the_cleanup_is_cleaned_up_once() -> None:
    state = in_phase(put(game(), "combat", BRUTE), "cleanup")
    seen = kinds(state, EndAction(P1), EnemyStruck, CardsDiscarded, HandDrawn, TurnBegan)
    assert seen == [CardsDiscarded, HandDrawn, TurnBegan]


@pytest.mark.rule("ALN-RULING-50", "ALN-OBJ-02")
def test_a_last_objective_that_is_not_current_saves_nobody() -> None:
    state = with_numbers(put(game(1, strikes=(HIT_1, MISS)), "damage:p1", HIT_9), progress__3=9)
    draft = drafted(state)
    strikes.draw(draft, P1)
    assert worked_off(draft).outcome == "lost"


@pytest.mark.rule("ALN-END-02")
def test_a_loss_names_what_the_last_player_died_of() -> None:
    state = put(dead(game(2, strikes=(MISS,)), P2), "hand:p1", BURST, face_up=False)
    assert happened(state, ClaimBurst(P1))[-1] == Lost("chestburster")


# Scans, fights and kills.


@pytest.mark.rule("ALN-REVEAL-11", "ALN-FIGHT-10")
@pytest.mark.parametrize(("level", "fightable"), [(1, False), (2, False), (3, True)])
def test_a_found_final_enemy_says_whether_it_may_be_fought(level: int, fightable: bool) -> None:
    state = with_numbers(put(game(), "room:1", QUEEN, face_up=False), attack=1)
    for done in range(1, level):
        state = evolve(state, ObjectiveDone(done))
    found = [event for event in happened(state, Scan(P1, ROOM[0])) if isinstance(event, FinalEnemyFound)]
    assert [event.open for event in found] == [fightable]


@pytest.mark.rule("ALN-REVEAL-04")
def test_an_event_is_told_with_its_objective() -> None:
    state = with_numbers(put(game(), "room:1", EVENT, face_up=False), attack=1)
    state = evolve(state, ObjectiveDone(1))
    events = happened(state, Scan(P1, ROOM[0]))
    assert [event.level for event in events if isinstance(event, EventTriggered)] == [2]


@pytest.mark.rule("ALN-SCAN-02", "ALN-RULING-02")
def test_a_card_that_was_carried_away_while_its_scan_cost_was_asked_is_not_paid_for() -> None:
    state = replace(with_numbers(put(game(), "room:1", DRONE, face_up=False), attack=5), boards={})
    state = do(state, Scan(P1, ROOM[0]))
    assert isinstance(state.ask, Number)
    state = do(state, MoveSlot(top(state, "room:1"), zones.BOX))
    state = answer(state, 2)
    assert pools(state) == (5, 0) and state.ask is None


@pytest.mark.rule("ALN-SCAN-04")
def test_a_free_scan_is_told_as_one_that_cost_nothing() -> None:
    state = in_hand(put(game(), "room:3", DRONE, face_up=False), actor(clause("scan")))
    scans = [event for event in happened(state, playing(state)) if isinstance(event, Scanned)]
    assert scans == [Scanned(ROOM[2], 0)]


@pytest.mark.rule("ALN-HIVE-13", "ALN-SCAN-04")
def test_the_entry_room_of_a_free_scan_is_the_first_that_is_open() -> None:
    state = put(put(game(), "room:2", DRONE, face_up=False), "room:3", BRUTE, face_up=False)
    state = play(replace(state, blocked=(ROOM[0],)), actor(clause("scan", where="entry")))
    assert lies_open(state, "room:2") == {True} and lies_open(state, "room:3") == {False}


@pytest.mark.rule("ALN-FIGHT-01")
def test_a_facehugger_on_the_table_does_not_open_other_fights() -> None:
    state = with_numbers(put(hug(game(), P1, 2), "room:1", DRONE, face_up=False), attack=9)
    assert refused(state, Fight(P1, top(state, "room:1"))).kind == "secret"
    assert refused(state, Fight(P1, SlotId(99_999))).kind == "impossible"


@pytest.mark.rule("ALN-RULING-63")
def test_a_hidden_card_that_is_killed_is_turned_up_to_find_its_pile() -> None:
    state = in_hand(put(game(), "room:1", DRONE, face_up=False), actor(clause("kill", what="hidden")))
    assert kinds(state, playing(state), TurnedUp, EnemyKilled) == [TurnedUp, EnemyKilled]


@pytest.mark.rule("ALN-RULING-26")
def test_the_warning_before_a_final_enemy_dies_too_early() -> None:
    killer = actor(clause("kill", what="enemy", final=True))
    early = choice_of(put(game(), "combat", QUEEN, BRUTE), killer)
    assert early.why.key == "ask-kill-final" and [option.key for option in early.options][-1] != "no"
    alone = choice_of(put(game(), "combat", QUEEN), killer)
    assert alone.why.key == "ask-kill-final" and [option.key for option in alone.options][-1] == "no"
    late = put(game(), "combat", QUEEN, BRUTE)
    for level in (1, 2):
        late = evolve(late, ObjectiveDone(level))
    assert choice_of(late, killer).why.key == "ask-kill-which"


@pytest.mark.rule("ALN-TEXT-11")
def test_a_reduction_by_nothing_asks_nothing() -> None:
    state = put(game(), "combat", DRONE, BRUTE)
    after = play(state, actor(clause("weaken", by="hazards")))
    assert after.ask is None and after.weakened == {}
