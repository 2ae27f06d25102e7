"""What a thumb means: a press counts when it is let go, so that nothing has happened when it holds on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from hardware.gestures import DOUBLE_S, Hand


def played(hand: Hand, *edges: float, until: float = 0.0) -> list[tuple[float, str]]:
    """Down, up, down, up ... at these times, with time passing as the thread lets it; all that is told."""
    told: list[tuple[float, str]] = []

    def pass_to(moment: float) -> None:
        while (due := hand.due_s()) < moment:
            told.extend((due, gesture) for gesture in hand.tick(due))

    for nth, at in enumerate(edges):
        pass_to(at)
        told += [(at, gesture) for gesture in (hand.up(at) if nth % 2 else hand.down(at))]
    pass_to(until or (edges[-1] if edges else 0.0) + 20)
    return [one for one in told if one[1] != "down"]


def test_a_press_counts_when_it_is_let_go() -> None:
    assert played(Hand(5.0), 1.0, 1.2) == [(1.2, "pressed")]
    assert played(Hand(5.0), 1.0, 3.9) == [(3.9, "pressed")], "a slow press is one"


def test_two_presses_are_told_at_once_and_as_a_double_one_and_three_are_not_two_double_ones() -> None:
    told = played(Hand(5.0), 1.0, 1.1, 1.3, 1.4, 1.6, 1.7, 3.0, 3.1)
    assert [gesture for _, gesture in told] == ["pressed", "pressed", "double", "pressed", "pressed"]


def test_where_twice_means_the_opposite_once_waits() -> None:
    assert played(Hand(5.0, waits=True), 1.0, 1.1) == [(pytest.approx(1.4), "pressed")]
    assert played(Hand(5.0, waits=True), 1.0, 1.1, 1.3, 1.5) == [(1.5, "double")]
    assert played(Hand(5.0, waits=True), 1.0, 1.9) == [(1.9, "pressed")], "nothing to wait for any more"
    twice = played(Hand(5.0, waits=True), 1.0, 1.1, 1.5, 1.6)
    assert twice == [(pytest.approx(1.4), "pressed"), (pytest.approx(1.9), "pressed")]


@pytest.mark.parametrize("waits", [False, True])
def test_holding_warns_at_three_fifths_and_presses_nothing(waits: bool) -> None:
    assert played(Hand(5.0, waits), 1.0, 9.0) == [(4.0, "warned"), (6.0, "held")]
    assert played(Hand(5.0, waits), 1.0, 5.9) == [(4.0, "warned"), (5.9, "let_go")]
    assert played(Hand(0.0, waits), 1.0, 99.0) == [(99.0, "pressed")], "holding means nothing here"


def test_a_second_press_that_is_held_takes_the_first_one_with_it() -> None:
    told = played(Hand(5.0, waits=True), 1.0, 1.1, 1.3, 8.0)
    assert [gesture for _, gesture in told] == ["warned", "held"]


def test_time_that_was_slept_through_is_made_up_for() -> None:
    hand = Hand(5.0)
    hand.down(0.0)
    assert hand.up(7.0) == ("warned", "held"), "nobody looked in between"


@given(some.lists(some.floats(0.01, 9.0), min_size=2, max_size=24), some.booleans())
def test_every_press_is_told_exactly_once(gaps: list[float], waits: bool) -> None:
    edges, at = [], 0.0
    for gap in gaps[: len(gaps) // 2 * 2]:
        at += gap
        edges.append(at)
    told = [gesture for _, gesture in played(Hand(5.0, waits), *edges)]
    presses = sum(up - down < 3.0 for down, up in zip(edges[::2], edges[1::2], strict=True))
    counted = told.count("pressed") + (2 * told.count("double") if waits else 0)
    if not any(2.99 < up - down < 3.01 for down, up in zip(edges[::2], edges[1::2], strict=True)):
        lost = _taken_along(edges) if waits else 0
        assert counted == presses - lost
        assert told.count("held") <= told.count("warned")
    assert DOUBLE_S < 3.0


def _taken_along(edges: list[float]) -> int:
    """First presses of two of which the second one was held."""
    pairs = list(zip(edges[::2], edges[1::2], strict=True))
    lost, free = 0, True
    for (down, up), (again, out) in zip(pairs, pairs[1:], strict=False):
        is_second = free and up - down < 3.0 and up < down + DOUBLE_S and again - down <= DOUBLE_S
        lost += is_second and out - again >= 3.0
        free = not is_second or out - again >= 3.0
    return lost
