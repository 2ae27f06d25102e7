"""Class and crew abilities: they need a different card, played earlier this turn (ALN-CLASS)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.playing.played import CardPlayed
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.points import PointsGained
from companion.games.alien.grammar import CLASSES, check
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import actor, in_hand, person, play, playing, playing_design, pools
from tests.games.alien.box import (
    P1,
    SERGEANT,
    ability,
    answer,
    card,
    clause,
    do,
    find,
    happened,
    play_on,
    refused,
    with_numbers,
)

TECH = person("engineer", klass="tech", crew="red")
MARINE = person("marine", crew="marines")
PLUS_2 = clause("gain", attack=2)
CAPTAIN = person("captain", ability("play", PLUS_2, needs_class="leadership"), attack=2, klass="leadership")
LEADER = person("leader", klass="leadership")


WISE = actor(PLUS_2, needs_class="tech", name="wise")


@pytest.mark.rule("ALN-CLASS-01")
def test_a_class_ability_works_after_a_different_card_of_that_class(table: AlienState) -> None:
    assert pools(play(table, WISE)) == (0, 0)
    assert pools(play(play(table, LEADER), WISE)) == (0, 0)
    assert pools(play(play(table, TECH), WISE)) == (2, 0)
    assert pools(play(play(play(table, TECH), MARINE), WISE)) == (2, 0)


@pytest.mark.rule("ALN-CLASS-01")
def test_a_class_that_others_have_told_is_confirmed_where_a_card_counts_with_it(table: AlienState) -> None:
    doubtful = replace(TECH, unsure=("klass",))
    assert play(table, doubtful).ask is None, "no card of this game asks for classes"
    state = in_hand(table, WISE)
    assert play(state, TECH).ask is None and play(in_hand(state, CAPTAIN), LEADER).ask is None
    asked = do(in_hand(state, doubtful), playing(in_hand(state, doubtful)))
    assert isinstance(asked.ask, Choice) and (asked.ask.field, asked.ask.guess) == ("klass", "tech")
    assert [option.key for option in asked.ask.options] == list(CLASSES)
    told = {klass: answer(asked, klass) for klass in ("tech", "leadership")}
    assert {klass: pools(do(one, playing_design(one, "wise"))) for klass, one in told.items()} == {
        "tech": (2, 0), "leadership": (0, 0),
    }  # fmt: skip
    assert all(one.table.cards[doubtful.design].unsure == () for one in told.values())


@pytest.mark.rule("ALN-CLASS-01")
def test_its_own_class_does_not_switch_it_on(table: AlienState) -> None:
    assert pools(play(table, actor(PLUS_2, needs_class="tech", klass="tech"))) == (0, 0)


@pytest.mark.rule("ALN-CLASS-02")
def test_a_matching_card_played_later_does_not_switch_it_on(table: AlienState) -> None:
    state = play(table, WISE)
    assert pools(play(state, TECH)) == (0, 0)
    waiting = play(table, actor(PLUS_2, needs_class="tech", once=True, name="late"))
    state = play(waiting, TECH)
    assert state.ready == ()
    assert refused(state, UseAbility(P1, find(state, "late"), 0)).rule == "ALN-ACT-10"


@pytest.mark.rule("ALN-CLASS-03")
def test_many_matching_cards_switch_it_on_once(table: AlienState) -> None:
    state = play(play(play(table, TECH), TECH), TECH)
    assert pools(play(state, WISE)) == (2, 0)


@pytest.mark.rule("ALN-CLASS-04")
def test_a_met_ability_must_be_used_unless_it_says_may(table: AlienState) -> None:
    state = in_hand(play(table, TECH), actor(clause("lose", what="attack", n=1), needs_class="tech"))
    state = with_numbers(state, attack=3)
    assert pools(do(state, playing(state))) == (2, 0)
    offered = in_hand(play(table, TECH), actor(PLUS_2, needs_class="tech", may=True))
    assert pools(play_on(offered, playing(offered), "no")) == (0, 0)


@pytest.mark.rule("ALN-CLASS-05")
def test_crew_abilities_work_in_the_same_way(table: AlienState) -> None:
    loyal = actor(PLUS_2, needs_crew="red", crew="red")
    assert pools(play(table, loyal)) == (0, 0)
    assert pools(play(play(table, MARINE), loyal)) == (0, 0)
    assert pools(play(play(table, TECH), loyal)) == (2, 0)
    assert pools(play(play(table, loyal), loyal)) == (2, 0)


@pytest.mark.rule("ALN-CLASS-06", "ALN-CARD-04")
def test_the_captain_gives_two_then_four(table: AlienState) -> None:
    assert pools(play(table, CAPTAIN)) == (2, 0)
    assert pools(play(play(table, LEADER), CAPTAIN)) == (4, 0)
    assert pools(play(play(table, CAPTAIN), CAPTAIN)) == (6, 0)


@pytest.mark.rule("ALN-CLASS-07")
def test_there_are_five_classes_and_a_card_of_another_is_no_card_of_this_game() -> None:
    assert CLASSES == ("intel", "leadership", "strength", "survival", "tech")
    assert check(card("odd", "character", klass="magic")) == [
        'there is no class "magic"; known are intel, leadership, strength, survival, tech'
    ]
    (fault,) = check(actor(PLUS_2, needs_class="magic"))
    assert fault.startswith('ability 1: there is no class "magic"')


@pytest.mark.rule("ALN-CLASS-09", "ALN-CARD-01", "ALN-CARD-02")
def test_basic_cards_switch_on_their_crew_and_no_class(table: AlienState) -> None:
    for basic in ("grunt", "specialist"):
        state = do(table, playing_design(table, basic))
        assert [(played.klass, played.crew) for played in state.played] == [("", "marines")]
        before = pools(state)[0]
        assert pools(play(state, actor(PLUS_2, needs_crew="marines")))[0] == before + 2


@pytest.mark.rule("ALN-CLASS-09", "ALN-CARD-03")
def test_a_sergeant_switches_on_crew_and_class(table: AlienState) -> None:
    state = play(table, SERGEANT)
    state = play(state, actor(PLUS_2, needs_crew="marines"))
    assert pools(play(state, WISE)) == (5, 0)


@pytest.mark.rule("ALN-CLASS-12")
def test_a_card_killed_after_being_played_still_counts(table: AlienState) -> None:
    state = play(table, TECH)
    state = play(state, actor(clause("kill-own"), name="butcher"), "engineer")
    assert find(state, "engineer") in state.table.zone("dead-characters")
    assert pools(play(state, WISE)) == (2, 0)


def test_cards_count_only_in_the_turn_they_were_played(table: AlienState) -> None:
    state = play_on(play(table, TECH), EndAction(P1))
    assert state.played == ()


def test_a_used_class_ability_is_told(table: AlienState) -> None:
    state = in_hand(play(table, TECH), WISE)
    events = happened(state, playing(state))
    assert [type(event) for event in events] == [CardPlayed, AbilityUsed, PointsGained]


@pytest.mark.rule("ALN-CLASS-13")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_classes_are_good_at_is_told_as_help(language: str) -> None:
    words = FluentTexts("alien")
    assert words.rule("ALN-CLASS-13", language) not in ("", "ALN-CLASS-13")
    assert words.rule("ALN-CLASS-13", "en") != words.rule("ALN-CLASS-13", "fr")
