"""Demolish and Dodge (VIL-KW), and the basic Allies (VIL-BASIC)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId
from companion.engine.effects.work import DoClause
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.dodging import Dodge
from companion.games.villains.ko import ko
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    MADAME,
    P1,
    P2,
    P3,
    ability,
    ally,
    answer,
    clause,
    copy_in,
    count,
    designs,
    do,
    drafted,
    emptied,
    find,
    game,
    in_hand,
    play_on,
    put,
    refused,
    top,
    with_card,
    with_numbers,
    worked_off,
)

GIVER = ally(
    "giver",
    3,
    ability("play", clause("discard", n=1)),
    marks=("dodge", "costs-a-card"),
    klass="grey",
    recruit=2,
)
COMER = ally("comer", 2, ability("play", clause("go-back"), clause("draw", n=1)), klass="grey", attack=1)
THREE, FOUR = ally("three", 3), ally("four", 4)


def only(state: VillainsState, *cards: Card, seat: SeatId = P1) -> VillainsState:
    """The State in which a hand holds these cards and no other."""
    hand = zones.of(seat, "hand")
    return put(emptied(state, hand), hand, *cards, face_up=False)


def demolished(state: VillainsState, n: int = 1) -> VillainsState:
    """The State after an effect that demolishes each player."""
    draft = drafted(state)
    draft.later(DoClause(clause("demolish", n=n), seat=P1))
    return worked_off(draft)


def offered(state: VillainsState) -> tuple[str, ...]:
    """What can be answered."""
    assert isinstance(state.ask, Choice)
    return tuple(option.key for option in state.ask.options)


@pytest.mark.rule("VIL-KW-01", "VIL-KW-02")
def test_everybody_discards_one_card_of_just_that_cost() -> None:
    before = game(allies=(THREE, FOUR))
    for seat in (P1, P2, P3):
        before = only(before, THREE, THREE, FOUR, BINDINGS, seat=seat)
    state = demolished(before)
    assert designs(state, zones.ALLIES) == ("four", "three")
    for seat in (P1, P2, P3):
        assert designs(state, zones.of(seat, "discard")) == ("three",)
        assert count(state, zones.of(seat, "hand")) == 3


@pytest.mark.rule("VIL-KW-02", "VIL-KW-05")
def test_only_the_hand_counts_and_the_owner_chooses_which() -> None:
    before = put(
        only(game(players=1, allies=(THREE,)), THREE, ally("trio", 3)), zones.of(P1, "played"), THREE
    )
    state = demolished(before)
    assert len(offered(state)) == 2
    state = answer(state, "trio")
    assert designs(state, zones.of(P1, "discard")) == ("trio",)
    assert designs(state, zones.of(P1, "played")) == ("three",)


@pytest.mark.rule("VIL-KW-03")
def test_whoever_has_no_such_card_discards_none() -> None:
    before = game(allies=(THREE,))
    for seat in (P1, P2, P3):
        before = only(before, FOUR, seat=seat)
    assert [count(demolished(before), zones.of(seat, "discard")) for seat in (P1, P2, P3)] == [0, 0, 0]


@pytest.mark.rule("VIL-KW-04")
def test_twice_is_two_cards_one_after_the_other() -> None:
    before = only(game(players=1, allies=(THREE, FOUR, THREE)), THREE, FOUR)
    state = demolished(before, 2)
    assert designs(state, zones.of(P1, "discard")) == ("four", "three")


@pytest.mark.rule("VIL-KW-05", "VIL-BIND-06", "VIL-SPEC-11")
def test_bindings_in_the_hand_cost_nothing() -> None:
    free = ally("free", 0)
    state = demolished(only(game(players=1, allies=(free,)), BINDINGS, FOUR))
    assert designs(state, zones.of(P1, "discard")) == ("bindings",)


@pytest.mark.rule("VIL-KW-23")
def test_an_empty_ally_deck_shows_no_cost() -> None:
    state = demolished(only(game(players=1, allies=()), BINDINGS))
    assert (count(state, zones.of(P1, "discard")), state.ask) == (0, None)


@pytest.mark.rule("VIL-KW-06", "VIL-RUL-10")
@pytest.mark.parametrize("phase", ["reveal", "action"])
def test_a_dodge_discards_and_draws_in_the_own_turn(phase: str) -> None:
    before = in_hand(game(phase=phase), MADAME)
    state = play_on(before, Dodge(P1, copy_in(before, P1, "madame")))
    assert designs(state, zones.of(P1, "discard")) == ("madame",)
    assert count(state, zones.of(P1, "hand")) == 7


@pytest.mark.rule("VIL-KW-06", "VIL-STATE-23")
def test_nobody_dodges_in_the_turn_of_another() -> None:
    before = in_hand(game(), MADAME, seat=P2)
    assert refused(before, Dodge(P2, copy_in(before, P2, "madame"))).rule == "VIL-TURN-06"
    mine = game()
    assert refused(mine, Dodge(P1, copy_in(mine, P1, "soldier"))).rule == "VIL-KW-06"


@pytest.mark.rule("VIL-KW-07")
def test_only_what_a_card_says_of_dodging_is_done() -> None:
    glider = ally("glider", 4, ability("play", clause("gain", attack=5)),
                  ability("dodge", clause("gain", recruit=2)), marks=("dodge",), attack=3)  # fmt: skip
    before = in_hand(game(), glider)
    state = play_on(before, Dodge(P1, copy_in(before, P1, "glider")))
    assert (state.numbers.get("attack", 0), state.numbers["recruit"]) == (0, 2)


@pytest.mark.rule("VIL-KW-08", "VIL-SUPER-10", "VIL-BASIC-07")
def test_a_dodged_card_was_not_played() -> None:
    before = in_hand(game(), GIVER)
    state = play_on(before, Dodge(P1, copy_in(before, P1, "giver")))
    assert (state.played, state.numbers.get("recruit", 0)) == ((), 0)
    assert count(state, zones.of(P1, "discard")) == 1


@pytest.mark.rule("VIL-KW-09", "VIL-SPEC-13", "VIL-RUL-12")
def test_dodges_and_prices_count_as_discards_of_the_turn() -> None:
    before = in_hand(game(), GIVER, GIVER)
    state = play_on(before, Dodge(P1, copy_in(before, P1, "giver")))
    state = do(state, Play(P1, copy_in(state, P1, "giver")))
    while state.ask is not None:
        options = getattr(state.ask, "options", ())
        state = answer(state, options[0].key if options else None)
    assert {seat: len(slots) for seat, slots in state.discarded.items()} == {P1: 2}
    after = do(state, EndAction(P1))
    assert after.discarded == {}


@pytest.mark.rule("VIL-KW-10")
def test_discarded_for_another_reason_it_draws_nothing() -> None:
    before = only(game(players=1, allies=(THREE,)), MADAME)
    state = demolished(before)
    assert (designs(state, zones.of(P1, "discard")), count(state, zones.of(P1, "hand"))) == (("madame",), 0)


@pytest.mark.rule("VIL-KW-11", "VIL-DECK-01")
def test_with_nothing_else_left_it_is_drawn_again() -> None:
    before = only(game(players=1), MADAME)
    before = emptied(before, zones.of(P1, "deck"))
    state = play_on(before, Dodge(P1, copy_in(before, P1, "madame")))
    assert (count(state, zones.of(P1, "hand")), count(state, zones.of(P1, "discard"))) == (1, 0)


@pytest.mark.rule("VIL-KW-18", "VIL-KW-19", "VIL-RUL-06")
def test_a_koed_card_is_gone_but_what_it_gave_stays() -> None:
    before = in_hand(game(), THREE)
    before = with_card(before, ally("three", 3, recruit=2))
    state = do(before, Play(P1, copy_in(before, P1, "three")))
    draft = drafted(state)
    ko(draft, find(state, "three"))
    state = draft.state
    assert (designs(state, zones.KO), state.numbers["recruit"], len(state.played)) == (("three",), 2, 1)


@pytest.mark.rule("VIL-BASIC-05", "VIL-PLAY-09", "VIL-STATE-29")
def test_madame_hydra_is_played_for_another_card() -> None:
    lone = only(game(), GIVER)
    assert refused(lone, Play(P1, copy_in(lone, P1, "giver"))).rule == "VIL-BASIC-05"
    both = only(game(), GIVER, BINDINGS)
    state = do(both, Play(P1, copy_in(both, P1, "giver")))
    assert (designs(state, zones.of(P1, "discard")), state.numbers["recruit"]) == (("bindings",), 2)


@pytest.mark.rule("VIL-BASIC-06")
def test_madame_hydra_gives_two_recruit_points() -> None:
    before = only(game(), MADAME)
    assert do(before, Play(P1, copy_in(before, P1, "madame"))).numbers["recruit"] == 2


@pytest.mark.rule("VIL-BASIC-09", "VIL-BASIC-11", "VIL-BASIC-13")
def test_a_new_recruit_goes_back_and_leaves_its_points_and_a_card() -> None:
    before = only(game(), COMER)
    state = do(before, Play(P1, copy_in(before, P1, "comer")))
    assert (count(state, zones.NEW_RECRUITS), count(state, zones.of(P1, "hand"))) == (6, 1)
    assert (state.numbers["attack"], len(state.played)) == (1, 1)


@pytest.mark.rule("VIL-BASIC-10")
def test_a_new_recruit_costs_two() -> None:
    assert refused(with_numbers(game(), recruit=1), RecruitFromStack(P1, "new-recruits")).need == 2
    state = do(with_numbers(game(), recruit=2), RecruitFromStack(P1, "new-recruits"))
    assert designs(state, zones.of(P1, "discard")) == ("recruit",)


@pytest.mark.rule("VIL-BASIC-12")
@pytest.mark.parametrize("stack", ["new-recruits", "madame-hydra"])
def test_an_empty_stack_has_nobody_to_recruit(stack: str) -> None:
    before = with_numbers(game(), recruit=9)
    zone = zones.NEW_RECRUITS if stack == "new-recruits" else zones.MADAME_HYDRA
    before = emptied(before, zone)
    assert refused(before, RecruitFromStack(P1, stack)).rule == "VIL-BASIC-12"
    draft = drafted(before)
    draft.later(DoClause(clause("gain-card", **{"from": stack}), seat=P1))
    assert count(worked_off(draft), zones.of(P1, "discard")) == 0


@pytest.mark.rule("VIL-BASIC-08", "VIL-RUL-25")
def test_a_gained_new_recruit_is_no_recruiting() -> None:
    draft = drafted(game())
    draft.later(DoClause(clause("gain-card", **{"from": "new-recruits"}), seat=P1))
    state = worked_off(draft)
    assert designs(state, zones.of(P1, "discard")) == ("recruit",)
    assert state.numbers.get("turn:recruited", 0) == 0


@pytest.mark.rule("VIL-CHAL-15")
def test_imprison_the_wounded_binds_whoever_loses_an_ally() -> None:
    before = put(in_hand(game(imprison=1), THREE), zones.of(P2, "discard"), FOUR)
    draft = drafted(before)
    ko(draft, find(before, "three"))
    ko(draft, find(before, "four"))
    ko(draft, top(before, zones.LAIR[0]))
    held = [designs(draft.state, zones.of(seat, "discard")) for seat in (P1, P2, P3)]
    assert held == [("bindings",), ("bindings",), ()]
