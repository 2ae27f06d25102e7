"""After a shuffle by hand: what each custody asks for, what it still knows, and what undo makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.asks import AS_BACK, Identity, Order
from companion.core.language.commands import KeepDeck, Reshuffle
from companion.engine import ledger
from companion.engine.backs import ShowBack
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.games.alien import zones
from companion.games.alien.room import all_hard_faults
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    HIT_1,
    MISS,
    P1,
    P2,
    answer,
    do,
    game,
    hide,
    play_on,
    put,
    some_order,
    top,
)

CUSTODIES = ("face", "back", "read", "app")


def exhausted(how: Any) -> AlienState:
    """The Hive is empty, three enemies lie dead, and a card whose back was shown lies in the entry room."""
    state = hide(game(phase="hive", hive=(), custody={"hive": how}), "hive", DRONE)
    state = put(state, "dead-enemies", BRUTE, BRUTE, EVENT)
    state = do(state, BeginTurn(P1))
    if how == "back":
        slot = top(state, "room:1")
        state = do(state, ShowBack(slot, ledger.candidates(state.table, slot)[0]))
    return do(play_on(state, EndAction(P1)), BeginTurn(P2))


@pytest.mark.rule("ALN-EMPTY-01")
@pytest.mark.parametrize("how", CUSTODIES)
def test_a_rebuilt_hive_is_kept_as_the_hive_was(how: Any) -> None:
    state = exhausted(how)
    assert state.numbers["rebuilds"] == 1 and all_hard_faults(state) == []
    if how in ("read", "app"):
        assert isinstance(state.ask, Order) and state.ask.read == (how == "read")
        state = answer(state, some_order(state, state.ask.zone), "camera" if how == "read" else "app")
    assert state.ask is None and state.turn.phase == "action"
    slot = top(state, "room:1")
    assert (state.table.slots[slot].known == "app") == (how in ("read", "app"))
    pushed = top(state, "room:2")
    assert (state.table.slots[pushed].known == "app") == (how == "back"), "a back that was shown stays known"
    if how == "back":
        assert state.laid == (slot,) and not set(state.backs) & {slot}, "the new card waits for its own"


@pytest.mark.rule("ALN-EMPTY-01")
def test_a_rebuilt_hive_that_is_not_read_goes_on_by_its_backs() -> None:
    state = exhausted("read")
    state = answer(state, AS_BACK)
    slot = top(state, "room:1")
    assert state.table.slots[slot].copy is None and state.laid == (slot,)
    brute = next(copy for copy in ledger.candidates(state.table, slot) if copy.startswith("brute"))
    assert do(state, ShowBack(slot, brute)).table.slots[slot].copy == brute


@pytest.mark.rule("ALN-EMPTY-07")
@pytest.mark.parametrize("how", CUSTODIES)
def test_reshuffled_strikes_are_kept_as_they_were(how: Any) -> None:
    state = put(game(strikes=(), custody={"strikes": how}), "combat", BRUTE)
    state = put(hide(state, "strikes", HIT_1), "strikes-discard", MISS, MISS)
    state = do(state, EndAction(P1))
    asked = state.ask
    assert isinstance(asked, Order if how in ("read", "app") else Identity)
    if isinstance(asked, Order):
        state = answer(state, some_order(state, asked.zone), "camera" if how == "read" else "app")
    assert len(state.table.zone("strikes")) == 2 and all_hard_faults(state) == []


def test_hidden_cards_are_not_missing_from_what_a_reshuffled_hive_could_hold() -> None:
    """What the app alone knows of a room does not show in the list of candidates."""
    state = hide(game(phase="hive", hive=(), custody={"hive": "back"}), "hive", DRONE, BRUTE, EVENT)
    unseen = do(state, BeginTurn(P1))
    slot = top(unseen, "room:1")
    seen = do(unseen, ShowBack(slot, next(copy for copy in unseen.table.pools if copy.startswith("brute"))))
    for before in (unseen, seen):
        after = do(play_on(before, EndAction(P1)), Reshuffle(zones.HIVE))
        found = {after.table.designs[copy] for copy in ledger.candidates(after.table, top(after, "hive"))}
        hidden = {after.table.designs[copy] for copy in ledger.candidates(after.table, slot)}
        assert {"drone", "event"} <= found and all_hard_faults(after) == []
        assert hidden == ({"brute"} if before is seen else {"drone", "brute", "event"})


def test_a_hive_kept_by_the_app_can_go_on_by_faces_with_its_parts_as_they_were() -> None:
    from tests.games.alien.test_setup import started

    state = started(3, "app")
    levels = {slot: held.part for slot, held in state.table.slots.items() if held.zone == zones.HIVE}
    assert set(levels.values()) == {"hive:1", "hive:2", "hive:3"}
    state = do(state, BeginTurn(state.active))
    state = do(state, KeepDeck("hive", "face"))
    table = state.table
    assert {slot: table.slots[slot].group for slot in levels} == levels, "also the card that was laid out"
    assert all_hard_faults(state) == []
    drones = [copy for copy, pool in table.pools.items() if pool == "drones"]
    assert len(drones) > sum(row.get("drones", 0) for group, row in table.quota.items() if group != "box")  # type: ignore[call-overload]
    assert all(table.slots[slot].known == "app" for slot in table.zone("strikes")), "the other decks stay"
