"""The Hive Phase and the way of cards through the Complex (ALN-HIVE)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.revealing import TurnedUp
from companion.games.alien import hive, zones
from companion.games.alien.hive import HiveRebuilt
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    ANCHOR,
    BRUTE,
    DRONE,
    P1,
    P2,
    Card,
    answer,
    designs,
    do,
    drafted,
    enemy,
    fill,
    find,
    game,
    happened,
    hide,
    put,
    refused,
    rooms,
    top,
)
from tests.games.alien.whole import kernel

BEGIN = BeginTurn(P1)
X = enemy("x", 1)


def table(*cards: str, hive: tuple[Card, ...] = (X,), face_up: bool = False) -> AlienState:
    """The first player's Hive Phase with these cards in the rooms."""
    return fill(game(phase="hive", hive=hive), *cards, face_up=face_up)


@pytest.mark.rule("ALN-HIVE-01")
def test_the_top_hive_card_goes_unseen_into_the_entry_room() -> None:
    state = do(table(hive=(X, DRONE)), BEGIN)
    slot = top(state, "room:1")
    assert rooms(state) == ("x", "", "", "", "")
    assert not state.table.slots[slot].face_up and designs(state, "hive") == ("drone",)
    assert state.turn.phase == "action"


@pytest.mark.rule("ALN-HIVE-01")
def test_nothing_is_played_or_recruited_before_the_hive_card() -> None:
    state = table()
    for command in (RecruitSergeant(P1), Recruit(P1, top(state, "hq:1"))):
        no = refused(state, command)
        assert (no.rule, no.kind) == ("ALN-HIVE-01", "timing")


@pytest.mark.rule("ALN-HIVE-02")
def test_a_hive_phase_places_exactly_one_card() -> None:
    state = do(table(hive=(X, DRONE)), BEGIN)
    no = refused(state, BEGIN)
    assert (no.rule, no.kind) == ("ALN-HIVE-02", "limit")
    assert rooms(do(state, BEGIN, "ALN-HIVE-02")) == ("drone", "x", "", "", "")


@pytest.mark.rule("ALN-HIVE-02", "ALN-TURN-04")
def test_the_hive_phase_cannot_be_skipped() -> None:
    no = refused(table(), EndAction(P1))
    assert (no.rule, no.kind) == ("ALN-TURN-04", "timing")
    assert do(table(), EndAction(P1), "ALN-TURN-04").turn.seat == P2


@pytest.mark.rule("ALN-HIVE-03")
def test_a_card_that_enters_pushes_the_one_before_it_and_so_on() -> None:
    assert rooms(do(table("a", "b"), BEGIN)) == ("x", "a", "b", "", "")


