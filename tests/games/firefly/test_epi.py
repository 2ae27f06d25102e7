"""The way of Episode cards through the 'Verse (FFY-EPI)."""

from __future__ import annotations

import pytest

from companion.engine.legendary.opening import BeginTurn
from companion.games.firefly import zones
from tests.games.firefly.box import ANCHOR, P1, THUG, combat, do, enemy, fill, game, put, refused, verse

X = enemy("x", 1)


@pytest.mark.rule("FFY-EPI-01")
def test_the_top_card_comes_unseen_into_the_first_space() -> None:
    before = game(phase="episode", episode=(X, THUG))
    after = do(before, BeginTurn(P1))
    slot = after.table.zone(zones.VERSE[0])[0]
    assert (verse(after), after.table.slots[slot].face_up, after.turn.phase) == (
        ("x", "", "", "", ""),
        False,
        "action",
    )
    assert refused(after, BeginTurn(P1)).rule == "FFY-TURN-02"


@pytest.mark.rule("FFY-EPI-03", "FFY-EPI-04")
@pytest.mark.parametrize(
    ("there", "then"),
    [
        (("a", "b", ""), ("x", "a", "b", "", "")),
        (("a", "", "c"), ("x", "a", "c", "", "")),
        (("", "b"), ("x", "b", "", "", "")),
    ],
)
def test_pushes_cascade_and_a_gap_takes_them(there: tuple[str, ...], then: tuple[str, ...]) -> None:
    assert verse(do(fill(game(phase="episode", episode=(X,)), *there), BeginTurn(P1))) == then


@pytest.mark.rule("FFY-EPI-06", "FFY-EPI-07")
def test_a_card_pushed_out_of_the_last_space_is_turned_up_in_the_combat_zone() -> None:
    after = do(fill(game(phase="episode", episode=(X,)), *"abcde"), BeginTurn(P1))
    assert verse(after) == tuple("xabcd")
    assert combat(after) == ("e",)
    assert after.table.slots[after.table.zone(zones.COMBAT)[0]].face_up


@pytest.mark.rule("FFY-KEY-12")
@pytest.mark.parametrize(
    ("at", "there", "then"),
    [
        (2, ("a", ""), ("x", "anchor", "a", "", "")),
        (1, (), ("anchor", "x", "", "", "")),
    ],
)
def test_a_stationary_card_is_passed_by(at: int, there: tuple[str, ...], then: tuple[str, ...]) -> None:
    state = put(fill(game(phase="episode", episode=(X,)), *there), f"verse:{at}", ANCHOR)
    assert verse(do(state, BeginTurn(P1))) == then
