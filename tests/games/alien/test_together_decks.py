"""Rules that meet over strikes, Objectives, hands and decks."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Identity, Order
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck, StrikeDrawn, StrikesReshuffled
from companion.games.alien import zones
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.hive import HiveCardPlaced
from companion.games.alien.objectives.events import ObjectiveBegan, ObjectiveDone
from tests.games.alien.acts import (
    actor,
    beside,
    emptied,
    hands,
    in_hand,
    kinds,
    objective,
    play,
    playing,
    pools,
)
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DOUBLE,
    DRONE,
    EVENT,
    HIT_1,
    HIT_2,
    HIT_9,
    HIT_10,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    QUEEN,
    TRIPLE,
    ability,
    answer,
    clause,
    dead,
    designs,
    do,
    enemy,
    fill,
    find,
    game,
    happened,
    hide,
    keep_orders,
    put,
    rooms,
    strike,
    top,
    with_card,
    with_numbers,
)
from tests.games.alien.whole import evolve

ROOM = zones.ROOMS
STRIKE_ALL = ability("event", clause("strike", who="each"))


# Strikes.


@pytest.mark.rule("ALN-STRIKE-04", "ALN-DEATH-06", "ALN-RULING-28")
def test_a_double_strike_that_kills_with_its_first_card_draws_no_second() -> None:
    both = enemy("both", 3, ability("strike", clause("hive", n=1)), marks=("double-strike",))
    state = put(game(strikes=(HIT_10, HIT_1, HIT_1)), "combat", DOUBLE, both)
    seen = kinds(state, EndAction(P1), EnemyStruck, StrikeDrawn, PlayerDied, HiveCardPlaced)
    assert seen == [EnemyStruck, StrikeDrawn, PlayerDied]


@pytest.mark.rule("ALN-EMPTY-07", "ALN-STRIKE-04", "ALN-RULING-31")
def test_a_triple_strike_with_one_card_left_and_none_discarded() -> None:
    """A hit stays beside the Avatar: there is nothing to shuffle, and the other two are void."""
    hit = put(game(strikes=(HIT_1,)), "combat", TRIPLE)
    after = do(hit, EndAction(P1))
    assert designs(after, "damage:p1") == ("hit-1",) and after.turn.seat == P2
    missed = put(game(strikes=(MISS,), custody={}), "combat", TRIPLE)
    seen = kinds(missed, EndAction(P1), StrikeDrawn, StrikesReshuffled)
    assert seen == [StrikeDrawn, StrikesReshuffled] * 3


@pytest.mark.rule("ALN-EMPTY-07", "ALN-RULING-10")
def test_the_strikes_of_the_dead_are_the_new_deck_when_theirs_was_the_last() -> None:
    state = put(game(strikes=(HIT_9,), custody={}), "damage:p1", HIT_1)
    state = do(put(state, "combat", BRUTE), EndAction(P1))
    assert state.living == (P2, P3) and len(state.table.zone("strikes")) == 2
    assert state.table.zone("strikes-discard") == ()


@pytest.mark.rule("ALN-EMPTY-07", "ALN-STRIKE-12")
def test_a_healed_strike_is_the_new_deck_when_there_was_none() -> None:
    state = put(game(strikes=(), custody={}), "damage:p2", HIT_1)
    state = play(state, actor(clause("heal", who="any")))
    assert len(state.table.zone("strikes")) == 1 and state.table.zone("strikes-discard") == ()


@pytest.mark.rule("ALN-RULING-29", "ALN-HIVE-15")
def test_the_enemy_that_a_strike_brings_in_is_turned_up_before_it_strikes() -> None:
    grim = enemy("grim", 2, ability("strike", clause("hive", n=1)))
    state = put(fill(game(), "a", "b", "c", "d", face_up=True), "room:5", DOUBLE, face_up=False)
    state = put(state, "combat", grim)
    seen = kinds(state, EndAction(P1), EnemyStruck, TurnedUp, StrikeDrawn)
    assert seen == [EnemyStruck, StrikeDrawn, TurnedUp, EnemyStruck, StrikeDrawn, StrikeDrawn]


@pytest.mark.rule("ALN-TIME-01", "ALN-DEATH-06", "ALN-RULING-59")
def test_an_event_that_kills_the_active_player_first() -> None:
    state = game(strikes=(HIT_10, HIT_2, HIT_1, MISS))
    state = with_numbers(
        put(with_card(state, objective(1, STRIKE_ALL)), "room:1", EVENT, face_up=False), attack=1
    )
    state = do(state, Scan(P1, ROOM[0]))
    assert beside(state) == ((), ("hit-2",), ("hit-1",)), "the others draw theirs all the same"
    assert state.living == (P2, P3) and (state.turn.seat, state.turn.phase) == (P2, "hive")
    assert designs(state, "hazards-events") == ("event",), "the Event is put away all the same"


@pytest.mark.rule("ALN-DEATH-04", "ALN-TIME-01")
def test_an_event_that_kills_another_player_goes_on() -> None:
    state = game(strikes=(MISS, HIT_10, HIT_1, MISS))
    state = with_numbers(
        put(with_card(state, objective(1, STRIKE_ALL)), "room:1", EVENT, face_up=False), attack=1
    )
    state = do(state, Scan(P1, ROOM[0]))
    assert state.living == (P1, P3) and beside(state) == ((), (), ("hit-1",))
    assert state.turn.seat == P1 and state.turn.phase == "action"


# Objectives.


@pytest.mark.rule("ALN-OBJ-02", "ALN-OBJ-04", "ALN-STATE-17")
def test_an_objective_that_is_done_as_it_begins_has_its_setup_text_first() -> None:
    table = game()
    for level, points in ((1, 1), (2, 10), (3, 100)):
        table = with_card(table, objective(level, ability("setup", clause("gain", recruit=points))))
    state = play(table, actor(clause("progress", level=2, n=3)))
    state = in_hand(state, actor(clause("progress", level=1, n=3)))
    wanted = (ObjectiveDone, ObjectiveBegan, PointsGained)
    told = [event for event in happened(state, playing(state)) if isinstance(event, wanted)]
    levels = [getattr(event, "level", None) or event.recruit for event in told]  # type: ignore[union-attr]
    assert [type(event) for event in told] == [*wanted, *wanted] and levels == [1, 2, 10, 2, 3, 100]


@pytest.mark.rule("ALN-OBJ-04", "ALN-STATE-17")
def test_a_setup_text_that_waits_for_an_answer_holds_back_the_next_completion() -> None:
    table = with_card(game(custody={}), objective(2, ability("setup", clause("scan"))))
    table = hide(hide(table, "room:1", DRONE), "room:2", DRONE)
    state = play(table, actor(clause("progress", level=2, n=3)))
    state = in_hand(state, actor(clause("progress", level=1, n=3)))
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice) and state.objective == 2
    state = answer(answer(state, state.ask.options[0].key), "drone")
    assert state.objective == 3 and state.ask is None


@pytest.mark.rule("ALN-OBJ-06", "ALN-RULING-59")
def test_the_death_of_a_final_enemy_counts_though_it_kills_its_killer() -> None:
    last = enemy(
        "last", 0, ability("death", clause("strike"), clause("progress", level=3)), marks=("final-enemy",)
    )
    state = put(put(game(strikes=(HIT_10, MISS)), "combat", last), "combat", DRONE)
    for level in (1, 2):
        state = evolve(state, ObjectiveDone(level))
    state = do(state, Fight(P1, find(state, "last")))
    assert state.living == (P2, P3) and state.outcome == "won"


@pytest.mark.rule("ALN-OBJ-04", "ALN-TURN-06")
def test_an_objective_completed_by_its_killer_begins_with_the_next_player() -> None:
    """Who kills the last enemy dies of it: the Setup text of the next Objective is not lost with the turn."""
    deadly = enemy("deadly", 0, ability("death", clause("strike"), clause("progress", level=1, n=3)))
    state = with_card(game(strikes=(HIT_10, MISS)), objective(2, ability("setup", clause("draw", n=1))))
    state = put(state, "combat", deadly)
    state = do(state, Fight(P1, find(state, "deadly")))
    assert state.living == (P2, P3) and state.objective == 2 and state.turn.seat == P2
    assert len(state.table.zone("hand:p2")) == 7 and len(state.table.zone("hand:p3")) == 6


@pytest.mark.rule("ALN-OBJ-03", "ALN-STATE-15")
def test_an_objective_completed_by_the_text_of_a_deadly_strike_is_completed_before_the_death() -> None:
    deadly = strike(10, ability("strike", clause("progress", level=1, n=3)), design="deadly")
    state = with_card(game(strikes=(deadly, MISS)), objective(2, ability("setup", clause("hive", n=1))))
    seen = kinds(put(state, "combat", BRUTE), EndAction(P1), ObjectiveDone, HiveCardPlaced, PlayerDied)
    assert seen == [ObjectiveDone, HiveCardPlaced, PlayerDied]


@pytest.mark.rule("ALN-OBJ-04", "ALN-RULING-59")
def test_a_setup_text_that_kills_the_active_player_is_finished_by_the_next() -> None:
    grim = ability("setup", clause("strike"), clause("hive", n=1), clause("draw", n=1))
    state = with_card(game(strikes=(HIT_10, MISS)), objective(2, grim))
    state = play(state, actor(clause("progress", level=1, n=3)))
    assert state.living == (P2, P3) and (state.turn.seat, state.turn.phase) == (P2, "hive")
    assert rooms(state)[0] == "drone" and len(state.table.zone("hand:p2")) == 7


@pytest.mark.rule("ALN-OBJ-11", "ALN-REVEAL-05")
def test_an_event_that_completes_its_objective_leaves_the_next_one_alone() -> None:
    """Whoever's turn it is: the enemies' Event abilities still come, that of the new Objective does not."""
    state = game(active=P2)
    state = with_card(state, objective(1, ability("event", clause("progress", level=1, n=3))))
    state = with_card(state, objective(2, ability("event", clause("gain", attack=50))))
    minding = enemy("minding", 2, ability("event", clause("gain", recruit=2)))
    state = with_numbers(put(put(state, "combat", minding), "room:1", EVENT, face_up=False), attack=1)
    state = do(state, Scan(P2, ROOM[0]))
    assert state.objective == 2 and pools(state) == (0, 2)


@pytest.mark.rule("ALN-RULING-26", "ALN-FIGHT-10", "ALN-EMPTY-01")
def test_a_final_enemy_killed_too_early_comes_back_with_the_hive_and_wins_the_game() -> None:
    state = put(put(game(hive=(DRONE,), custody={}), "combat", QUEEN), "dead-enemies", BRUTE)
    state = play(state, actor(clause("kill", what="enemy", final=True)), "queen")
    assert state.numbers["progress:3"] == 0 and "queen" in designs(state, "dead-enemies")
    for level in (1, 2):
        state = evolve(state, ObjectiveDone(level))
    state = play(state, actor(clause("hive", n=2)))
    assert state.numbers["rebuilds"] == 1 and rooms(state)[0] == "?"
    state = with_numbers(state, attack=20)
    state = answer(do(state, Scan(P1, ROOM[0])), "queen")
    state = do(state, Fight(P1, find(state, "queen", "room:1")))
    assert state.outcome == "won"


# Hands, decks and the HQ.


@pytest.mark.rule("ALN-FACE-14", "ALN-TURN-06", "ALN-EMPTY-08")
def test_a_chestburster_drawn_by_a_card_in_the_action_phase_ends_the_turn_at_once() -> None:
    """The books know where it lies: the rest of the card is not carried out any more."""
    state = put(emptied(game(), "deck:p1"), "deck:p1", MATE, BURST, MATE, face_up=False)
    state = in_hand(state, actor(clause("draw", n=3), clause("gain", recruit=5)))
    events = happened(state, playing(state))
    drawn = [len(event.slots) for event in events if isinstance(event, HandDrawn)]
    assert drawn == [2] and not any(isinstance(event, PointsGained) for event in events)
    after = do(state, playing(state))
    assert after.living == (P2, P3) and (after.turn.seat, after.turn.phase) == (P2, "hive")


@pytest.mark.rule("ALN-FACE-14", "ALN-DEATH-04")
def test_a_chestburster_drawn_by_somebody_else_leaves_the_turn_as_it_is() -> None:
    state = put(game(), "deck:p2", BURST, face_up=False, top=True)
    state = play(state, actor(clause("draw", n=1, who="each"), clause("gain", recruit=5)))
    assert state.living == (P1, P3) and state.turn.seat == P1 and pools(state) == (0, 5)
    assert hands(state) == (7, 0, 7)


@pytest.mark.rule("ALN-EMPTY-05", "ALN-RECRUIT-02")
def test_the_barracks_run_out_in_the_middle_of_a_turn() -> None:
    state = put(emptied(game(), "barracks"), "barracks", MATE, face_up=False)
    state = with_numbers(state, recruit=12)
    for space in ("hq:1", "hq:2"):
        state = do(state, Recruit(P1, top(state, space)))
    assert [len(state.table.zone(space)) for space in zones.HQ] == [1, 0, 1, 1, 1]
    assert state.table.zone("barracks") == () and state.ask is None
    state = play(state, actor(clause("gain-card", **{"from": "hq", "cost": 0}), clause("draw")))
    assert len(state.table.zone("discard:p1")) == 2


@pytest.mark.rule("ALN-STATE-22", "ALN-RECRUIT-02")
def test_a_refill_nobody_knows_is_asked_before_the_effect_goes_on() -> None:
    state = hide(emptied(game(custody={}), "barracks"), "barracks", MATE, DRONE)
    state = in_hand(state, actor(clause("gain-card", **{"from": "hq"}), clause("gain", recruit=1)))
    state = do(state, playing(state))
    state = answer(state, f"slot:{top(state, 'hq:2')}")
    assert isinstance(state.ask, Identity) and pools(state) == (0, 0)
    assert pools(answer(state, "mate")) == (0, 1)


@pytest.mark.rule("ALN-EMPTY-07", "ALN-STATE-22")
def test_the_order_of_a_new_strike_deck_is_known_before_anybody_dies() -> None:
    state = put(put(game(strikes=(HIT_10,)), "strikes-discard", HIT_1, MISS), "combat", BRUTE)
    state = do(state, EndAction(P1))
    assert isinstance(state.ask, Order) and P1 in state.living
    assert keep_orders(state).living == (P2, P3)


@pytest.mark.rule("ALN-KILL-12", "ALN-TURN-03")
def test_you_and_the_next_player_are_the_same_when_one_is_left() -> None:
    state = play(game(1, strikes=(HIT_1,) * 4), actor(clause("strike"), clause("strike", who="next")))
    assert designs(state, "damage:p1") == ("hit-1", "hit-1")
    late = play(
        dead(game(strikes=(HIT_1,) * 4), P2, P3), actor(clause("strike"), clause("strike", who="next"))
    )
    assert designs(late, "damage:p1") == ("hit-1", "hit-1")
