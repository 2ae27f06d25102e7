"""The verbs about the board, stopped in their middle by a question, at a table where only faces tell."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Identity
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.state import AlienState
from tests.games.alien.acts import (
    acting,
    emptied,
    face_table,
    pools,
    strikes,
    went_on,
)
from tests.games.alien.box import (
    ANCHOR,
    BRUTE,
    DRONE,
    EVENT,
    HIT_1,
    HIT_2,
    MISS,
    P1,
    P2,
    P3,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    find,
    hide,
    hug,
    put,
    rooms,
    top,
    with_numbers,
)

ROOM = zones.ROOMS


@pytest.fixture
def face() -> AlienState:
    return face_table()


@pytest.mark.rule("ALN-STRIKE-12", "ALN-RULING-51")
def test_heal_asks_which_strike_when_they_differ(face: AlienState) -> None:
    state = acting(put(face, "damage:p1", HIT_1, HIT_1, HIT_2), clause("heal", n=2))
    assert isinstance(state.ask, Choice) and len(state.ask.options) == 2
    state = answer(state, "hit-2")
    assert went_on(state) and designs(state, "damage:p1") == ("hit-1",)


@pytest.mark.rule("ALN-RULING-51", "ALN-CARD-07")
def test_the_user_of_a_heal_chooses_player_and_strike(face: AlienState) -> None:
    state = put(put(face, "damage:p2", HIT_1, HIT_2), "damage:p3", HIT_1)
    state = acting(state, clause("heal", who="any"))
    assert isinstance(state.ask, Choice) and [option.seat for option in state.ask.options] == [P2, P3]
    state = answer(state, P2)
    assert isinstance(state.ask, Choice) and state.ask.seat == P1
    state = answer(state, "hit-2")
    assert (
        went_on(state)
        and designs(state, "damage:p2") == ("hit-1",)
        and designs(state, "damage:p3") == ("hit-1",)
    )
    nobody = acting(face, clause("heal", who="any"))
    assert went_on(nobody)


@pytest.mark.rule("ALN-STRIKE-12")
def test_heal_for_each(face: AlienState) -> None:
    state = face
    for seat in (P1, P2, P3):
        state = put(state, zones.of(seat, "damage"), HIT_1, HIT_1)
    state = acting(state, clause("heal", who="each"))
    assert went_on(state) and [len(state.table.zone(f"damage:p{n}")) for n in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("ALN-STRIKE-11")
def test_strike_asks_what_was_drawn_each_time(face: AlienState) -> None:
    state = acting(strikes(face, HIT_1, HIT_2, MISS), clause("strike", n=2))
    assert isinstance(state.ask, Identity)
    state = answer(state, "hit-1")
    assert isinstance(state.ask, Identity) and designs(state, "damage:p1") == ("hit-1", "?")
    state = answer(state, "miss")
    assert went_on(state) and designs(state, "damage:p1") == ("hit-1",)


@pytest.mark.rule("ALN-STRIKE-11", "ALN-TIME-01")
def test_strike_for_each_player_in_turn(face: AlienState) -> None:
    state = acting(strikes(face, HIT_1, HIT_1, HIT_1, MISS), clause("strike", who="each"))
    for seat in (P1, P2, P3):
        assert isinstance(state.ask, Identity) and state.ask.seat == seat
        state = answer(state, "hit-1")
    assert went_on(state) and [designs(state, f"damage:p{n}") for n in (1, 2, 3)] == [("hit-1",)] * 3


@pytest.mark.rule("ALN-SCAN-04")
def test_scan_asks_which_room_and_then_which_card(face: AlienState) -> None:
    state = hide(hide(face, ROOM[0], BRUTE), ROOM[2], DRONE)
    state = acting(state, clause("scan", n=2))
    assert isinstance(state.ask, Choice)
    state = answer(state, f"slot:{top(state, ROOM[2])}")
    assert isinstance(state.ask, Identity)
    state = answer(answer(state, "drone"), "brute")
    assert went_on(state) and rooms(state) == ("brute", "", "drone", "", "")


@pytest.mark.rule("ALN-SCAN-04")
def test_scan_of_the_entry_room_only(face: AlienState) -> None:
    state = acting(hide(face, ROOM[2], DRONE), clause("scan", where="entry"))
    assert went_on(state) and rooms(state)[2] == "?"
    state = answer(acting(hide(face, ROOM[0], DRONE), clause("scan", where="entry")), "drone")
    assert went_on(state) and rooms(state)[0] == "drone"


def test_a_scan_in_a_scan_comes_first(face: AlienState) -> None:
    """The event that was found has a text of its own before the rest of the card goes on."""
    first = card("mission", "objective", ability("event", clause("scan")), level=1, need=9)
    state = put(emptied(face, zones.OBJECTIVES), zones.OBJECTIVES, first)
    state = hide(hide(state, ROOM[0], EVENT), ROOM[1], BRUTE)
    state = acting(state, clause("scan"), clause("gain", attack=1))
    state = answer(state, f"slot:{top(state, ROOM[0])}")
    state = answer(state, "event")
    assert isinstance(state.ask, Identity) and pools(state) == (0, 0)
    state = answer(state, "brute")
    assert went_on(state) and pools(state) == (1, 1) and designs(state, "hazards-events") == ("event",)


@pytest.mark.rule("ALN-KILL-01")
def test_kill_asks_which_and_what_it_was(face: AlienState) -> None:
    state = hide(hide(face, ROOM[0], BRUTE), ROOM[1], DRONE)
    state = acting(state, clause("kill", what="hidden"))
    state = answer(state, f"slot:{top(state, ROOM[1])}")
    assert isinstance(state.ask, Identity)
    state = answer(state, "drone")
    assert went_on(state) and designs(state, "dead-enemies") == ("drone",) and rooms(state)[0] == "?"


@pytest.mark.rule("ALN-TEXT-11")
def test_weaken_asks_which(face: AlienState) -> None:
    state = acting(put(face, "combat", BRUTE, DRONE), clause("weaken", by=2, where="combat"))
    state = answer(state, "brute")
    assert went_on(state) and state.weakened == {find(state, "brute"): 2}
    hugger = acting(hug(face, P2, 2), clause("weaken", by=1, where="front"))
    assert went_on(hugger) and list(hugger.weakened.values()) == [1]


@pytest.mark.rule("ALN-HIVE-10")
def test_hive_adds_cards_one_after_the_other(face: AlienState) -> None:
    state = face
    for room, one in zip(ROOM, (BRUTE, DRONE, BRUTE, BRUTE, BRUTE), strict=True):
        state = hide(state, room, one)
    state = acting(state, clause("hive", n=2))
    assert isinstance(state.ask, Identity) and len(state.table.zone("combat")) == 1
    state = answer(state, "brute")
    assert isinstance(state.ask, Identity)
    state = answer(state, "brute")
    assert (
        went_on(state) and len(state.table.zone("hive")) == 10 and designs(state, "combat") == ("brute",) * 2
    )


@pytest.mark.rule("ALN-HIVE-03")
def test_push_moves_one_card_and_what_it_pushes(face: AlienState) -> None:
    state = put(hide(face, ROOM[1], BRUTE), ROOM[2], DRONE)
    state = acting(state, clause("push", where="complex"))
    state = answer(state, f"slot:{top(state, ROOM[1])}")
    assert went_on(state) and rooms(state) == ("", "", "?", "drone", "")


@pytest.mark.rule("ALN-HIVE-07")
def test_push_out_of_the_airlock_reveals(face: AlienState) -> None:
    state = acting(hide(face, ROOM[4], BRUTE), clause("push"))
    assert isinstance(state.ask, Identity)
    state = answer(state, "brute")
    assert went_on(state) and designs(state, "combat") == ("brute",)


@pytest.mark.rule("ALN-TEXT-10", "ALN-FACE-08")
def test_drag_takes_an_enemy_back_to_the_entry(face: AlienState) -> None:
    state = put(put(hide(face, ROOM[0], EVENT), "combat", BRUTE, DRONE), "combat", ANCHOR)
    state = acting(state, clause("drag"))
    assert isinstance(state.ask, Choice) and len(state.ask.options) == 2
    state = answer(state, "drone")
    assert (
        went_on(state)
        and rooms(state)[:2] == ("drone", "?")
        and designs(state, "combat") == ("brute", "anchor")
    )
    assert state.table.slots[top(state, ROOM[0])].face_up


@pytest.mark.rule("ALN-FACE-08", "ALN-CARD-08")
def test_a_facehugger_is_not_moved_by_player_effects(face: AlienState) -> None:
    for verb in ("drag", "push"):
        state = acting(hug(face, P2, 2), clause(verb))
        assert went_on(state) and designs(state, "hugger:p2") == ("facehugger",)


@pytest.mark.rule("ALN-HIVE-07")
def test_reveal_combat_drops_the_foremost_hidden_card(face: AlienState) -> None:
    state = put(hide(hide(face, ROOM[0], BRUTE), ROOM[2], EVENT), ROOM[3], DRONE)
    state = acting(state, clause("reveal-combat", n=2))
    assert isinstance(state.ask, Identity)
    state = answer(state, "event")
    assert isinstance(state.ask, Identity)
    state = answer(state, "brute")
    assert (
        went_on(state)
        and designs(state, "combat") == ("brute",)
        and rooms(state) == ("", "", "", "drone", "")
    )


@pytest.mark.rule("ALN-FACE-11")
def test_a_facehugger_can_come_from_the_hatchery(face: AlienState) -> None:
    state = acting(face, clause("facehugger"))
    assert went_on(state) and designs(state, "hugger:p1") == ("facehugger",)
    empty = acting(emptied(face, zones.HATCHERY), clause("facehugger"))
    assert went_on(empty) and empty.huggers == ()


@pytest.mark.rule("ALN-FACE-11")
def test_a_facehugger_that_says_so_comes_itself(face: AlienState) -> None:
    leaper = card("leaper", "facehugger", ability("event", clause("facehugger")), attack=2)
    state = with_numbers(put(put(face, "combat", leaper), ROOM[0], EVENT, face_up=False), attack=9)
    state = do(state, Scan(P1, ROOM[0]))
    assert designs(state, "hugger:p1") == ("leaper",) and "facehugger" in designs(state, zones.HATCHERY)
