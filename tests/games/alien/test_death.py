"""The death of a player (ALN-DEATH)."""

from __future__ import annotations

import pytest

from companion.core.language.commands import CorrectFact, MoveSlot
from companion.engine.legendary.course import EndAction, TurnBegan
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.strikes import DrawStrike, StrikeDrawn
from companion.engine.turns import clockwise, next_seat
from companion.games.alien import deaths, drawing, strikes, zones
from companion.games.alien.bursts import BurstDrawn, ClaimBurst
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.hazards import HazardTriggered
from companion.games.alien.huggers import Impregnated
from companion.games.alien.state import AlienState
from tests.games.alien.acts import hands
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    EVENT,
    HAZARD,
    HIT_1,
    HIT_2,
    HIT_3,
    HIT_9,
    HIT_10,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    Card,
    ability,
    card,
    clause,
    designs,
    do,
    drafted,
    fill,
    find,
    game,
    happened,
    hug,
    put,
    refused,
    rooms,
    strike,
    top,
    with_card,
    worked_off,
)

END = EndAction(P1)


@pytest.mark.rule("ALN-DEATH-01")
@pytest.mark.parametrize(
    ("taken", "alive"),
    [((HIT_9,), True), ((HIT_10,), False), ((HIT_9, HIT_3), False), ((HIT_3, HIT_3, HIT_3), True)],
)
def test_a_player_dies_when_damage_reaches_health(taken: tuple[Card, ...], alive: bool) -> None:
    draft = drafted(game(strikes=(*taken, MISS)))
    strikes.draw(draft, P2, len(taken))
    assert (P2 in worked_off(draft).living) is alive


@pytest.mark.rule("ALN-DEATH-01")
def test_a_corrected_health_or_a_strike_found_late_counts_at_once() -> None:
    state = put(put(game(), "damage:p2", HIT_9), "damage:p3", HIT_9)
    state = do(state, CorrectFact("avatar-p2", "health", 9))
    assert P2 not in state.living
    late = put(state, "strikes-discard", HIT_1)
    late = do(late, MoveSlot(find(late, "hit-1"), zones.of(P3, "damage"), -1, True))
    assert late.living == (P1,)


@pytest.mark.rule("ALN-DEATH-02")
def test_drawing_the_own_chestburster_kills_at_once() -> None:
    state = put(game(), "deck:p2", BURST, face_up=False, top=True)
    draft = drafted(state)
    drawing.draw(draft, P2, 2)
    state = worked_off(draft)
    assert P2 not in state.living
    assert [type(event) for event in draft.events] == [HandDrawn, BurstDrawn, PlayerDied]


@pytest.mark.rule("ALN-DEATH-03")
def test_a_dead_player_takes_all_own_cards_out_of_the_game() -> None:
    state = put(put(game(), "discard:p2", MATE), "played:p2", MATE)
    state = put(state, "vigilant:p2", MATE)
    draft = drafted(state)
    deaths.kill_player(draft, P2, "strikes")
    state = worked_off(draft)
    assert zones.own_cards(state.table, P2) == () and len(state.table.zone("removed")) == 16


@pytest.mark.rule("ALN-DEATH-03", "ALN-TURN-02")
def test_a_dead_player_takes_no_more_turns() -> None:
    draft = drafted(game())
    deaths.kill_player(draft, P2, "strikes")
    assert do(worked_off(draft), END).turn.seat == P3


@pytest.mark.rule("ALN-RULING-10")
def test_the_strikes_of_the_dead_go_to_the_discarded_strikes() -> None:
    draft = drafted(put(game(), "damage:p2", HIT_2, HIT_3))
    deaths.kill_player(draft, P2, "hive")
    state = worked_off(draft)
    assert sorted(designs(state, "strikes-discard")) == ["hit-2", "hit-3"]


@pytest.mark.rule("ALN-DEATH-04")
def test_a_death_does_not_touch_the_board() -> None:
    before = put(fill(game(), "a", "", "b"), "combat", BRUTE)
    draft = drafted(before)
    deaths.kill_player(draft, P2, "strikes")
    after = worked_off(draft)
    board = (*zones.ROOMS, zones.COMBAT, zones.HIVE, *zones.HQ, zones.BARRACKS, zones.HATCHERY)
    assert rooms(after) == ("a", "", "b", "", "")
    assert [after.table.zone(zone) for zone in board] == [before.table.zone(zone) for zone in board]


