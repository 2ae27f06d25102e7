"""The Commander: fights, Tactics, and the end of the game (VIL-CMD, VIL-OBJ, VIL-CHAL)."""

from __future__ import annotations

import pytest

from companion.engine.legendary.course import EndAction
from companion.games.villains import zones
from companion.games.villains.chapters import villains
from companion.games.villains.commander import FightCommander, attack, needed
from companion.games.villains.ko import Koed
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BYSTANDER,
    P1,
    P2,
    P3,
    PLOT,
    TACTIC,
    THUG,
    ability,
    card,
    clause,
    count,
    designs,
    do,
    drafted,
    game,
    put,
    refused,
    settled,
    top,
    with_numbers,
    worked_off,
)

LOSES = card(
    "plot", "plot", ability("good-wins", clause("nothing"), when=(clause("at-least", count="koed", n=1),))
)


def rich(points: int = 99, **rest: object) -> VillainsState:
    """A table with so much Attack."""
    return with_numbers(game(**rest), attack=points)  # type: ignore[arg-type]


def beaten(state: VillainsState, times: int) -> VillainsState:
    """The State after so many fights against the Commander."""
    for _ in range(times):
        state = do(state, FightCommander(P1))
    return state


@pytest.mark.rule("VIL-CMD-01", "VIL-CMD-02", "VIL-CMD-03")
def test_the_attack_is_paid_and_a_tactic_taken() -> None:
    state = do(rich(9), FightCommander(P1))
    assert (state.numbers["attack"], designs(state, zones.victory(P1))) == (1, ("tactic",))
    assert refused(state, FightCommander(P1)).rule == "VIL-CMD-01"


@pytest.mark.rule("VIL-CMD-04", "VIL-CMD-05", "VIL-RUL-27")
def test_the_tactic_speaks_before_the_bystanders_it_guarded() -> None:
    tactic = card("tactic", "tactic", ability("fight", clause("gain", attack=1)))
    engineer = card("engineer", "bystander", ability("kidnap", clause("gain", recruit=1)))
    before = put(rich(8, tactics=(tactic,) * 4), zones.COMMANDER_GUARDED, engineer, BYSTANDER)
    state, events = settled(before, FightCommander(P1))
    assert count(state, zones.COMMANDER_GUARDED) == 0
    assert sorted(designs(state, zones.victory(P1))) == ["bystander", "engineer", "tactic"]
    gains = [event for event in events if type(event).__name__ == "PointsGained"]
    assert [getattr(one, "attack", 0) for one in gains] == [1, 0]


@pytest.mark.rule("VIL-CMD-06", "VIL-CMD-11")
def test_the_commander_stays_until_the_last_tactic() -> None:
    state = beaten(rich(), 3)
    assert (designs(state, zones.COMMANDER), count(state, zones.TACTICS)) == (("commander",), 1)


@pytest.mark.rule("VIL-CMD-07")
def test_several_fights_in_a_turn_are_each_paid() -> None:
    state = beaten(rich(17), 2)
    assert state.numbers["attack"] == 1
    assert refused(state, FightCommander(P1)).need == 8


@pytest.mark.rule("VIL-CMD-10")
def test_a_fight_against_the_commander_is_a_defeat() -> None:
    assert do(rich(), FightCommander(P1)).numbers["turn:defeated"] == 1


@pytest.mark.rule("VIL-CMD-12", "VIL-RUL-16")
@pytest.mark.parametrize(
    ("might", "price"),
    [
        (0, 8),
        pytest.param(-1, 7, marks=pytest.mark.rule("VIL-CHAL-04")),
        pytest.param(1, 9, marks=pytest.mark.rule("VIL-CHAL-05")),
        pytest.param(2, 10, marks=pytest.mark.rule("VIL-CHAL-06")),
        pytest.param(3, 11, marks=pytest.mark.rule("VIL-CHAL-07")),
        pytest.param(4, 12, marks=pytest.mark.rule("VIL-CHAL-08")),
        pytest.param(5, 13, marks=pytest.mark.rule("VIL-CHAL-09")),
    ],
)
def test_a_mode_changes_what_the_commander_costs(might: int, price: int) -> None:
    assert attack(game(might=might)) == price
    weak = game(might=might, commander=card("commander", "commander", attack=0))
    assert attack(weak) == max(0, might)
    assert refused(rich(price - 1, might=might), FightCommander(P1)).need == price
    assert do(rich(price, might=might), FightCommander(P1)).numbers["attack"] == 0


@pytest.mark.rule("VIL-CHAL-12")
def test_a_growing_threat_grows_with_every_defeat() -> None:
    state, paid = rich(growing_threat=1), []
    for _ in range(4):
        paid.append(attack(state))
        state = do(state, FightCommander(P1))
    assert paid == [8, 9, 10, 11]


@pytest.mark.rule("VIL-OBJ-01", "VIL-STATE-20")
def test_the_fourth_tactic_wins_whoever_took_the_others() -> None:
    state = beaten(rich(), 3)
    assert not state.outcome
    state = do(state, FightCommander(P1))
    assert (state.outcome, state.ending and state.ending.winners) == ("won", (P1, P2, P3))


