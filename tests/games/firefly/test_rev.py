"""Turning cards up: what each kind of them does where it lies (FFY-REV)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.slots import Table
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.repairs import RepairShip
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    HULL,
    P1,
    P2,
    P3,
    THUG,
    ability,
    answer,
    card,
    clause,
    combat,
    designs,
    do,
    enemy,
    fill,
    game,
    happened,
    hide,
    in_phase,
    keep_orders,
    play_on,
    put,
    refused,
    top,
    verse,
    with_numbers,
)

LOUD = enemy("loud", 3, ability("reveal", clause("gain", recruit=1)))
MATE_FOUND = card("found", "character", ability("reveal", clause("join", who="any", to="deck")), cost=0)


def hidden(*cards: Card, at: int = 3) -> FireflyState:
    """A table with hidden cards from a space on, and Attack to scan them."""
    state = with_numbers(game(), attack=9)
    for number, one in enumerate(cards, at):
        state = put(state, f"verse:{number}", one, face_up=False)
    return state


def scanned(state: FireflyState, at: int = 3) -> FireflyState:
    """The State after a space was scanned."""
    return keep_orders(do(state, Scan(P1, zones.VERSE[at - 1])))


@pytest.mark.rule("FFY-REV-01", "FFY-SCAN-01")
def test_a_scan_of_its_space_or_the_combat_zone_turns_a_card_up() -> None:
    state = scanned(hidden(THUG))
    slot = top(state, "verse:3")
    assert (state.table.slots[slot].face_up, state.numbers["attack"]) == (True, 7)
    out = do(fill(game(phase="episode"), *"abcde"), BeginTurn(P1))
    assert out.table.slots[top(out, zones.COMBAT)].face_up
    assert not any(out.table.slots[top(out, zone)].face_up for zone in zones.VERSE)


@pytest.mark.rule("FFY-REV-02", "FFY-REV-03")
def test_a_reveal_text_is_done_once_and_the_enemy_moves_like_a_hidden_card() -> None:
    state = scanned(hidden(LOUD))
    assert (state.numbers["recruit"], verse(state)) == (1, ("", "", "loud", "", ""))
    pushed = carried(state, (top(state, "verse:3"),), zones.VERSE[4])
    pushed = fill(pushed, *"abcd")
    pushed = with_numbers(keep_orders(do(_next_turn(pushed), BeginTurn(P1))), attack=0)
    assert combat(pushed) == ("loud",)
    assert pushed.numbers["recruit"] == 1


def _next_turn(state: FireflyState) -> FireflyState:
    """The same table as a turn of the first player begins."""
    return in_phase(state, "episode", P1)


@pytest.mark.rule("FFY-REV-04")
def test_a_side_job_stays_and_moves_like_an_enemy() -> None:
    job = card("errand", "side-job", ability("mission", clause("complete"), pay=9))
    state = scanned(hidden(job, at=1), at=1)
    assert verse(state) == ("errand", "", "", "", "")
    after = do(_next_turn(state), BeginTurn(P1))
    assert verse(after)[1] == "errand"


@pytest.mark.rule("FFY-REV-05", "FFY-REV-11")
def test_an_event_is_done_then_put_away_and_leaves_its_space_empty() -> None:
    storm = card("storm", "event", ability("reveal", clause("gain", recruit=2)))
    state = scanned(put(hidden(storm), "verse:4", THUG))
    assert (verse(state), state.numbers["recruit"]) == (("", "", "", "thug", ""), 2)
    assert designs(state, zones.DEFEATED) == ("storm",)


@pytest.mark.rule("FFY-REV-05")
def test_an_event_fills_its_space_until_its_text_is_done_and_can_be_pushed() -> None:
    flood = card("flood", "event", ability("reveal", clause("episode", n=1), clause("gain", recruit=1)))
    state = with_numbers(game(episode=(enemy("x", 1), THUG)), attack=9)
    state = put(state, "verse:1", flood, face_up=False)
    events = happened(state, Scan(P1, zones.VERSE[0]))
    moved = [event for event in events if type(event).__name__ == "Pushed"]
    after = do(state, Scan(P1, zones.VERSE[0]))
    assert [event.zone for event in moved] == [zones.VERSE[1]]  # type: ignore[attr-defined]
    assert (verse(after), designs(after, zones.DEFEATED)) == (("x", "", "", "", ""), ("flood",))


@pytest.mark.rule("FFY-REV-06", "FFY-REV-11")
def test_a_ship_strike_of_an_episode_lands_like_a_drawn_one() -> None:
    state = put(hidden(HULL), "serenity:1", HULL)
    state = scanned(state)
    assert (designs(state, "serenity:2"), verse(state)) == (("hull-2",), ("", "", "", "", ""))


@pytest.mark.rule("FFY-REV-07")
def test_repaired_it_goes_to_the_defeated_cards() -> None:
    state = with_numbers(scanned(hidden(HULL)), recruit=2)
    before = len(state.table.zone(zones.SHIP_STRIKES))
    after = do(state, RepairShip(P1, top(state, "serenity:1")))
    assert designs(after, zones.DEFEATED) == ("hull-2",)
    assert len(after.table.zone(zones.SHIP_STRIKES)) == before


@pytest.mark.rule("FFY-REV-08", "FFY-REV-09", "FFY-RUL-06")
@pytest.mark.parametrize("kind", ["goal", "special"])
def test_a_goal_or_special_does_what_its_text_says(kind: str) -> None:
    said = ability("reveal", clause("move", what="this", to="operations"))
    state = scanned(hidden(card("aside", kind, said)))
    assert (designs(state, zones.OPERATIONS), verse(state)) == (("aside",), ("", "", "", "", ""))


@pytest.mark.rule("FFY-RUL-95")
@pytest.mark.parametrize("kind", ["goal", "special", "character"])
def test_what_names_no_place_stays_and_moves_on_into_the_combat_zone(kind: str) -> None:
    state = scanned(hidden(card("idle", kind), at=5), at=5)
    assert verse(state)[4] == "idle"
    after = keep_orders(do(_next_turn(fill(state, *"abcd")), BeginTurn(P1)))
    assert combat(after) == ("idle",)
    slot = top(after, zones.COMBAT)
    assert refused(with_numbers(after, attack=9), Fight(P1, slot)).rule == "FFY-FIGHT-01"


@pytest.mark.rule("FFY-REV-10")
def test_a_character_is_shuffled_into_a_deck() -> None:
    state = play_on(hidden(MATE_FOUND), Scan(P1, zones.VERSE[2]), P2)
    assert verse(state) == ("", "", "", "", "")
    deck = state.table.zone("deck:p2")
    assert (len(deck), len({state.table.slots[slot].group for slot in deck})) == (8, 1)
    assert not any(state.table.slots[slot].face_up for slot in deck)


@pytest.mark.rule("FFY-REV-10")
@pytest.mark.parametrize(("to", "zone"), [("discard", "discard:p3"), ("hand", "hand:p3")])
def test_a_character_can_join_another_place(to: str, zone: str) -> None:
    found = card("found", "character", ability("reveal", clause("join", who="any", to=to)))
    state = play_on(hidden(found), Scan(P1, zones.VERSE[2]), P3)
    assert "found" in designs(state, zone)


@pytest.mark.rule("FFY-TIME-02")
def test_other_cards_mind_an_event_combat_zone_first_from_the_oldest_on() -> None:
    said = ability("event", clause("gain", attack=1))
    storm = card("storm", "event", ability("reveal", clause("gain", attack=1)))
    state = with_numbers(game(), attack=9)
    state = put(state, zones.COMBAT, enemy("b", 1, said), enemy("a", 1, said))
    state = put(put(state, "verse:5", enemy("c", 1, said)), "verse:2", enemy("d", 1, said))
    state = put(put(state, "verse:4", enemy("deaf", 1, said), face_up=False), "verse:1", storm, face_up=False)
    gains = [one for one in happened(state, Scan(P1, zones.VERSE[0])) if isinstance(one, PointsGained)]
    spoke = [name_of(state, one) for one in gains]
    assert spoke == ["storm", "a", "b", "c", "d"]


def name_of(state: FireflyState, gained: PointsGained) -> str:
    """Which card brought points."""
    assert gained.slot is not None
    held = state.table.card(gained.slot)
    return str(held.design) if held is not None else "?"


@pytest.mark.rule("FFY-TIME-01")
def test_of_what_minds_an_event_only_its_own_area_counts() -> None:
    said = ability("event", clause("gain", recruit=1), area="combat")
    storm = card("storm", "event", ability("reveal", clause("nothing")))
    state = put(put(hidden(storm), "verse:5", enemy("far", 1, said)), zones.COMBAT, enemy("near", 1, said))
    assert scanned(state).numbers["recruit"] == 1


@pytest.mark.rule("FFY-TIME-02")
def test_what_a_turn_brings_is_said_in_the_order_of_the_board() -> None:
    said = ability("turn", clause("gain", attack=1))
    state = put(game(), zones.OPERATIONS, card("far", "special", said))
    state = put(put(state, "verse:1", enemy("late", 1, said)), "verse:3", enemy("soon", 1, said))
    events = happened(state, EndAction(P1))
    gains = [name_of(state, one) for one in events if isinstance(one, PointsGained)]
    assert gains == ["soon", "late", "far"]
    assert keep_orders(do(state, EndAction(P1))).numbers["attack"] == 3


@pytest.mark.rule("FFY-TIME-04", "FFY-TIME-02")
def test_cards_beside_the_board_speak_after_it_in_the_order_of_the_active_player() -> None:
    said = ability("turn", clause("gain", attack=1))
    state = put(
        put(game(), "verse:2", enemy("board", 1, said)), zones.OPERATIONS, card("far", "special", said)
    )
    state = put(state, "upgrade:3", card("gear", "upgrade", said))
    asked = keep_orders(do(state, EndAction(P1)))
    assert asked.ask is not None and (asked.ask.seat, asked.numbers["attack"]) == (P2, 1)
    events = happened(asked, Answer(asked.ask.id, f"slot:{top(asked, 'upgrade:3')}"))
    assert [name_of(asked, one) for one in events if isinstance(one, PointsGained)] == ["gear", "far"]


@pytest.mark.rule("FFY-RUL-18")
def test_a_hidden_runner_is_turned_up_speaks_and_then_escapes() -> None:
    runner = enemy("runner-2", 1, ability("reveal", clause("gain", recruit=1)),
                   ability("escape", clause("gain", attack=1)), marks=("escape",))  # fmt: skip
    state = put(fill(game(phase="episode"), *"abcd"), "verse:5", runner, face_up=False)
    kinds = [type(event).__name__ for event in happened(state, BeginTurn(P1))]
    assert kinds.index(TurnedUp.__name__) < kinds.index("PointsGained") < kinds.index("Escaped")
    after = do(state, BeginTurn(P1))
    assert (combat(after), designs(after, zones.DEFEATED)) == ((), ("runner-2",))
    assert (after.numbers["recruit"], after.numbers["attack"]) == (1, 1)


def telling(kind: str, **rest: Any) -> Card:
    """A card of an Episode deck that says something as it is turned up."""
    return card(f"loud-{kind}", kind, ability("reveal", clause("gain", recruit=1)), **rest)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("enemy", marks=pytest.mark.rule("FFY-REV-03")),
        pytest.param("side-job", marks=pytest.mark.rule("FFY-REV-04")),
        pytest.param("goal", marks=pytest.mark.rule("FFY-REV-08")),
        pytest.param("special", marks=pytest.mark.rule("FFY-REV-09")),
        pytest.param("character", marks=pytest.mark.rule("FFY-REV-10")),
    ],
)
def test_what_stays_says_its_text_once_and_moves_on_like_a_hidden_card(kind: str) -> None:
    said = [ability("mission", clause("complete"), pay=9)] if kind == "side-job" else []
    one = card(f"loud-{kind}", kind, ability("reveal", clause("gain", recruit=1)), *said, attack=1)
    state = scanned(hidden(one, THUG))
    assert (verse(state)[2:], state.numbers["recruit"]) == ((f"loud-{kind}", "thug", ""), 1)
    assert designs(state, zones.DEFEATED) == ()
    moved = do(_next_turn(fill(state, "a", "b")), BeginTurn(P1))
    assert (verse(moved)[3:], moved.numbers["recruit"]) == ((f"loud-{kind}", "thug"), 1)


@pytest.mark.rule("FFY-RUL-95")
@pytest.mark.parametrize("kind", ["goal", "special", "character"])
def test_what_names_no_place_does_what_it_says_stays_and_does_not_strike(
    kind: str,
) -> None:
    state = scanned(hidden(telling(kind), at=5), at=5)
    assert (verse(state)[4], state.numbers["recruit"]) == (f"loud-{kind}", 1)
    there = carried(state, (top(state, "verse:5"),), zones.COMBAT)
    events = happened(there, EndAction(P1))
    assert not [event for event in events if type(event).__name__ == "EnemyStruck"]
    assert combat(keep_orders(do(there, EndAction(P1)))) == (f"loud-{kind}",)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("event", marks=pytest.mark.rule("FFY-REV-05")),
        pytest.param("ship-strike", marks=pytest.mark.rule("FFY-REV-06")),
        pytest.param("side-job", marks=pytest.mark.rule("FFY-REV-04")),
    ],
)
def test_a_card_that_nobody_knows_is_asked_for_before_it_does_anything(kind: str) -> None:
    state = hide(with_numbers(game(), attack=9), "verse:3", telling(kind), THUG)
    asked = do(replace(state, table=_one_there(state)), Scan(P1, zones.VERSE[2]))
    assert isinstance(asked.ask, Identity) and asked.numbers.get("recruit", 0) == 0
    after = answer(asked, f"loud-{kind}")
    place = {"event": zones.DEFEATED, "ship-strike": "serenity:1", "side-job": "verse:3"}[kind]
    assert (after.ask, f"loud-{kind}" in designs(after, place)) == (None, True)


def _one_there(state: FireflyState) -> Table:
    """The table with the second of two hidden cards out of the way, so that nobody can tell which is left."""
    return piles.move(state.table, state.table.zone(zones.VERSE[2])[1:], zones.BOX)


@pytest.mark.rule("FFY-REV-07")
def test_where_it_lies_is_remembered_and_one_of_the_deck_goes_back_under_it() -> None:
    state = with_numbers(put(scanned(hidden(HULL)), "serenity:2", HULL), recruit=9)
    assert state.foreign == state.table.zone("serenity:1")
    both = do(do(state, RepairShip(P1, top(state, "serenity:1"))), RepairShip(P1, top(state, "serenity:2")))
    assert designs(both, zones.DEFEATED) == ("hull-2",)
    assert len(both.table.zone(zones.SHIP_STRIKES)) == 7
