"""Bystanders: guarded, kidnapped, and what they do then (VIL-BYST)."""

from __future__ import annotations

import pytest

from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.games.villains import zones
from companion.games.villains.bystanders import kidnap_top
from companion.games.villains.commander import FightCommander
from tests.games.villains.box import (
    BYSTANDER,
    P1,
    P2,
    THUG,
    ability,
    adversary,
    card,
    clause,
    count,
    designs,
    do,
    drafted,
    fill,
    find,
    game,
    guarding,
    put,
    settled,
    with_numbers,
    worked_off,
)

ENGINEER = card("engineer", "bystander", ability("kidnap", clause("gain", recruit=3)), vp=1)


@pytest.mark.rule("VIL-BYST-01")
def test_the_nearest_to_the_deck_guards_it() -> None:
    before = fill(game(phase="reveal", deck=(BYSTANDER, THUG)), "", "b", "", "d")
    state, _ = settled(before, BeginTurn(P1))
    assert [count(state, zone) for zone in zones.GUARDED] == [0, 1, 0, 0, 0]


@pytest.mark.rule("VIL-BYST-02")
def test_in_an_empty_city_the_commander_guards_it() -> None:
    state, _ = settled(game(phase="reveal", deck=(BYSTANDER, THUG)), BeginTurn(P1))
    assert designs(state, zones.COMMANDER_GUARDED) == ("bystander",)


@pytest.mark.rule("VIL-BYST-03")
def test_any_number_is_guarded_in_the_open() -> None:
    before = guarding(fill(game(phase="reveal", deck=(BYSTANDER, THUG)), "a"), 1, 3)
    state, _ = settled(before, BeginTurn(P1))
    there = state.table.zone(zones.GUARDED[0])
    assert (len(there), all(state.table.slots[slot].face_up for slot in there)) == (4, True)


@pytest.mark.rule("VIL-BYST-04", "VIL-FIGHT-06", "VIL-VP-02")
def test_whoever_beats_the_guard_kidnaps_all_of_them() -> None:
    before = guarding(with_numbers(fill(game(), "a"), attack=20), 1, 2)
    state = do(before, Fight(P1, find(before, "a")))
    assert designs(state, zones.victory(P1)) == ("bystander", "bystander", "a")
    before = put(with_numbers(game(), attack=20), zones.COMMANDER_GUARDED, BYSTANDER)
    state = do(before, FightCommander(P1))
    assert designs(state, zones.victory(P1)) == ("bystander", "tactic")


@pytest.mark.rule("VIL-BYST-05", "VIL-BYST-06")
def test_an_effect_takes_the_top_of_the_deck_and_no_guarded_one() -> None:
    before = guarding(fill(game(bystanders=(ENGINEER, BYSTANDER)), "a"), 1)
    draft = drafted(before)
    kidnap_top(draft, P2)
    state = worked_off(draft)
    assert (designs(state, zones.victory(P2)), count(state, zones.GUARDED[0])) == (("engineer",), 1)


@pytest.mark.rule("VIL-BYST-07")
def test_a_special_one_says_what_it_does_in_both_ways() -> None:
    draft = drafted(game(bystanders=(ENGINEER,)))
    kidnap_top(draft, P1)
    assert worked_off(draft).numbers["recruit"] == 3
    before = guarding(with_numbers(fill(game(), "a"), attack=20), 1, 0, ENGINEER)
    assert do(before, Fight(P1, find(before, "a"))).numbers["recruit"] == 3


@pytest.mark.rule("VIL-BYST-08", "VIL-SPEC-09")
def test_an_empty_bystander_deck_gives_nothing() -> None:
    draft = drafted(game(bystanders=()))
    kidnap_top(draft, P1)
    assert count(worked_off(draft), zones.victory(P1)) == 0


@pytest.mark.rule("VIL-FIGHT-07", "VIL-FIGHT-08", "VIL-FIGHT-09")
def test_the_fight_effect_comes_before_those_of_the_bystanders() -> None:
    brawler = adversary("brawler", 2, ability("fight", clause("gain", attack=1)))
    before = put(with_numbers(game(), attack=2), zones.CITY[0], brawler)
    before = guarding(before, 1, 0, ENGINEER)
    _, events = settled(before, Fight(P1, find(before, "brawler")))
    told = [type(event).__name__ for event in events]
    assert told.index("PointsSpent") < told.index("AdversaryDefeated") < told.index("Kidnapped")
    gains = [event for event in events if type(event).__name__ == "PointsGained"]
    assert [(getattr(one, "attack", 0), getattr(one, "recruit", 0)) for one in gains] == [(1, 0), (0, 3)]
