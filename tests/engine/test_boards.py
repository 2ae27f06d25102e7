"""A board: neighbours by data or by the owner's board, steps, forced stops, spaces found by a die."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Work
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import boards
from companion.engine.boards import Board, Space
from companion.engine.draft import Draft
from tests.engine.rivalry import P2, Bench

# a - b - c - d in a row, e beside b and d; f beside nothing.
SPACES = tuple(Space(id, "north" if id in "abc" else "south", at) for at, id in enumerate("abcdef", 1))
ROW = Board(SPACES, {"a": ("b",), "c": ("b", "d"), "e": ("b", "d")})
OPEN = Board(SPACES, {"a": ("b",)}, is_open=True)


def test_beside_is_said_once_and_holds_both_ways() -> None:
    assert boards.are_beside(ROW, {}, "a", "b") and boards.are_beside(ROW, {}, "b", "a")
    assert boards.are_beside(ROW, {}, "a", "c") is False
    assert boards.are_beside(ROW, {}, "a", "a") is False
    assert boards.are_beside(ROW, {}, "a", "nowhere") is False
    assert boards.neighbours(ROW, {}, "b") == ("a", "c", "e")


def test_on_an_owners_board_nobody_knows_before_it_is_told() -> None:
    assert boards.are_beside(OPEN, {}, "b", "c") is None
    place, field = boards.pair("c", "b")
    assert (place, field) == boards.pair("b", "c") == ("b", "beside:c")
    assert boards.are_beside(OPEN, {place: {field: 1}}, "c", "b") is True
    assert boards.are_beside(OPEN, {place: {field: 0}}, "b", "c") is False
    assert boards.are_beside(OPEN, {}, "a", "b") is True, "what is data is not asked"
    assert boards.neighbours(OPEN, {place: {field: 1}}, "b") == ("a", "c")


class Step(Work, frozen=True):
    """Somebody wants to go where only the board knows a way."""


@pytest.mark.parametrize(("answer", "beside"), [("1", True), ("0", False)])
def test_a_pair_is_asked_once_and_remembered(answer: str, beside: bool) -> None:
    found: list[bool | None] = []

    def step(draft: Draft[State], work: Step) -> None:
        if not boards.needs_beside(draft, OPEN, "d", "c", phrase("ask-beside"), work):
            found.append(boards.are_beside(OPEN, draft.state.boards, "c", "d"))

    bench = Bench(Step(seat=P2), {Step: step})
    assert isinstance(bench.ask, Choice) and (bench.ask.of, bench.ask.field) == ("c", "beside:d")
    bench.answer(answer)
    assert found == [beside] and bench.ask is None and bench.state.boards == {"c": {"beside:d": int(answer)}}


def test_steps_reach_as_far_as_they_go() -> None:
    assert boards.within(ROW, {}, "a", 1) == {"b": 1}
    assert boards.within(ROW, {}, "a", 3) == {"b": 1, "c": 2, "e": 2, "d": 3}
    assert boards.within(ROW, {}, "f", 9) == {}
    assert boards.within(ROW, {}, "a", 0) == {}


def test_a_forced_stop_ends_the_way_but_may_be_left() -> None:
    assert boards.within(ROW, {}, "a", 9, stops=lambda id: id == "b") == {"b": 1}
    assert boards.within(ROW, {}, "b", 1, stops=lambda id: id == "b") == {"a": 1, "c": 1, "e": 1}
    around = boards.within(ROW, {}, "a", 9, stops=lambda id: id == "c")
    assert around == {"b": 1, "c": 2, "e": 2, "d": 3}, "there is another way past it"


def test_distance_is_the_fewest_steps() -> None:
    assert [boards.distance(ROW, {}, "a", id) for id in "abcdef"] == [0, 1, 2, 3, 2, None]
    assert list(boards.nearest(ROW, {}, "a", ("d", "e", "c", "f"))) == ["c", "e"]
    assert list(boards.nearest(ROW, {}, "f", ("a", "b"))) == []


def test_a_die_finds_a_space_of_its_section() -> None:
    assert boards.rolled(ROW, "north", 2) == "b"
    assert boards.rolled(ROW, "north", 5) is None and boards.rolled(ROW, "south", 5) == "e"
    assert [space.id for space in ROW.section("south")] == ["d", "e", "f"]


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (Board((Space("a"), Space("a"))), "two spaces are called 'a'"),
        (Board((Space("a"),), {"a": ("b",)}), "'b' lies beside others and is no space"),
        (Board((Space("a"),), {"a": ("a",)}), "'a' lies beside itself"),
        (Board((Space("a", "x", 1), Space("b", "x", 1))), "two spaces of 'x' have the number 1"),
    ],
)
def test_a_board_that_contradicts_itself_is_named(board: Board, fault: str) -> None:
    assert boards.faults(board) == [fault]
    assert boards.faults(ROW) == boards.faults(OPEN) == []
