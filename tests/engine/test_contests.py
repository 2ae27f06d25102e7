"""Side against side: totals, hits, crushing faces, ties, re-rolls; the dice asked for one by one."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.asks import Choice, Dice
from companion.core.language.dice import D3, D6
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import contests, throws
from companion.engine.contests import Contest, Force, Reroll, Terms, judged
from companion.engine.draft import Draft
from tests.engine.rivalry import P1, P2, P3, Bench, Interrupt

PLAIN, HITS = Terms(), Terms(by_hits=True)


def fight(red: Force, white: Force, terms: Terms = PLAIN, *rights: Reroll) -> Contest:
    return Contest((red, white), terms, rights)


def force(side: str, strength: int, *faces: int, **more: Any) -> Force:
    return Force(side, strength=strength, dice=("red",) * len(faces), faces=faces, **more)


CRUSH, WHY = Terms(crushes_at=6), phrase("why")


@pytest.mark.parametrize(
    ("red", "white", "terms", "winner", "totals"),
    [
        (force("red", 8, 3), force("white", 7, 3), Terms(), "red", (11, 10)),
        (force("red", 8, 3), force("white", 6, 5), Terms(), None, (11, 11)),
        (force("red", 8, 3), force("white", 6, 5, holds_ties=True), Terms(), "white", (11, 11)),
        (force("red", 2, 6), force("white", 7, 4), CRUSH, "red", (8, 11)),
        (force("red", 12, 5), force("white", 3, 6), CRUSH, "white", (17, 9)),
        (force("red", 12, 6), force("white", 3, 6), CRUSH, None, (18, 9)),
        (force("red", 12, 6), force("white", 3, 6, holds_ties=True), CRUSH, "white", (18, 9)),
        (force("red", 2, 6, 1, use="highest"), force("white", 7, 4), CRUSH, "red", (8, 11)),
        (force("red", 2, 6, 1, use="lowest"), force("white", 7, 4), CRUSH, "white", (3, 11)),
        (force("red", 1, 5, kinds=(D3,)), force("white", 1, 3), Terms(), None, (4, 4)),
        (force("red", 1, 6, kinds=(D3,)), force("white", 0, 1), CRUSH, "red", (4, 1)),
        (force("red", 9, hits_at=4), force("white", 0, 4, 1, hits_at=4), HITS, "white", (0, 1)),
        (force("red", 0, 5, 4, 6, hits_at=5), force("white", 0, 4, 4, hits_at=4), HITS, None, (2, 2)),
    ],
)  # fmt: skip
def test_who_has_won(red: Force, white: Force, terms: Terms, winner: str | None, totals: Any) -> None:
    verdict = judged(fight(red, white, terms))
    assert (verdict.winner, verdict.totals, verdict.is_tie) == (winner, totals, winner is None)


def test_crushing_is_told_and_a_tie_of_both_is_no_victory_by_it() -> None:
    assert judged(fight(force("red", 0, 6), force("white", 9, 1), CRUSH)).crushed
    assert not judged(fight(force("red", 0, 5), force("white", 9, 1), CRUSH)).crushed


def test_who_both_holds_ties_wins_none() -> None:
    both = [force(side, 1, 1, holds_ties=True) for side in ("red", "white")]
    assert judged(fight(both[0], both[1])).winner is None


def test_a_reroll_replaces_the_die_and_is_spent() -> None:
    right = Reroll(P1, "red", times=2)
    contest = contests.rerolled(
        fight(force("red", 0, 2, 6), force("white", 0), Terms(), right), right, (1,), (1,)
    )
    assert contest.force("red").faces == (2, 1) and [one.times for one in contest.rerolls] == [1]
    contest = contests.rerolled(contest, contest.rerolls[0], (0,), (5,))
    assert contest.force("red").faces == (5, 1) and contest.rerolls == ()


def test_a_new_round_begins_without_dice() -> None:
    contest = contests.next_round(fight(force("red", 4, 2), force("white", 0, 1)), [Reroll(P1, "red")])
    assert not contest.is_rolled and contest.round == 2 and len(contest.rerolls) == 1
    assert contest.force("red").strength == 4


def test_a_modifier_never_makes_a_side_weaker_than_nothing() -> None:
    contest = fight(force("red", 4, 2), force("white", 1, 1))
    assert contests.strengthened(contest, "red", 3).force("red").strength == 7
    assert contests.strengthened(contest, "white", -3).force("white").strength == 0


# The dice, asked for.


RED = Force("red", P3, strength=2, dice=("red", "red"), kinds=(D6, D3), use="highest")
WHITE = Force("white", P1, strength=3, dice=("white",))


class Battle(throws.Throwing, frozen=True):
    """Two sides with their dice."""


def bench(*rights: Reroll) -> tuple[Bench, list[Contest]]:
    done: list[Contest] = []

    def go(draft: Draft[State], work: Battle) -> None:
        contest = throws.thrown(
            draft,
            work,
            lambda one, side: phrase("roll", side=side.side),
            lambda one, right: phrase("again"),
        )
        if contest is not None:
            done.append(contest)

    return Bench(Battle(seat=P3, contest=Contest((RED, WHITE), CRUSH, rights)), {Battle: go}), done


def test_each_side_rolls_its_own_dice() -> None:
    table, done = bench()
    assert isinstance(table.ask, Dice) and (table.ask.seat, table.ask.dice) == (P3, ("red", "red"))
    assert table.ask.kinds == (D6, D3)
    table.answer((2, 6))
    assert (table.ask.seat, table.ask.dice, done) == (P1, ("white",), [])
    table.answer((4,))
    assert table.ask is None and [one.faces for one in done[0].forces] == [(2, 6), (4,)]
    assert judged(done[0]).totals == (5, 7)


def test_whoever_may_throws_a_die_again_and_others_then() -> None:
    table, done = bench(Reroll(P3, "red", times=2), Reroll(P2, "white"))
    table.answer((2, 6))
    table.answer((4,))
    assert isinstance(table.ask, Choice) and table.ask.seat == P3 and table.ask.otherwise == "keep"
    assert [option.key for option in table.ask.options] == ["0", "1", "keep"]
    table.answer("0")
    assert isinstance(table.ask, Dice) and table.ask.dice == ("red",) and table.ask.seat == P3
    table.answer((5,))
    assert isinstance(table.ask, Choice) and table.ask.seat == P3, "twice"
    table.answer("keep")
    assert table.ask.seat == P2, "another's right to the other side's die"
    table.answer("0")
    table.answer((1,))
    assert [one.faces for one in done[0].forces] == [(5, 6), (1,)] and done[0].rerolls == ()


def test_several_dice_may_go_at_once() -> None:
    table, done = bench(Reroll(P3, "red", dice=2))
    table.answer((2, 6))
    table.answer((4,))
    assert [option.key for option in table.ask.options] == ["0", "1", "0+1", "keep"]
    table.answer("0+1")
    assert table.ask.dice == ("red", "red") and table.ask.kinds == (D6, D3)
    table.answer((3, 4))
    assert done[0].force("red").faces == (3, 4) and done[0].force("red").readings == (3, 2)


def test_a_roll_that_was_set_aside_is_asked_for_again() -> None:
    table, done = bench()
    table.answer((2, 6))
    asked = table.state.asked
    table.do(Interrupt())
    assert isinstance(table.ask, Dice) and table.ask.seat == P1 and table.state.asked == asked + 1
    table.answer((4,))
    assert len(done) == 1