@pytest.mark.rule("ALN-HIVE-04")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("a", "b", "", "c", ""), ("x", "a", "b", "c", "")),
        (("", "a", "b", "c", "d"), ("x", "a", "b", "c", "d")),
    ],
)
def test_an_empty_room_stops_the_chain(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    state = do(table(*before), BEGIN)
    assert rooms(state) == after and not state.table.zone("combat")


@pytest.mark.rule("ALN-HIVE-05")
def test_cards_keep_their_facing_while_they_are_pushed() -> None:
    state = put(table("a"), "room:2", enemy("b", 1))
    state = do(state, BEGIN)
    facing = [state.table.slots[top(state, room)].face_up for room in zones.ROOMS[:3]]
    assert rooms(state) == ("x", "a", "b", "", "") and facing == [False, False, True]


@pytest.mark.rule("ALN-HIVE-06")
def test_the_card_pushed_out_of_the_airlock_drops_into_the_combat_zone() -> None:
    state = do(table("a", "b", "c", "d", "e"), BEGIN)
    assert rooms(state) == ("x", "a", "b", "c", "d")
    assert designs(state, "combat") == ("e",)


@pytest.mark.rule("ALN-HIVE-07")
def test_a_hidden_card_in_the_combat_zone_is_turned_up_and_resolved_at_once() -> None:
    state = hide(table("a", "b", "c", "d"), "room:5", BRUTE)
    state = do(state, BEGIN)
    assert state.ask is not None and state.turn.phase == "hive"
    state = answer(state, "brute")
    assert state.table.slots[top(state, "combat")].face_up and state.turn.phase == "action"


@pytest.mark.rule("ALN-HIVE-08")
def test_a_card_already_face_up_is_not_revealed_again() -> None:
    events = happened(table("a", "b", "c", "d", "e", face_up=True), BEGIN)
    kinds = [type(event) for event in events]
    assert EnteredCombatZone in kinds and TurnedUp not in kinds


@pytest.mark.rule("ALN-HIVE-09")
def test_the_combat_zone_has_no_limit_and_its_newest_card_on_the_left() -> None:
    old = tuple(enemy(f"old-{number}", 1) for number in range(7))
    state = put(table("a", "b", "c", "d", "e"), "combat", *old)
    state = do(state, BEGIN)
    assert designs(state, "combat") == ("e", *(card.design for card in old))


@pytest.mark.rule("ALN-HIVE-10")
def test_the_push_rule_applies_to_hive_cards_added_by_effects() -> None:
    state = fill(game(hive=(X, DRONE)), "a", "b", "c", "d", "e")
    draft = drafted(state)
    hive.place(draft)
    hive.place(draft)
    kernel.run(draft)
    assert rooms(draft.state) == ("drone", "x", "a", "b", "c")
    assert designs(draft.state, "combat") == ("d", "e")


@pytest.mark.rule("ALN-HIVE-10")
def test_the_push_rule_applies_to_cards_that_are_moved() -> None:
    state = fill(game(), "a", "b", "c", "", "d")
    draft = drafted(state)
    hive.enter(draft, find(state, "a"), 1)
    assert rooms(draft.state) == ("", "a", "b", "c", "d")


@pytest.mark.rule("ALN-HIVE-11")
def test_what_does_not_move_is_passed_by() -> None:
    state = put(table("a", "b"), "room:3", ANCHOR)
    assert rooms(do(state, BEGIN)) == ("x", "a", "anchor", "b", "")


@pytest.mark.rule("ALN-HIVE-11")
def test_an_immobile_card_in_the_entry_room_sends_the_new_card_to_the_next_room() -> None:
    state = put(table(), "room:1", ANCHOR)
    assert rooms(do(state, BEGIN)) == ("anchor", "x", "", "", "")


@pytest.mark.rule("ALN-RULING-61")
def test_a_hidden_card_moves_whatever_its_text_says() -> None:
    state = put(table(), "room:1", ANCHOR, face_up=False)
    assert rooms(do(state, BEGIN)) == ("x", "anchor", "", "", "")


@pytest.mark.rule("ALN-RULING-55")
def test_a_card_pushed_toward_an_immobile_one_in_the_airlock_goes_to_the_combat_zone() -> None:
    state = put(table("a", "b", "c", "d"), "room:5", ANCHOR)
    state = do(state, BEGIN)
    assert rooms(state) == ("x", "a", "b", "c", "anchor") and designs(state, "combat") == ("d",)


@pytest.mark.rule("ALN-HIVE-12")
def test_attached_cards_neither_block_nor_move() -> None:
    state = put(table("a", "b"), "attached:2", enemy("lock", 0))
    state = do(state, BEGIN)
    assert rooms(state) == ("x", "a", "b", "", "") and designs(state, "attached:2") == ("lock",)


@pytest.mark.rule("ALN-HIVE-13")
def test_a_blocked_room_does_not_exist_for_movement() -> None:
    state = replace(fill(table(), "", "a", "b", "c", "d"), blocked=(zones.ROOMS[0],))
    state = do(state, BEGIN)
    assert rooms(state) == ("", "x", "a", "b", "c") and designs(state, "combat") == ("d",)


@pytest.mark.rule("ALN-HIVE-14", "ALN-EMPTY-01")
def test_an_empty_hive_is_made_anew_when_a_card_is_needed() -> None:
    state = put(table(hive=()), "dead-enemies", BRUTE)
    kinds = [type(event) for event in happened(state, BEGIN)]
    assert kinds[0] is HiveRebuilt


@pytest.mark.rule("ALN-HIVE-15", "ALN-TIME-02")
def test_cards_that_reach_the_combat_zone_together_are_resolved_one_by_one() -> None:
    state = put(put(game(), "room:4", BRUTE, face_up=False), "room:5", DRONE, face_up=False)
    draft = drafted(state)
    first, second = find(state, "drone", "room:5"), find(state, "brute")
    hive.drop(draft, second)
    hive.drop(draft, first)
    kernel.run(draft)
    order = [event.slot for event in draft.events if isinstance(event, TurnedUp)]
    assert order == [first, second] and designs(draft.state, "combat") == ("drone", "brute")
