"""Adversaries enter the city and push each other on (VIL-REVEAL, VIL-CITY)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.core.language.ids import ZoneId
from companion.engine.legendary.opening import BeginTurn
from companion.games.villains import zones
from companion.games.villains.chapters import villains
from companion.games.villains.city import enter
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BYSTANDER,
    GUARD,
    P1,
    P2,
    STRIKE,
    TWIST,
    ability,
    adversary,
    city,
    clause,
    designs,
    drafted,
    fill,
    game,
    guarding,
    play_on,
    put,
    refused,
    settled,
    top,
    worked_off,
)

N = adversary("n", 1)
AMBUSHER = adversary("ambusher", 1, ability("ambush", clause("gain", attack=1)))


def turn(*names: str, deck: tuple[Card, ...] = (N,) * 3, **rest: int) -> VillainsState:
    """The State after a turn has begun with these Adversaries in the city."""
    return settled(fill(game(phase="reveal", deck=deck, **rest), *names), BeginTurn(P1))[0]


@pytest.mark.rule("VIL-REVEAL-01", "VIL-CITY-01", "VIL-CITY-11")
def test_an_adversary_enters_open_on_the_bridge() -> None:
    state = turn()
    slot = top(state, zones.CITY[0])
    assert (city(state), state.table.slots[slot].face_up) == (("n", "", "", "", ""), True)


@pytest.mark.rule("VIL-CITY-03", "VIL-CITY-04")
def test_a_gap_takes_the_push() -> None:
    assert city(turn("a", "b", "", "c")) == ("n", "a", "b", "c", "")
    assert city(turn("", "", "c")) == ("n", "", "c", "", "")


@pytest.mark.rule("VIL-CITY-06")
def test_a_full_city_pushes_the_last_one_out() -> None:
    state = turn("a", "b", "c", "d", "e")
    assert city(state) == ("n", "a", "b", "c", "d")
    assert designs(state, zones.OVERRUN) == ("e",)


@pytest.mark.rule("VIL-CITY-02")
def test_two_adversaries_in_one_space_are_a_fault() -> None:
    assert "VIL-CITY-02 city:1" in villains().rule_faults(put(fill(game(), "a"), zones.CITY[0], N))
    assert villains().rule_faults(fill(game(), "a", "b")) == []


@pytest.mark.rule("VIL-CITY-05")
def test_guarded_bystanders_ride_along() -> None:
    before = guarding(fill(game(phase="reveal", deck=(N,) * 3), "a", "b"), 1, 2)
    state = settled(guarding(before, 2, 1), BeginTurn(P1))[0]
    assert [len(state.table.zone(zone)) for zone in zones.GUARDED] == [0, 2, 1, 0, 0]


@pytest.mark.rule("VIL-CITY-07", "VIL-CITY-09")
def test_all_move_then_the_overrun_then_the_ambush() -> None:
    runner = adversary("e", 1, ability("overrun", clause("gain", recruit=1)))
    before = fill(game(phase="reveal", deck=(AMBUSHER, N)), "a", "b", "c", "d")
    state, events = settled(put(before, zones.CITY[4], runner), BeginTurn(P1))
    kinds = [type(event).__name__ for event in events]
    gains = [at for at, kind in enumerate(kinds) if kind == "PointsGained"]
    moved = max(at for at, kind in enumerate(kinds) if kind in ("Pushed", "AdversaryEntered"))
    assert moved < kinds.index("Koed") < gains[0] < gains[1]
    assert [getattr(events[at], "recruit", None) for at in gains] == [1, 0]


@pytest.mark.rule("VIL-CITY-08", "VIL-CITY-10")
def test_an_ambush_comes_after_any_entry() -> None:
    assert turn(deck=(AMBUSHER, N)).numbers["attack"] == 1
    before = put(game(), zones.OVERRUN, AMBUSHER)
    draft = drafted(before)
    enter(draft, top(before, zones.OVERRUN), len(zones.CITY) - 1)
    state = worked_off(draft)
    assert (city(state), state.numbers["attack"]) == (("", "", "", "", "ambusher"), 1)


@pytest.mark.rule("VIL-CITY-13", "VIL-REVEAL-04")
def test_an_ambush_is_owed_while_the_overrun_plays_another_card() -> None:
    """The second card is finished first; the Ambush then counts the city as it is by now."""
    late = adversary("late", 1, ability("ambush", clause("gain", attack="city")))
    caller = adversary("caller", 1, ability("overrun", clause("play-adversary", n=1)))
    before = fill(game(phase="reveal", deck=(late, AMBUSHER, N)), "a", "b", "c")
    before = put(put(before, zones.CITY[3], N), zones.CITY[4], caller)
    state, events = settled(before, BeginTurn(P1))
    gains = [event for event in events if type(event).__name__ == "PointsGained"]
    assert city(state) == ("ambusher", "late", "a", "b", "c")
    assert [getattr(event, "attack", None) for event in gains] == [1, 5]


@pytest.mark.rule("VIL-CITY-12")
def test_backup_adversaries_enter_like_all_others() -> None:
    assert city(turn("a", deck=(GUARD,) * 3)) == ("guard", "a", "", "", "")


@pytest.mark.rule("VIL-REVEAL-02", "VIL-REVEAL-03")
@pytest.mark.parametrize(
    ("shown", "place"), [(BYSTANDER, zones.GUARDED[0]), (TWIST, zones.KO), (STRIKE, zones.KO)]
)
def test_what_is_no_adversary_moves_nobody(shown: Card, place: ZoneId) -> None:
    state = turn("a", "b", deck=(shown, N, N))
    assert (city(state), designs(state, place)) == (("a", "b", "", "", ""), (shown.design,))


@pytest.mark.rule("VIL-REVEAL-05")
def test_one_card_a_turn_and_two_in_a_crackdown() -> None:
    assert city(turn()) == ("n", "", "", "", "")
    once = turn(crackdown=1)
    assert (city(once), once.turn.phase) == (("n", "", "", "", ""), "reveal")
    twice, _ = settled(once, BeginTurn(P1))
    assert (city(twice), twice.turn.phase) == (("n", "n", "", "", ""), "action")


@pytest.mark.rule("VIL-TURN-01", "VIL-STATE-30")
def test_the_deck_is_turned_up_once_by_whoever_has_the_turn() -> None:
    before = game(phase="reveal")
    assert refused(before, BeginTurn(P2)).rule == "VIL-TURN-06"
    assert refused(turn(), BeginTurn(P1)).rule == "VIL-TURN-01"
    assert play_on(before, BeginTurn(P1)).turn.phase == "action"
