"""What must be done now at a table of Alien: by whom, because of which card, and until when."""

from __future__ import annotations

import pytest

from companion.core.crossing.views import Duty
from companion.core.language.ids import TABLE
from companion.core.language.phrases import phrase
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import DrawStrike
from companion.games.alien import zones
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    DRONE,
    P1,
    P2,
    do,
    drafted,
    game,
    hide,
    hug,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import view


def due(state: AlienState, kind: str) -> list[Duty]:
    """What is due for one reason."""
    return [one for one in view(state, TABLE).due if one.kind == kind]


@pytest.mark.rule("ALN-FACE-04")
def test_a_facehugger_is_due_until_its_last_turn_and_urgent_in_that() -> None:
    (now,) = due(hug(game(), P2, 2), "deadline")
    assert (now.seat, now.turns_left, now.urgent) == (P2, 2, False) and now.card is not None
    state = hug(game(turn=2), P2, 2)
    (last,) = due(state, "deadline")
    assert (last.turns_left, last.urgent) == (1, True)
    assert last.target == f"slot:{state.huggers[0].slot}"
    assert due(hug(game(turn=3), P2, 2), "deadline") == [], "it is too late"


def test_a_hand_is_due_only_in_the_phase_in_which_it_is_laid() -> None:
    (hand,) = due(game(), "hand")
    assert (hand.seat, hand.text, hand.urgent) == (
        P1,
        phrase("due-hand", name=game().player(P1).name, count=6),
        False,
    )
    assert due(game(phase="hive"), "hand") == []


def test_what_is_asked_comes_first_and_names_the_card_that_asks() -> None:
    state = hide(with_numbers(game(), attack=9), zones.ROOMS[3], DRONE)
    state = do(state, Scan(P1, zones.ROOMS[3]))
    assert state.ask is not None, "which card it is"
    first, *rest = view(state, TABLE).due
    assert (first.kind, first.text, first.card) == ("answer", state.ask.why, None)
    assert [one.kind for one in rest] == [], "a hand waits while something is asked"


def test_of_what_is_urgent_the_nearest_deadline_comes_first() -> None:
    state = hug(hug(game(turn=2), P1, 3), P2, 2)
    assert [(one.kind, one.seat) for one in view(state, TABLE).due] == [
        ("deadline", P2), ("hand", P1), ("deadline", P1),
    ]  # fmt: skip


@pytest.mark.rule("ALN-STRIKE-11")
def test_strikes_that_still_have_to_be_drawn_are_due_with_their_count() -> None:
    state = hide(game(), zones.ROOMS[0], DRONE)
    draft = drafted(state)
    draft.later(Reveal(slot=top(state, zones.ROOMS[0])), DrawStrike(seat=P2), DrawStrike(seat=P2))
    state = worked_off(draft)
    (strikes,) = due(state, "strike")
    assert (strikes.seat, strikes.text) == (P2, phrase("due-strikes", name=state.player(P2).name, count=2))


@pytest.mark.rule("ALN-SCAN-06")
def test_a_second_card_that_waits_to_be_turned_up_is_due_where_it_lies() -> None:
    state = hide(hide(game(), zones.ROOMS[0], DRONE), zones.ROOMS[1], DRONE)
    draft = drafted(state)
    draft.later(Reveal(slot=top(state, zones.ROOMS[0])), Reveal(slot=top(state, zones.ROOMS[1])))
    (waits,) = due(worked_off(draft), "reveal")
    assert waits.target == f"slot:{top(state, zones.ROOMS[1])}" and waits.card is None


def test_nothing_is_due_at_a_table_that_only_may_do_things() -> None:
    assert view(game(phase="hive"), TABLE).due == ()


@pytest.mark.rule("ALN-FACE-04")
def test_an_unlaid_hand_hides_no_facehugger_in_its_last_turn_and_no_other_thing_comes_before_it() -> None:
    early = view(hug(with_numbers(game(), attack=9), P2, 2), TABLE)
    assert (early.press, early.lays) == ("lay", True), "two turns are left: the hand first"
    assert [one.kind for one in early.due] == ["hand", "deadline"]
    state = hug(with_numbers(game(turn=2), attack=9), P2, 2)
    last = view(state, TABLE)
    assert (last.press, last.lays) == ("act", True) and last.big is not None
    assert last.big.target == f"slot:{state.huggers[0].slot}"
    assert [one.kind for one in last.due] == ["deadline", "hand"]
    poor = view(hug(game(turn=2), P2, 2), TABLE)
    assert (poor.press, poor.due[0].urgent) == ("lay", True), "nothing to pay with: what is laid brings it"
