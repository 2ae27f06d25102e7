"""Kinds of dice: what is typed, seen or rolled is always the face; what counts is how its kind reads it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Dice
from companion.core.language.dice import D3, D6, Die
from companion.core.language.phrases import phrase
from companion.engine import dice
from companion.engine.answers import fits
from companion.engine.draft import Draft
from companion.engine.evolve import evolve_core
from companion.engine.players.table import SimTable
from companion.engine.zone_table import ZoneTable
from tests.engine.toy import P2, WHY, Go, make_state


@pytest.mark.parametrize(("face", "counts"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_d3_is_thrown_with_a_usual_die(face: int, counts: int) -> None:
    assert D3.read(face) == counts and D3.faces == D6.faces == 6


def test_each_die_is_read_by_its_own_kind() -> None:
    assert dice.readings((4, 4, 6), (D6, D3)) == (4, 2, 6)


def test_a_roll_asks_for_the_kinds_and_goes_on_with_the_faces() -> None:
    draft = Draft(make_state(), evolve_core)
    dice.roll(draft, ("red", "white"), WHY, Go(seat=P2), kinds=(D6, D3))
    asked = draft.state.ask
    assert isinstance(asked, Dice) and asked.kinds == (D6, D3) and asked.seat == P2


@pytest.mark.parametrize(
    ("kinds", "faces", "fault"),
    [
        ((), (6, 1), None),
        ((), (7, 1), "here-no-such-roll"),
        ((D6, D3), (6, 6), None),
        ((Die("coin", (0, 1)),), (3, 1), "here-no-such-roll"),
        ((Die("coin", (0, 1)),), (2, 6), None),
        ((), (0, 1), "here-no-such-roll"),
        ((), (1,), "here-no-such-roll"),
        ((), (True, 1), "here-no-such-roll"),
    ],
)
def test_a_face_that_a_die_does_not_have_is_no_answer(
    kinds: tuple[Die, ...], faces: tuple[int, ...], fault: str | None
) -> None:
    ask = Dice(id=1, why=phrase("why"), dice=("red", "white"), kinds=kinds)
    assert fits(replace(make_state(), ask=ask, asked=1), faces) == fault


def test_simulated_hands_roll_the_faces_that_there_are() -> None:
    ask = Dice(id=1, why=phrase("why"), dice=("red",) * 40, kinds=(Die("coin", (0, 1)),) * 40)
    answer = SimTable(1, ZoneTable()).answer(make_state(), ask)
    assert answer is not None and isinstance(answer.value, tuple) and set(answer.value) == {1, 2}
