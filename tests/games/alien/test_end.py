"""Winning and losing (ALN-END)."""

from __future__ import annotations

import pytest

from companion.core.language.commands import Command, SetProgress
from companion.core.language.refusals import Refusal
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Lost, Won
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.games.alien import strikes
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.objectives.events import ObjectiveDone
from companion.games.alien.room import alien
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    HIT_9,
    HIT_10,
    MISS,
    P1,
    P2,
    P3,
    QUEEN,
    ability,
    answer,
    clause,
    dead,
    do,
    drafted,
    game,
    happened,
    put,
    refused,
    strike,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve


def at_the_last_objective(state: AlienState) -> AlienState:
    """The State with the third Objective current."""
    for level in (1, 2):
        state = evolve(state, ObjectiveDone(level))
    return state


@pytest.mark.rule("ALN-END-01")
def test_the_third_objective_wins_at_once() -> None:
    state = put(at_the_last_objective(with_numbers(game(), attack=10)), "combat", QUEEN)
    state = do(state, Fight(P1, top(state, "combat")))
    assert state.outcome == "won" and state.turn.phase == "over"


@pytest.mark.rule("ALN-END-01", "ALN-END-02", "ALN-OBJ-06")
def test_an_objective_that_nobody_lives_to_complete_wins_nothing() -> None:
    done = with_numbers(at_the_last_objective(game()), progress__3=1)
    assert worked_off(drafted(dead(done, P1, P2, P3))).outcome == "lost"


@pytest.mark.rule("ALN-END-01", "ALN-END-04")
def test_one_living_player_is_enough_to_win() -> None:
    state = dead(put(at_the_last_objective(with_numbers(game(), attack=10)), "combat", QUEEN), P2, P3)
    assert do(state, Fight(P1, top(state, "combat"))).outcome == "won"


@pytest.mark.rule("ALN-END-02")
def test_the_players_lose_when_all_are_dead() -> None:
    draft = drafted(dead(game(strikes=(HIT_10, MISS)), P2, P3))
    strikes.draw(draft, P1)
    state = worked_off(draft)
    assert state.outcome == "lost" and draft.events[-1] == Lost("strikes")


@pytest.mark.rule("ALN-END-03")
def test_there_is_one_result_for_all() -> None:
    draft = drafted(dead(game(2, strikes=(HIT_10, MISS)), P2))
    strikes.draw(draft, P1)
    assert worked_off(draft).outcome == "lost"
    assert [type(event) for event in draft.events].count(Lost) == 1


@pytest.mark.rule("ALN-END-04")
def test_a_death_does_not_end_the_game_while_another_player_lives() -> None:
    draft = drafted(game(strikes=(HIT_10, HIT_10, MISS)))
    strikes.draw(draft, P2)
    strikes.draw(draft, P3)
    state = worked_off(draft)
    assert state.living == (P1,) and state.outcome == "" and state.turn.phase == "action"


@pytest.mark.rule("ALN-END-08")
@pytest.mark.parametrize(
    "command",
    [BeginTurn(P1), EndAction(P1), RecruitSergeant(P1), ClaimBurst(P1), Complete(P1)],
    ids=lambda command: type(command).__name__,
)
@pytest.mark.parametrize("end", [Won(), Lost("strikes")], ids=["won", "lost"])
def test_after_the_end_no_action_is_accepted(command: Command, end: Won | Lost) -> None:
    no = refused(evolve(with_numbers(game(), recruit=9), end), command, "ALN-END-08")
    assert (no.rule, no.kind) == ("ALN-END-08", "impossible")


@pytest.mark.rule("ALN-END-08")
def test_the_room_is_put_together_with_the_rule_of_the_end_and_three_objectives() -> None:
    anew = alien.__wrapped__()
    over = anew.decide(evolve(game(), Won()), EndAction(P1))
    assert isinstance(over, Refusal) and over.rule == "ALN-END-08"
    corrected = [anew.decide(game(), SetProgress(course={"objective": level})) for level in (0, 1, 3, 4)]
    assert [isinstance(one, Refusal) for one in corrected] == [True, False, False, True]


def on_the_brink() -> AlienState:
    """The only player draws a strike that kills and completes the last Objective at once."""
    last = strike(1, ability("strike", clause("progress", n=1, level=3)), design="last")
    state = at_the_last_objective(game(1, strikes=(last, MISS)))
    draft = drafted(put(state, "damage:p1", HIT_9))
    strikes.draw(draft, P1)
    return worked_off(draft)


@pytest.mark.rule("ALN-RULING-50")
@pytest.mark.parametrize(("choice", "outcome"), [("objective", "won"), ("death", "lost")])
def test_last_death_and_last_objective_at_once_are_ordered_by_the_active_player(
    choice: str, outcome: str
) -> None:
    asked = on_the_brink()
    assert asked.ask is not None and asked.ask.seat == P1 and asked.outcome == ""
    assert answer(asked, choice).outcome == outcome


@pytest.mark.rule("ALN-RULING-50", "ALN-END-01")
def test_where_somebody_outlives_it_nothing_is_asked_and_the_objective_wins() -> None:
    state = with_numbers(at_the_last_objective(game(3)), progress__3=1)
    state = worked_off(drafted(put(put(state, "damage:p2", HIT_10), "damage:p1", HIT_10)))
    assert (state.ask, state.living, state.outcome) == (None, (P3,), "won")


@pytest.mark.rule("ALN-END-08")
def test_nothing_that_waited_happens_after_the_end() -> None:
    state = put(game(1, strikes=(HIT_10, MISS)), "combat", QUEEN, QUEEN, QUEEN)
    events = happened(state, EndAction(P1))
    assert isinstance(events[-1], Lost) and do(state, EndAction(P1)).queue == ()
