"""Teams, rivals and winners as values."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.core.language.phrases import named
from companion.core.language.sides import TOGETHER, Ending, Side
from companion.core.language.states import Header, Player, State, Turn
from companion.engine import sides
from companion.engine.invariants import hard_faults

P1, P2, P3, P4 = (SeatId(f"p{n}") for n in (1, 2, 3, 4))
TEAMS = (Side("sun", (P1, P3), named("Sun")), Side("moon", (P2, P4), named("Moon")))


def at_table(*formed: Side, people: int = 4) -> State:
    players = tuple(Player(SeatId(f"p{n}"), f"Player {n}") for n in range(1, people + 1))
    state = State(header=Header("toy", players), players=players, turn=Turn(1, P1, "act"))
    return replace(state, sides=formed)


def test_where_no_sides_were_formed_all_play_together() -> None:
    state = at_table()
    assert sides.side_of(state, P3) == TOGETHER
    assert sides.rivals_of(state, P1) == () and sides.next_rival(state, P1) is None
    assert not sides.are_rivals(state, P1, P2)


def test_everybody_alone_is_a_rival_of_everybody() -> None:
    state = at_table(*sides.alone((P1, P2, P3, P4)))
    assert sides.rivals_of(state, P3) == (P4, P1, P2)
    assert not sides.are_rivals(state, P3, P3)


def test_of_a_team_only_the_others_are_rivals_in_turn_order() -> None:
    state = at_table(*TEAMS)
    assert sides.rivals_of(state, P2) == (P3, P1) and sides.next_rival(state, P2) == P3
    assert not sides.are_rivals(state, P1, P3)


def test_the_dead_are_nobodys_next_rival() -> None:
    state = at_table(*TEAMS)
    players = tuple(replace(one, alive=one.seat != P3) for one in state.players)
    assert sides.next_rival(replace(state, players=players), P2) == P1


def test_the_points_of_a_team_are_added_whoever_brought_them() -> None:
    scores = sides.side_scores(at_table(*TEAMS), {P1: 11, P3: 5, P2: 15}, target=16)
    assert [(one.side, one.points) for one in scores] == [("sun", 16), ("moon", 15)]
    assert sides.reached(scores) == ("sun",)


def test_nobody_reaches_a_target_that_there_is_not() -> None:
    assert sides.reached(sides.side_scores(at_table(*TEAMS), {P1: 99})) == ()


@pytest.mark.parametrize(
    ("points", "best"),
    [({P1: 3, P2: 5, P3: 1}, (P2,)), ({P1: 5, P2: 5, P3: 1}, (P1, P2)), ({P1: 0}, (P1,)), ({}, ())],
)
def test_who_has_most_leads_and_several_share_it(points: dict[SeatId, int], best: tuple[SeatId, ...]) -> None:
    assert sides.leading(points) == best


def test_a_side_wins_as_a_whole() -> None:
    ending = sides.won_by(at_table(*TEAMS), "points", ["moon"])
    assert (ending.winners, ending.is_together) == ((P2, P4), False)
    all_together = sides.won_by(at_table(people=2), "won", [TOGETHER], best=[P2])
    assert (all_together.winners, all_together.best, all_together.is_together) == ((P1, P2), (P2,), True)


@pytest.mark.parametrize(
    ("formed", "ending", "fault"),
    [
        ((Side("a", (P1,)), Side("b", (P1,))), None, "p1 is on two sides"),
        ((Side("a", (P1,)), Side("a", (P2,))), None, "two sides have one name"),
        ((Side("a", (SeatId("p9"),)),), None, "nobody sits at p9 of a side"),
        (TEAMS, Ending("points", ("sun",), (P1,)), "the winners are not those of the sides that won"),
        ((), Ending("won", ("x",), (SeatId("p9"),)), "p9 has won and is not at the table"),
        ((), Ending("draw", winners=(P1,), draw=True), "a draw has winners"),
        ((), Ending("lost", best=(P1,)), "the best is not among the winners"),
    ],
)
def test_what_contradicts_itself_is_named(formed: tuple[Side, ...], ending: Ending, fault: str) -> None:
    state = replace(at_table(*formed), ending=ending)
    assert sides.faults(state) == [fault]
    assert fault in hard_faults(state, ("act",))


@pytest.mark.parametrize(
    "ending",
    [
        None,
        Ending("points", ("sun",), (P1, P3)),
        Ending("draw", best=(P2, P3), draw=True),
        Ending("lost"),
    ],
)
def test_what_goes_together_has_no_fault(ending: Ending | None) -> None:
    assert sides.faults(replace(at_table(*TEAMS), ending=ending)) == []
