"""Side Jobs: completed the moment their condition is met, failed when they are too late (FFY-SIDE)."""

from __future__ import annotations

import pytest

from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.games.firefly import zones
from companion.games.firefly.side_jobs import CompleteJob, JobDone, JobFailed, due
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    P1,
    P2,
    THUG,
    ability,
    card,
    clause,
    designs,
    do,
    fill,
    game,
    happened,
    keep_orders,
    put,
    refused,
    top,
    with_card,
    with_numbers,
)
from tests.games.firefly.wounds import played

GAIN, LOSS = clause("gain", recruit=1), clause("gain", attack=1)
TWO_HERE = card(
    "two-here", "side-job",
    ability("mission", when=(clause("at-least", count="combat", n=2),)),
    ability("success", GAIN), ability("failure", LOSS),
)  # fmt: skip
PAID = card("paid", "side-job", ability("mission", pay_attack=3), ability("success", GAIN))
WORTH = card("worth", "side-job", ability("mission", pay=1), ability("success", clause("credits", n=2)))


def in_combat(one: object, **numbers: int) -> FireflyState:
    """A table with this Side Job open in the Combat Zone."""
    return with_numbers(put(game(), zones.COMBAT, one), **numbers)  # type: ignore[arg-type]


@pytest.mark.rule("FFY-SIDE-01")
def test_a_condition_is_met_the_moment_it_holds() -> None:
    state = fill(put(game(phase="episode"), "verse:1", TWO_HERE), "", "", "", "", "")
    state = put(state, zones.COMBAT, card("one", "enemy", attack=1))
    assert not any(isinstance(event, JobDone) for event in happened(state, BeginTurn(P1)))
    state = put(state, zones.COMBAT, card("other", "enemy", attack=1))
    after = do(state, BeginTurn(P1))
    assert (designs(after, zones.DEFEATED), after.numbers["recruit"]) == (("two-here",), 1)


@pytest.mark.rule("FFY-SIDE-01", "FFY-ACT-13")
def test_what_is_to_be_paid_is_paid_or_refused() -> None:
    state = in_combat(PAID, attack=2)
    command = CompleteJob(P1, top(state, zones.COMBAT))
    no = refused(state, command)
    assert (no.rule, no.kind, state.numbers["attack"]) == ("FFY-ACT-13", "cost", 2)
    after = do(with_numbers(state, attack=4), command)
    assert (after.numbers["attack"], after.numbers["recruit"]) == (1, 1)


@pytest.mark.rule("FFY-SIDE-02")
def test_with_credits_it_stays_beside_serenity() -> None:
    state = in_combat(WORTH, recruit=1)
    events = happened(state, CompleteJob(P1, top(state, zones.COMBAT)))
    assert JobDone(top(state, zones.COMBAT), True) in events


@pytest.mark.rule("FFY-SIDE-03", "FFY-SIDE-04", "FFY-RUL-26")
def test_in_the_combat_zone_it_fails_after_the_strikes_of_that_turn() -> None:
    state = put(in_combat(TWO_HERE), "verse:2", PAID)
    events = happened(state, EndAction(P1))
    assert [event for event in events if isinstance(event, JobFailed)] == [
        JobFailed(top(state, zones.COMBAT))
    ]
    after = keep_orders(do(state, EndAction(P1)))
    assert (designs(after, zones.DEFEATED), designs(after, "verse:2")) == (("two-here",), ("paid",))
    assert after.turn.seat == P2


@pytest.mark.rule("FFY-SIDE-03")
def test_once_it_has_been_in_the_combat_zone_it_fails_that_turn_wherever_it_lies_by_then() -> None:
    state = fill(put(game(phase="episode"), "verse:5", PAID), *"abcd")
    state = do(state, BeginTurn(P1))
    assert designs(state, zones.COMBAT) == ("paid",)
    back = played(state, ability("play", clause("move", what="card", where="combat", to="entry")))
    assert (designs(back, "verse:1"), [duty.kind for duty in due(back)]) == (("paid",), ["deadline"])
    after = keep_orders(do(back, EndAction(P1)))
    assert "paid" in designs(after, zones.DEFEATED)


@pytest.mark.rule("FFY-SIDE-01", "FFY-RUL-55")
def test_one_that_is_completed_in_the_moment_in_which_the_episode_ends_has_its_success() -> None:
    beaten = (clause("at-least", count="defeated", n=1),)
    chance = card("chance", "side-job", ability("mission", when=beaten),
                  ability("success", clause("credits", n=2)))  # fmt: skip
    goal = card("objective-1", "objective", ability("objective", clause("credits", n=1), level=1),
                ability("goal", clause("complete", level=1), when=beaten, level=1), level=1)  # fmt: skip
    state = put(put(with_card(with_numbers(game(), attack=2), goal), "verse:5", chance), "verse:1", THUG)
    after = keep_orders(do(state, Fight(P1, top(state, "verse:1"))))
    assert (after.turn.phase, after.numbers["credits"]) == ("inter-mission", 3)


@pytest.mark.rule("FFY-SIDE-06")
def test_nobody_fights_a_side_job() -> None:
    state = in_combat(TWO_HERE, attack=9)
    assert refused(state, Fight(P1, top(state, zones.COMBAT))).rule == "FFY-SIDE-06"


@pytest.mark.rule("FFY-REV-04", "FFY-EPI-05")
def test_it_is_pushed_like_an_enemy() -> None:
    state = put(game(phase="episode"), "verse:1", PAID)
    after = do(state, BeginTurn(P1))
    assert designs(after, "verse:2") == ("paid",)
