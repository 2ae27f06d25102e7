"""Recruiting from the Lair and the stacks, and playing cards (VIL-RECR, VIL-PLAY, VIL-SUPER)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Ability
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.chapters import villains
from companion.games.villains.commander import FightCommander
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    HELPER,
    P1,
    P2,
    SOLDIER,
    THUG,
    ability,
    ally,
    clause,
    copy_in,
    count,
    designs,
    do,
    emptied,
    find,
    game,
    in_hand,
    lair,
    put,
    refused,
    settled,
    top,
    with_numbers,
)


def play(state: VillainsState, *names: str) -> VillainsState:
    """The State after these cards of the first hand were played, one after the other."""
    for name in names:
        state = do(state, Play(P1, copy_in(state, P1, name)))
    return state


def hero(name: str, *abilities: Ability, klass: str = "tech", **rest: int) -> object:
    """An Ally of a class with these abilities."""
    return ally(name, 4, *abilities, klass=klass, crew="brotherhood", **rest)


@pytest.mark.rule("VIL-RECR-01", "VIL-RECR-03", "VIL-RECR-04")
def test_any_number_is_paid_for_one_at_a_time_into_the_discard_pile() -> None:
    before = with_numbers(lair(game(), 2, 3, 4, 5, 6), recruit=6)
    state = do(before, Recruit(P1, find(before, "cost-2")))
    state = do(state, Recruit(P1, find(state, "cost-4")))
    assert (state.numbers["recruit"], designs(state, zones.of(P1, "discard"))) == (0, ("cost-4", "cost-2"))
    assert refused(with_numbers(state, recruit=4), Recruit(P1, find(state, "cost-5"))).need == 5


@pytest.mark.rule("VIL-RECR-02")
def test_neither_the_deck_nor_the_ko_pile_nor_bindings_are_recruited_from() -> None:
    before = put(with_numbers(game(), recruit=20), zones.KO, HELPER)
    for zone in (zones.ALLIES, zones.KO, zones.BINDINGS):
        assert refused(before, Recruit(P1, top(before, zone))).rule.startswith("VIL-RECR")
    for stack in ("madame-hydra", "new-recruits"):
        assert count(do(before, RecruitFromStack(P1, stack)), zones.of(P1, "discard")) == 1


@pytest.mark.rule("VIL-RECR-05", "VIL-RECR-06")
def test_the_replacement_can_be_recruited_at_once() -> None:
    before = with_numbers(game(allies=(ally("new", 3), HELPER)), recruit=7)
    state = do(before, Recruit(P1, top(before, zones.LAIR[0])))
    assert designs(state, zones.LAIR[0]) == ("new",)
    state = do(state, Recruit(P1, find(state, "new")))
    assert designs(state, zones.of(P1, "discard")) == ("new", "helper")


@pytest.mark.rule("VIL-RECR-07", "VIL-RUL-30")
def test_the_lair_shows_five_while_the_deck_lasts() -> None:
    before = with_numbers(game(allies=(HELPER,)), recruit=20)
    once = do(before, Recruit(P1, top(before, zones.LAIR[0])))
    assert [count(once, space) for space in zones.LAIR] == [1] * 5
    twice = do(once, Recruit(P1, top(once, zones.LAIR[1])))
    assert [count(twice, space) for space in zones.LAIR] == [1, 0, 1, 1, 1]
    assert "VIL-RECR-07 lair:1" in villains().rule_faults(put(game(), zones.LAIR[0], HELPER))


@pytest.mark.rule("VIL-RECR-09")
def test_neither_kind_of_points_pays_for_the_other() -> None:
    rich = with_numbers(game(), attack=20, recruit=0)
    assert refused(rich, Recruit(P1, top(rich, zones.LAIR[0]))).rule == "VIL-RECR-03"
    assert refused(with_numbers(game(), recruit=20), FightCommander(P1)).rule == "VIL-CMD-01"


@pytest.mark.rule("VIL-RECR-10")
@pytest.mark.parametrize("stack", ["", "madame-hydra", "new-recruits"])
def test_recruiting_is_noted_for_betrayal(stack: str) -> None:
    before = with_numbers(game(), recruit=9)
    command = RecruitFromStack(P1, stack) if stack else Recruit(P1, top(before, zones.LAIR[0]))
    assert do(before, command).numbers["turn:recruited"] == 1


@pytest.mark.rule("VIL-TURN-02", "VIL-STATE-24")
def test_nothing_is_recruited_or_played_before_the_first_step() -> None:
    before = in_hand(with_numbers(game(phase="reveal"), recruit=9), HELPER)
    assert refused(before, Recruit(P1, top(before, zones.LAIR[0]))).rule == "VIL-TURN-02"
    assert refused(before, Play(P1, copy_in(before, P1, "helper"))).rule == "VIL-TURN-02"
    assert refused(before, EndAction(P1)).rule == "VIL-TURN-02"


@pytest.mark.rule("VIL-PLAY-01", "VIL-PLAY-02")
def test_cards_are_played_in_any_order_and_give_their_points() -> None:
    state = play(in_hand(game(), HELPER), "soldier", "helper", "operative")
    assert (state.numbers["attack"], state.numbers["recruit"]) == (1, 3)
    assert designs(state, zones.of(P1, "played")) == ("soldier", "helper", "operative")


@pytest.mark.rule("VIL-PLAY-03", "VIL-KW-20")
def test_a_number_with_a_plus_is_given_and_the_text_may_add_more() -> None:
    plus = ally("plus", 3, ability("play", clause("gain", recruit=1), needs_class="tech"), recruit=2,
                marks=("recruit-plus",))  # fmt: skip
    before = in_hand(game(), plus, HELPER)
    assert play(before, "plus").numbers["recruit"] == 2
    assert play(before, "helper", "plus").numbers["recruit"] == 2 + 2 + 1


@pytest.mark.rule("VIL-PLAY-04", "VIL-DECK-06")
def test_what_was_played_stays_though_the_deck_is_shuffled() -> None:
    drawer = ally("drawer", 2, ability("play", clause("draw", n=8)))
    before = put(in_hand(game(), drawer), zones.of(P1, "discard"), SOLDIER, SOLDIER)
    state = do(before, Play(P1, copy_in(before, P1, "drawer")))
    assert designs(state, zones.of(P1, "played")) == ("drawer",)
    assert (count(state, zones.of(P1, "deck")), count(state, zones.of(P1, "hand"))) == (0, 14)


@pytest.mark.rule("VIL-PLAY-05", "VIL-PLAY-06")
def test_only_allies_are_played() -> None:
    before = in_hand(game(), THUG)
    assert refused(before, Play(P1, copy_in(before, P1, "thug"))).rule == "VIL-PLAY-05"


@pytest.mark.rule("VIL-PLAY-07")
def test_playing_recruiting_and_fighting_mix_freely() -> None:
    before = with_numbers(in_hand(game(), HELPER), attack=16)
    state = play(before, "helper")
    state = do(state, RecruitFromStack(P1, "new-recruits"))
    state = do(play(state, "soldier"), FightCommander(P1))
    state = play(state, "operative")
    state = do(with_numbers(state, recruit=4), Recruit(P1, top(state, zones.LAIR[0])))
    assert count(state, zones.of(P1, "discard")) == 2


@pytest.mark.rule("VIL-PLAY-08", "VIL-TURN-03")
def test_nobody_has_to_do_anything_in_the_second_step() -> None:
    state, _ = settled(game(), EndAction(P1))
    assert (state.active, state.turn.phase) == (P2, "reveal")


@pytest.mark.rule("VIL-SUPER-01", "VIL-SUPER-02", "VIL-SUPER-09")
def test_a_superpower_needs_another_card_of_its_class_before_it() -> None:
    power = ability("play", clause("gain", attack=1), needs_class="tech")
    before = in_hand(game(), hero("first", power), hero("second", power))  # type: ignore[arg-type]
    once = play(before, "first")
    assert once.numbers["attack"] == 0
    assert play(once, "second").numbers["attack"] == 1


@pytest.mark.rule("VIL-SUPER-03", "VIL-SUPER-04")
def test_teams_switch_on_like_classes() -> None:
    power = ability("play", clause("gain", attack=1), needs_crew="brotherhood")
    before = in_hand(game(), hero("first", klass="covert"), hero("second", power))  # type: ignore[arg-type]
    assert play(before, "first", "second").numbers["attack"] == 1
    assert play(before, "soldier", "second").numbers["attack"] == 1  # the Soldier's own
    assert play(before, "operative", "second").numbers.get("attack", 0) == 0


@pytest.mark.rule("VIL-SUPER-05", "VIL-SUPER-06", "VIL-SPEC-06")
def test_once_for_any_number_but_a_counting_text_counts_them() -> None:
    once = hero("once", ability("play", clause("gain", attack=1), needs_class="tech"))
    each = hero("each", ability("play", clause("gain", attack="other:tech"), needs_class="tech"))
    before = in_hand(game(), *(HELPER,) * 3, once, each)  # type: ignore[arg-type]
    assert play(before, "helper", "helper", "helper", "once").numbers["attack"] == 1
    assert play(before, "helper", "helper", "each").numbers["attack"] == 2
    assert play(before, "each").numbers.get("attack", 0) == 0


@pytest.mark.rule("VIL-SUPER-08", "VIL-RUL-05")
def test_a_critical_hit_needs_both_icons() -> None:
    power = ability("play", clause("gain", attack=3), needs_class="instinct+tech")
    hit, twin = hero("hit", power), hero("hit", power)
    both = hero("both", klass="instinct+tech")
    before = in_hand(game(), hit, twin, hero("wild", klass="instinct"), both)  # type: ignore[arg-type]
    assert play(before, "hit").numbers["attack"] == 0
    assert play(before, "wild", "hit").numbers["attack"] == 0
    assert play(before, "wild", "hit", "hit").numbers["attack"] == 3
    assert play(before, "both", "hit").numbers["attack"] == 3


@pytest.mark.rule("VIL-END-01", "VIL-END-03", "VIL-END-05")
def test_all_cards_are_changed_for_six_new_ones_and_only_ones_own() -> None:
    before = play(game(), "soldier")
    state, _ = settled(before, EndAction(P1))
    assert (count(state, zones.of(P1, "discard")), count(state, zones.of(P1, "hand"))) == (6, 6)
    assert count(state, zones.of(P1, "played")) == 0
    assert (count(state, zones.of(P2, "hand")), count(state, zones.of(P2, "discard"))) == (6, 0)


@pytest.mark.rule("VIL-END-04", "VIL-DECK-01")
def test_what_is_discarded_can_be_drawn_again_at_once() -> None:
    before = emptied(game(), zones.of(P1, "deck"))
    before = put(before, zones.of(P1, "deck"), SOLDIER, SOLDIER, face_up=False)
    state, _ = settled(before, EndAction(P1))
    assert (count(state, zones.of(P1, "hand")), count(state, zones.of(P1, "deck"))) == (6, 2)
    assert count(state, zones.of(P1, "discard")) == 0


@pytest.mark.rule("VIL-DECK-02")
def test_a_deck_that_is_just_used_up_is_left_empty() -> None:
    state, _ = settled(game(), EndAction(P1))
    assert (count(state, zones.of(P1, "deck")), count(state, zones.of(P1, "discard"))) == (0, 6)


@pytest.mark.rule("VIL-DECK-03", "VIL-RUL-07")
def test_what_cannot_be_drawn_is_lost() -> None:
    before = emptied(game(), zones.of(P1, "deck"), zones.of(P1, "hand"))
    state, _ = settled(put(before, zones.of(P1, "discard"), SOLDIER), EndAction(P1))
    assert (count(state, zones.of(P1, "hand")), state.active) == (1, P2)


@pytest.mark.rule("VIL-CHAL-10")
def test_the_hand_of_fate_has_five() -> None:
    state, _ = settled(game(hand_of_fate=1), EndAction(P1))
    assert count(state, zones.of(P1, "hand")) == 5


@pytest.mark.rule("VIL-TURN-04", "VIL-TURN-05", "VIL-END-06")
def test_points_are_lost_and_the_next_one_clockwise_is_up() -> None:
    state, _ = settled(with_numbers(game(), attack=3, recruit=2, turn__made=5), EndAction(P1))
    assert (state.active, state.numbers["attack"], state.numbers["recruit"]) == (P2, 0, 0)
    assert "turn:made" not in state.numbers
    last, _ = settled(game(active=P2, players=2), EndAction(P2))
    assert last.active == P1
