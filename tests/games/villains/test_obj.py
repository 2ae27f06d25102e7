"""How games end when a deck runs out, and who has won then (VIL-OBJ, VIL-RUL-09, VIL-SCORE)."""

from __future__ import annotations

import pytest

from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.games.villains import zones
from companion.games.villains.commander import FightCommander
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    HELPER,
    P1,
    P2,
    P3,
    STRIKE,
    TACTIC,
    THUG,
    ability,
    adversary,
    after,
    card,
    clause,
    count,
    designs,
    do,
    find,
    game,
    in_phase,
    lair,
    put,
    settled,
    top,
    with_numbers,
)

PRIZE = card("prize", "bystander", vp=2)
BY_TWISTS = card("plot", "plot", ability(
    "good-wins", clause("nothing"), when=(clause("at-most", count="bindings", n=29),)))  # fmt: skip


def drawn(state: VillainsState, seat: SeatId = P1) -> VillainsState:
    """The State after the turn was ended."""
    return settled(state, EndAction(seat))[0]


@pytest.mark.rule("VIL-OBJ-04", "VIL-STATE-18")
def test_the_turn_in_which_the_ally_deck_runs_out_is_finished_and_the_last() -> None:
    before = with_numbers(game(allies=(HELPER,)), recruit=8)
    state = do(before, Recruit(P1, top(before, zones.LAIR[0])))
    assert (count(state, zones.ALLIES), state.ran_out, state.outcome) == (0, ("allies",), "")
    state = do(state, Recruit(P1, top(state, zones.LAIR[1])))
    assert (count(state, zones.of(P1, "discard")), state.outcome) == (2, "")
    end = drawn(state)
    assert (end.outcome, end.ending and end.ending.draw) == ("drawn", True)
    assert count(end, zones.of(P1, "hand")) == 6


@pytest.mark.rule("VIL-OBJ-05")
def test_the_turn_in_which_the_adversary_deck_runs_out_is_finished_and_the_last() -> None:
    state, _ = settled(game(phase="reveal", deck=(THUG,)), BeginTurn(P1))
    assert (state.ran_out, state.outcome, state.turn.phase) == (("adversaries",), "", "action")
    assert drawn(state).outcome == "drawn"


@pytest.mark.rule("VIL-OBJ-04", "VIL-OBJ-05")
def test_a_deck_with_one_card_left_goes_on() -> None:
    state, _ = settled(game(phase="reveal", deck=(THUG, THUG), allies=(HELPER,)), BeginTurn(P1))
    assert (state.ran_out, drawn(state).active) == ((), P2)


@pytest.mark.rule("VIL-RUL-09", "VIL-KW-01")
def test_demolish_on_the_last_ally_card_is_no_run_out() -> None:
    state = after(game(players=1, allies=(HELPER,)), clause("demolish"))
    assert (state.ask, count(state, zones.ALLIES), state.ran_out) == (None, 1, ())


@pytest.mark.rule("VIL-RUL-09", "VIL-CARD-25")
def test_spider_man_on_top_again_is_no_run_out() -> None:
    spider = adversary("spider", 2, ability("fight", clause("play-if-worth", vp=2)), vp=3)
    before = with_numbers(put(game(deck=(STRIKE,)), zones.CITY[0], spider), attack=2)
    state = do(before, Fight(P1, find(before, "spider")))
    assert (designs(state, zones.ADVERSARIES), state.ran_out) == (("spider",), ())


@pytest.mark.rule("VIL-RUL-09")
def test_a_run_out_is_never_taken_back() -> None:
    state, _ = settled(game(phase="reveal", deck=(THUG,)), BeginTurn(P1))
    back = put(state, zones.ADVERSARIES, THUG, face_up=False)
    assert drawn(back).outcome == "drawn"


@pytest.mark.rule("VIL-RUL-09")
def test_an_empty_adversary_deck_plays_nothing_more() -> None:
    calls = card("tactic", "tactic", ability("fight", clause("play-adversary", n=2)))
    before = with_numbers(game(deck=(), tactics=(calls,) * 4), attack=8)
    state = do(before, FightCommander(P1))
    assert (state.ask, state.outcome, count(state, zones.TACTICS)) == (None, "", 3)


@pytest.mark.rule("VIL-OBJ-06", "VIL-OBJ-03")
def test_in_the_last_turn_good_can_still_win() -> None:
    binds = card("tactic", "tactic", ability("fight", clause("gain-bindings")))
    before = with_numbers(game(allies=(), tactics=(binds,) * 4, plot=BY_TWISTS), attack=8)
    state = do(before, FightCommander(P1))
    assert (state.outcome, state.ending and state.ending.winners) == ("lost", ())