@pytest.mark.rule("VIL-OBJ-02", "VIL-RUL-08", "VIL-STATE-19")
def test_the_fourth_tactic_wins_though_good_would_by_what_it_says() -> None:
    fewer = card("plot", "plot", ability(
        "good-wins", clause("nothing"), when=(clause("at-most", count="bindings", n=29),)))  # fmt: skip
    binds = card("binds", "tactic", ability("fight", clause("gain-bindings", n=1, who="each")))
    before = rich(plot=fewer, tactics=(TACTIC, TACTIC, TACTIC, binds))
    state, events = settled(beaten(before, 3), FightCommander(P1))
    told = [type(event).__name__ for event in events]
    assert (state.outcome, told.count("Gained")) == ("won", 3)
    early = rich(plot=fewer, tactics=(binds, TACTIC, TACTIC, TACTIC))
    assert settled(early, FightCommander(P1))[0].outcome == "lost"


@pytest.mark.rule("VIL-OBJ-02", "VIL-RUL-08")
def test_the_fourth_tactic_wins_though_it_empties_a_deck() -> None:
    calls = card("calls", "tactic", ability("fight", clause("play-adversary", n=1)))
    before = rich(deck=(THUG,), tactics=(TACTIC, TACTIC, TACTIC, calls))
    state = beaten(before, 4)
    assert (state.outcome, state.ran_out, count(state, zones.ADVERSARIES)) == ("won", (), 0)


@pytest.mark.rule("VIL-OBJ-03", "VIL-OBJ-09", "VIL-STATE-21")
def test_good_wins_the_moment_the_plot_says_so() -> None:
    before = game(plot=LOSES)
    draft = drafted(before)
    draft.emit(Koed(top(before, zones.LAIR[0])))
    state = worked_off(draft)
    assert (state.outcome, state.ending and state.ending.winners) == ("lost", ())


@pytest.mark.rule("VIL-OBJ-04", "VIL-OBJ-05", "VIL-RUL-09")
@pytest.mark.parametrize("deck", ["allies", "deck"])
def test_a_deck_that_ran_out_makes_this_the_last_turn(deck: str) -> None:
    before = game(**{deck: ()})  # type: ignore[arg-type]
    after = do(before, FightCommander(P1), "VIL-CMD-01")
    assert after.ran_out == (("allies",) if deck == "allies" else ("adversaries",))
    assert not after.outcome
    state, _ = settled(after, EndAction(P1))
    assert (state.outcome, state.ending and state.ending.draw) == ("drawn", True)


@pytest.mark.rule("VIL-OBJ-06")
def test_a_win_in_the_last_turn_takes_the_place_of_the_draw() -> None:
    state = beaten(rich(allies=()), 1)
    assert state.ran_out == ("allies",)
    assert beaten(state, 3).outcome == "won"


@pytest.mark.rule("VIL-OBJ-07", "VIL-SCORE-01", "VIL-SCORE-03")
def test_most_points_is_the_individual_winner_too() -> None:
    state = put(beaten(rich(), 3), zones.victory(P3), *(card("prize", "bystander", vp=30),))
    state = do(state, FightCommander(P1))
    assert state.ending is not None
    assert (state.ending.best, state.ending.is_together) == ((P3,), True)


@pytest.mark.rule("VIL-OBJ-08", "VIL-STATE-22")
def test_a_draw_names_who_has_most_and_equal_points_share_it() -> None:
    prize = card("prize", "bystander", vp=2)
    before = put(put(game(allies=()), zones.victory(P1), prize), zones.victory(P2), prize)
    state, _ = settled(do(before, FightCommander(P1), "VIL-CMD-01"), EndAction(P1))
    assert state.ending is not None
    assert (state.ending.how, state.ending.best, state.ending.winners) == ("drawn", (P1,), ())
    equal = put(before, zones.victory(P2), *(TACTIC,))
    state, _ = settled(do(equal, FightCommander(P1), "VIL-CMD-01"), EndAction(P1))
    assert state.ending is not None and state.ending.best == (P1, P2)


@pytest.mark.rule("VIL-CHAL-16", "VIL-RUL-18", "VIL-VP-02")
def test_the_final_blow_is_a_fifth_fight_for_the_commander() -> None:
    engineer = card("engineer", "bystander", ability("kidnap", clause("gain", recruit=1)))
    state = beaten(rich(final_blow=1), 4)
    assert (state.outcome, needed(state), count(state, zones.TACTICS)) == ("", 5, 0)
    state, events = settled(put(state, zones.COMMANDER_GUARDED, engineer), FightCommander(P1))
    assert state.outcome == "won"
    assert designs(state, zones.victory(P1))[:2] == ("engineer", "commander")
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("PointsGained") < kinds.index("Won")


@pytest.mark.rule("VIL-RUL-18")
def test_after_the_fourth_tactic_of_a_final_blow_good_can_still_win() -> None:
    state = beaten(rich(final_blow=1, plot=PLOT), 4)
    assert (state.winning, state.outcome) == (False, "")
    lost = beaten(rich(final_blow=1, plot=card("plot", "plot", ability(
        "good-wins", clause("nothing"), when=(clause("at-most", count="tactics", n=0),)))), 4)  # fmt: skip
    assert lost.outcome == "lost"


@pytest.mark.rule("VIL-VP-03", "VIL-DECK-06")
def test_a_victory_pile_is_never_shuffled_in() -> None:
    before = put(game(), zones.victory(P1), BYSTANDER)
    state, _ = settled(before, EndAction(P1))
    assert designs(state, zones.victory(P1)) == ("bystander",)
    assert villains().rule_faults(state) == []
