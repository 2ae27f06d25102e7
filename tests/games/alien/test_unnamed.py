"""Open cards that nobody has named: pushed like others, never fought, silent at Events, asked to strike."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity
from companion.core.language.commands import Answer
from companion.core.language.events import OutOfStep
from companion.core.language.ids import SlotId
from companion.engine import zones as piles
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import EnemyStruck
from companion.games.alien import zones
from companion.games.alien.hazards import EventTriggered
from companion.games.alien.state import AlienState
from tests.games.alien.acts import in_hq, person, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    P1,
    ability,
    clause,
    designs,
    do,
    enemy,
    game,
    happened,
    hide,
    in_phase,
    meant,
    play_on,
    put,
    refused,
    rooms,
    top,
    with_numbers,
)


def unnamed(zone: str, phase: str = "action") -> tuple[AlienState, SlotId]:
    """A table where hands have turned up a card of the Hive, and nobody has said which it is."""
    state = hide(game(phase=phase, custody={}), zone, DRONE, BRUTE)
    slot, other = state.table.zone(zone)
    table = piles.turn(piles.move(state.table, (other,), zones.BOX), slot)
    return replace(state, table=table), slot


@pytest.mark.rule("ALN-HIVE-03", "ALN-HIVE-05", "ALN-HIVE-11")
def test_an_open_card_without_a_name_is_pushed_and_keeps_its_face() -> None:
    state, slot = unnamed("room:1", "hive")
    state = do(state, BeginTurn(P1))
    assert rooms(state)[:2] == ("drone", "?") and state.table.zone("room:2") == (slot,)
    assert state.table.slots[slot].face_up and state.ask is None, "what it is is not needed for that"


@pytest.mark.rule("ALN-HIVE-06", "ALN-HIVE-08")
def test_it_drops_into_the_combat_zone_without_being_turned_up_again() -> None:
    state, slot = unnamed("room:5", "hive")
    for room in zones.ROOMS[:4]:
        state = put(state, room, DRONE)
    state = do(state, BeginTurn(P1))
    assert state.table.zone(zones.COMBAT) == (slot,) and state.ask is None


@pytest.mark.rule("ALN-FIGHT-01")
@pytest.mark.parametrize("zone", ["room:3", "combat"])
def test_it_is_not_fought_before_somebody_says_which_it_is(zone: str) -> None:
    state, slot = unnamed(zone)
    state = with_numbers(state, attack=9)
    no = refused(state, Fight(P1, slot))
    assert (no.rule, no.kind) == ("ALN-FIGHT-01", "impossible") and pools(state) == (9, 0)
    assert refused(state, Fight(P1, slot), "ALN-FIGHT-01") == no, "no word of the table makes it an enemy"


@pytest.mark.rule("ALN-RULING-52", "ALN-TEXT-07")
@pytest.mark.parametrize("zone", ["room:3", "combat"])
def test_it_says_nothing_at_an_event_and_the_others_do(zone: str) -> None:
    state, _ = unnamed(zone)
    minding = enemy("minding", 2, ability("event", clause("gain", recruit=2)))
    state = with_numbers(put(put(state, zones.COMBAT, minding), "room:1", EVENT, face_up=False), attack=1)
    events = happened(state, Scan(P1, zones.ROOMS[0]))
    assert any(isinstance(event, EventTriggered) for event in events)
    assert not any(isinstance(event, OutOfStep) for event in events), "nobody is told to do what it says"
    state = play_on(state, Scan(P1, zones.ROOMS[0]))
    assert pools(state) == (0, 2) and designs(state, zones.SPENT) == ("event",)


@pytest.mark.rule("ALN-STRIKE-01")
def test_in_the_strike_phase_it_is_asked_for_before_it_strikes() -> None:
    state, slot = unnamed(zones.COMBAT)
    state = do(state, EndAction(P1))
    assert isinstance(state.ask, Identity) and state.ask.slot == slot
    events = happened(state, Answer(state.ask.id, meant(state, "brute")))
    assert [event.slot for event in events if isinstance(event, EnemyStruck)] == [slot]


@pytest.mark.rule("ALN-KEY-21", "ALN-KEY-23")
def test_only_a_character_with_mobilize_has_something_to_do_when_it_is_gained() -> None:
    """Of one that the app cannot read nobody is told to do what it says, unless the keyword is on it."""
    plain = replace(person("plain", cost=2), structured=False)
    marked = replace(person("marked", cost=2), structured=False, marks=("mobilize",))
    for one, told in ((plain, 0), (marked, 1)):
        state = with_numbers(in_hq(in_phase(game(), "action"), one), recruit=5)
        events = happened(state, Recruit(P1, top(state, "hq:1")))
        assert sum(isinstance(event, OutOfStep) for event in events) == told, one.design