@pytest.mark.rule("VIL-OBJ-03")
def test_good_wins_in_the_middle_of_an_effect_and_the_rest_is_not_done() -> None:
    state = after(game(plot=BY_TWISTS), clause("gain-bindings", who="each"), clause("gain", attack=5))
    assert (state.outcome, count(state, zones.BINDINGS), state.numbers.get("attack", 0)) == ("lost", 29, 0)
    assert [count(state, zones.of(seat, "discard")) for seat in (P1, P2, P3)] == [1, 0, 0]


@pytest.mark.rule("VIL-OBJ-08", "VIL-SCORE-04")
@pytest.mark.parametrize("best", [P1, P2, P3])
def test_after_a_draw_most_points_win_alone(best: SeatId) -> None:
    before = put(put(game(deck=()), zones.victory(P1), PRIZE), zones.victory(best), TACTIC)
    end = drawn(do(with_numbers(before, recruit=4), Recruit(P1, top(before, zones.LAIR[0]))))
    assert end.ending is not None
    assert (end.ending.how, end.ending.best, end.ending.winners) == ("drawn", (best,), ())


@pytest.mark.rule("VIL-RUL-23", "VIL-SCORE-07")
def test_equal_points_share_the_victory_whoever_has_them() -> None:
    before = game(deck=())
    for seat in (P2, P3):
        before = put(before, zones.victory(seat), PRIZE)
    end = drawn(do(with_numbers(before, recruit=4), Recruit(P1, top(before, zones.LAIR[0]))))
    assert end.ending is not None and end.ending.best == (P2, P3)
    three = with_numbers(game(tactics=(card("last", "tactic", attack=8),)), attack=8, defeats=3)
    won = do(three, FightCommander(P1))
    assert won.ending is not None and (won.outcome, won.ending.best) == ("won", (P1, P2, P3))


@pytest.mark.rule("VIL-OBJ-09", "VIL-OBJ-07")
def test_after_a_loss_nobody_is_named_though_somebody_has_points() -> None:
    state = after(put(game(plot=BY_TWISTS), zones.victory(P2), PRIZE), clause("gain-bindings"))
    assert state.ending is not None
    assert (state.ending.how, state.ending.winners, state.ending.best) == ("lost", (), ())


THOR = adversary("thor", 7, ability("overrun", clause("gain", recruit=1)), person="Thor", vp=5)
CROWN = card(
    "plot", "plot",
    ability("twist", clause("overrun", what="thor")),
    ability("overran", clause("beside", what="plot-twist"), when=(clause("is", what="thor"),)), twists=8,
)  # fmt: skip


def crowned(bystanders: int, *costs: int) -> tuple[VillainsState, list[str]]:
    """Thor overruns by a text: the State after it, and what happened."""
    state = lair(game(plot=CROWN), *costs)
    state = put(put(state, zones.CITY[2], THOR), zones.KO, card("twist", "plot-twist"))
    state = put(state, zones.GUARDED[2], *(card("bystander", "bystander", vp=1),) * bystanders)
    return thrown(state)


def thrown(state: VillainsState) -> tuple[VillainsState, list[str]]:
    """A Twist makes him overrun; whatever is asked is answered by its first option."""
    before = put(state, zones.ADVERSARIES, card("twist", "plot-twist"), face_up=False, top=True)
    end, events = settled(in_phase(before, "reveal"), BeginTurn(P1))
    return end, [type(event).__name__ for event in events]


@pytest.mark.rule("VIL-CARD-06", "VIL-OVER-02")
def test_thors_overrun_kos_an_ally_of_six_or_less_first() -> None:
    state, told = crowned(2, 6, 7, 7, 7, 7)
    assert set(designs(state, zones.KO)) == {"cost-6", "twist"}
    assert (
        told.index("Overran") < told.index("Koed") < told.index("CardsDiscarded") < told.index("PointsGained")
    )
    dear, told = crowned(0, 7, 7, 7, 7, 7)
    assert "Koed" not in told and "cost-7" not in designs(dear, zones.KO)


@pytest.mark.rule("VIL-CARD-07", "VIL-OVER-09")
@pytest.mark.parametrize("bystanders", [0, 1, 3])
def test_every_seat_discards_one_card_if_thor_guarded_anybody(bystanders: int) -> None:
    state, _ = crowned(bystanders, 7, 7, 7, 7, 7)
    each = 1 if bystanders else 0
    assert [count(state, zones.of(seat, "discard")) for seat in (P1, P2, P3)] == [each] * 3
    assert designs(state, zones.OVERRUN).count("bystander") == bystanders


@pytest.mark.rule("VIL-CARD-08", "VIL-CARD-09")
def test_thors_own_text_comes_before_the_twist_is_laid_beside_the_plot() -> None:
    state, told = crowned(1, 7, 7, 7, 7, 7)
    assert state.numbers["recruit"] == 1
    assert told.index("PointsGained") < told.index("LaidBeside")
    assert count(state, zones.BESIDE) == 1
