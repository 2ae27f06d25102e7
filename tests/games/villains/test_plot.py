"""Plot Twists and Command Strikes, and what they bring besides (VIL-TWIST, VIL-STRIKE)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.events import Event
from companion.engine.legendary.opening import BeginTurn
from companion.games.villains import zones
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    P1,
    STRIKE,
    THUG,
    TWIST,
    ability,
    after,
    answer,
    card,
    city,
    clause,
    count,
    designs,
    do,
    game,
    lair,
    put,
    settled,
    with_numbers,
)

EARLY = ability("twist", clause("gain", recruit=1), when=(clause("at-most", count="twists", n=6),))
LATE = ability("twist", clause("gain", attack=1), when=(clause("at-least", count="twists", n=7),))
PLOT = card("plot", "plot", EARLY, LATE, twists=8)
CRUEL = card("commander", "commander", ability("command-strike", clause("gain-bindings", n=1)), attack=8)


def shown(*deck: object, numbers: dict[str, int] | None = None, **rest: object) -> VillainsState:
    """A table whose turn begins with these cards."""
    state = game(phase="reveal", deck=(*deck, THUG, THUG, THUG), **rest)  # type: ignore[arg-type]
    return with_numbers(state, **(numbers or {}))


def begun(state: VillainsState) -> tuple[VillainsState, list[str]]:
    """The State after the turn has begun, and the names of what happened."""
    state, events = settled(state, BeginTurn(P1))
    return state, [_told(event) for event in events]


def _told(event: Event) -> str:
    return type(event).__name__


@pytest.mark.rule("VIL-TWIST-01", "VIL-TWIST-02", "VIL-STATE-10")
def test_a_twist_does_what_the_plot_says_and_is_put_away() -> None:
    state, told = begun(shown(TWIST, plot=PLOT))
    assert (state.numbers["recruit"], designs(state, zones.KO)) == (1, ("twist",))
    assert told.index("PointsGained") < told.index("Spent")


@pytest.mark.rule("VIL-TWIST-03")
def test_the_seventh_twist_does_the_second_text_alone() -> None:
    state, _ = begun(shown(TWIST, plot=PLOT, numbers={"twists": 6}))
    assert (state.numbers["recruit"], state.numbers["attack"]) == (0, 1)
    state, _ = begun(shown(TWIST, plot=PLOT, numbers={"twists": 5}))
    assert (state.numbers["recruit"], state.numbers["attack"]) == (1, 0)


@pytest.mark.rule("VIL-TWIST-04")
def test_a_twist_played_by_a_mode_counts_and_one_that_is_moved_does_not() -> None:
    state, _ = begun(begun(shown(TWIST, TWIST, crackdown=1))[0])
    assert state.numbers["twists"] == 2
    assert put(state, zones.BESIDE, TWIST).numbers["twists"] == 2


@pytest.mark.rule("VIL-TWIST-05")
def test_after_a_twist_the_plot_may_be_lost() -> None:
    loses = card("plot", "plot", ability(
        "good-wins", clause("nothing"), when=(clause("at-least", count="twists", n=8),)))  # fmt: skip
    assert begun(shown(TWIST, plot=loses, numbers={"twists": 6}))[0].outcome == ""
    assert begun(shown(TWIST, plot=loses, numbers={"twists": 7}))[0].outcome == "lost"


@pytest.mark.rule("VIL-STRIKE-01", "VIL-STRIKE-02", "VIL-STATE-11")
def test_a_strike_does_what_the_commander_says_and_is_put_away() -> None:
    state, told = begun(shown(STRIKE, commander=CRUEL))
    assert designs(state, zones.of(P1, "discard")) == ("bindings",)
    assert designs(state, zones.KO) == ("strike",)
    assert told.index("Gained") < told.index("Spent")


@pytest.mark.rule("VIL-SOLO-05", "VIL-RUL-29")
def test_alone_an_ally_of_six_or_less_goes_under_the_deck_after_a_twist() -> None:
    state = do(lair(shown(TWIST, players=1), 2, 7, 6, 8, 9), BeginTurn(P1))
    state = answer(state, "cost-6")
    assert designs(state, zones.ALLIES)[-1] == "cost-6"
    assert count(state, zones.LAIR[2]) == 1
    dear, _ = begun(lair(shown(TWIST, players=1), 7, 7, 7, 7, 7))
    assert "cost-7" not in designs(dear, zones.ALLIES)


@pytest.mark.rule("VIL-SOLO-06")
def test_alone_a_strike_brings_one_more_card() -> None:
    state, _ = begun(shown(STRIKE, players=1))
    assert city(state) == ("thug", "", "", "", "")


@pytest.mark.rule("VIL-CHAL-14", "VIL-RUL-17")
def test_endless_spite_does_the_ability_but_plays_no_strike() -> None:
    state, _ = begun(shown(TWIST, commander=CRUEL, endless_spite=1, pain=1))
    assert designs(state, zones.of(P1, "discard")) == ("bindings",)
    assert (state.numbers["strikes"], city(state)[0]) == (0, "")
    alone, _ = begun(shown(TWIST, commander=CRUEL, players=1, endless_spite=1, pain=1))
    assert city(alone)[0] == "thug"


@pytest.mark.rule("VIL-CHAL-17", "VIL-CHAL-20")
def test_plots_upon_plots_can_go_on_and_on() -> None:
    state, _ = begun(shown(TWIST, TWIST, plots=1))
    assert (state.numbers["twists"], city(state)[0], city(state)[1]) == (2, "thug", "")


@pytest.mark.rule("VIL-CHAL-18")
def test_pain_upon_pain_brings_a_card_after_a_strike() -> None:
    assert city(begun(shown(STRIKE, pain=1))[0])[0] == "thug"
    alone, _ = begun(shown(STRIKE, players=1, pain=1))
    assert city(alone)[:2] == ("thug", "thug")


@pytest.mark.rule("VIL-RUL-19")
def test_what_follows_a_twist_comes_in_its_order() -> None:
    before = shown(TWIST, players=1, plot=PLOT, commander=CRUEL, endless_spite=1, plots=1)
    _, told = begun(before)
    order = [
        told.index(name) for name in ("PointsGained", "Spent", "AllyPutUnder", "Gained", "AdversaryEntered")
    ]
    assert order == sorted(order)


@pytest.mark.rule("VIL-SOLO-07")
def test_whoever_does_not_play_alone_has_neither() -> None:
    state, told = begun(shown(TWIST))
    assert "AllyPutUnder" not in told
    assert city(begun(shown(STRIKE))[0])[0] == ""


@pytest.mark.rule("VIL-REVEAL-04")
def test_what_a_card_plays_is_worked_out_before_its_text_goes_on() -> None:
    two = card(
        "plot", "plot", ability("twist", clause("play-adversary", n=1), clause("gain", recruit="city"))
    )
    state, _ = begun(shown(TWIST, plot=two))
    assert state.numbers["recruit"] == 1


@pytest.mark.rule("VIL-OBJ-02", "VIL-OBJ-03")
@pytest.mark.parametrize("winning", [False, True])
def test_a_card_can_say_that_good_wins_but_not_while_the_last_tactic_is_worked_out(winning: bool) -> None:
    state = after(replace(game(), winning=winning), clause("good-wins"))
    assert state.outcome == ("" if winning else "lost")