@pytest.mark.rule("ALN-DEATH-05")
def test_the_dead_are_no_next_player_and_draw_no_strikes() -> None:
    draft = drafted(game())
    deaths.kill_player(draft, P2, "strikes")
    strikes.draw(draft, P2, 2)
    drawing.draw(draft, P2, 2)
    state = worked_off(draft)
    assert next_seat(state, P1) == P3 and clockwise(state, P2) == (P3, P1)
    assert [type(event) for event in draft.events] == [PlayerDied]


@pytest.mark.rule("ALN-DEATH-05")
def test_the_dead_claim_nothing() -> None:
    draft = drafted(game())
    deaths.kill_player(draft, P2, "strikes")
    no = refused(worked_off(draft), ClaimBurst(P2))
    assert (no.rule, no.kind) == ("ALN-DEATH-05", "impossible")


@pytest.mark.rule("ALN-DEATH-06")
def test_the_remaining_strikes_are_not_drawn() -> None:
    state = put(game(strikes=(HIT_9, HIT_1, HIT_1, HIT_1)), "combat", DRONE, DRONE, DRONE, DRONE)
    seen = [type(event) for event in happened(state, END)]
    assert seen.count(StrikeDrawn) == 2 and seen.count(PlayerDied) == 1
    after = do(state, END)
    assert after.turn.seat == P2 and len(after.table.zone("strikes")) == 2


@pytest.mark.rule("ALN-DEATH-07", "ALN-END-02")
def test_when_the_last_player_dies_the_game_is_lost_at_once() -> None:
    state = put(game(1, strikes=(HIT_10, MISS)), "combat", BRUTE, BRUTE)
    events = happened(state, END)
    assert events[-1] == Lost("strikes") and isinstance(events[-2], PlayerDied)
    assert do(state, END).outcome == "lost"


@pytest.mark.rule("ALN-RULING-19")
def test_a_facehugger_dies_with_the_player_it_sits_on() -> None:
    draft = drafted(hug(hug(game(), P2, 2), P3, 2))
    deaths.kill_player(draft, P2, "strikes")
    state = worked_off(draft)
    assert [hugger.seat for hugger in state.huggers] == [P3]
    assert designs(state, "dead-enemies") == ("facehugger",)
    assert not any(isinstance(event, Impregnated) for event in draft.events)


@pytest.mark.rule("ALN-RULING-19", "ALN-RULING-59")
def test_the_deadline_of_a_facehugger_is_the_end_of_a_turn_cut_short() -> None:
    state = put(hug(game(turn=2, active=P2, strikes=(HIT_10, MISS)), P1, 2), "combat", BRUTE)
    state = do(state, EndAction(P2))
    assert state.living == (P1, P3) and state.carries(P1) and state.turn.seat == P3


def dying_in_the_hive_phase(*reveals: Card) -> AlienState:
    """The first player is about to die of what drops into the Combat Zone; more cards drop with it."""
    state = game(phase="hive", strikes=(HIT_10, MISS))
    for room in zones.ROOMS[:4]:
        state = put(state, room, DRONE, face_up=False)
    return put(state, "room:5", *reveals, face_up=False)


def test_a_death_by_a_revealed_card_ends_the_turn_and_the_card_is_put_away() -> None:
    state = dying_in_the_hive_phase(EVENT)
    deadly = card("objective-1", "objective", ability("event", clause("strike", who="you")), level=1, need=3)
    state = with_card(state, deadly)
    state = do(state, BeginTurn(P1))
    assert state.living == (P2, P3) and (state.turn.seat, state.turn.phase) == (P2, "hive")
    assert designs(state, "combat") == () and designs(state, "hazards-events") == ("event",)


def test_what_still_lies_face_down_is_turned_up_before_the_next_turn() -> None:
    state = put(put(game(), "combat", HAZARD, face_up=False), "damage:p1", HIT_9)
    draft = drafted(put(state, "strikes", HIT_1, face_up=False, top=True))
    draft.later(DrawStrike(seat=P1), Reveal(slot=top(draft.state, "combat")))
    state = worked_off(draft)
    seen = [type(event) for event in draft.events]
    assert seen.index(HazardTriggered) < seen.index(TurnBegan)
    assert state.living == (P2, P3) and state.turn.seat == P2
    assert designs(state, "hazards-events") == ("hazard",) and state.numbers["hazards"] == 1


def test_a_strike_of_somebody_else_is_put_away_when_the_active_player_dies() -> None:
    text = strike(0, ability("strike", clause("draw", n=1, who="others")), design="chill")
    state = put(game(strikes=(text, MISS)), "deck:p1", BURST, face_up=False, top=True)
    draft = drafted(state)
    strikes.draw(draft, P2)
    state = worked_off(draft)
    assert state.living == (P2, P3) and designs(state, "damage:p2") == ()
    assert hands(state) == (0, 6, 7)
