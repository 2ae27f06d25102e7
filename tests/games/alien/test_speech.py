"""What cards and choices say: the effect before it is chosen, and conditions as they stand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.crossing.views import AskView, Offer, View
from companion.core.language.ids import TABLE, DesignId
from companion.core.language.phrases import Phrase, phrase
from companion.games.alien import zones
from companion.games.alien.room import room
from companion.games.alien.speech import hazard_text, stands_for
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from companion.intake.translate import translate
from tests.games.alien.acts import actor, in_hand, objective, playing
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    FACEHUGGER,
    HAZARD,
    SERGEANT,
    ability,
    card,
    clause,
    do,
    fill,
    game,
    put,
    strike,
    top,
    with_card,
    with_numbers,
)


def spoken(state: AlienState) -> View:
    return room().speak(state, room().view(state, TABLE))


def asked(state: AlienState) -> AskView:
    ask = spoken(state).ask
    assert ask is not None
    return ask


def say(words: Phrase | None, language: str = "en") -> str:
    assert words is not None
    return FluentTexts("alien").say(words, language)


def hurt(state: AlienState) -> AlienState:
    """Two people with strikes: 4 and 1 beside one Avatar, 2 beside the other."""
    state = put(state, "damage:p1", strike(4), strike(1))
    return put(state, "damage:p2", strike(2))


def bandaged(**rest: Any) -> AlienState:
    """Somebody is asked whether to use a card that heals anybody."""
    state = in_hand(hurt(game()), actor(clause("heal", who="any"), may=True, **rest))
    return do(state, playing(state))


@pytest.mark.rule("ALN-STRIKE-12")
def test_a_question_tells_the_effect_in_full_and_what_no_keeps() -> None:
    ask = asked(bandaged())
    assert say(ask.text).startswith("You may heal")
    no = next(offer for offer in ask.options if offer.id == ask.no)
    assert say(no.effect) == "all strikes stay"


@pytest.mark.rule("ALN-STRIKE-12")
def test_one_touch_answers_whether_whom_and_which_and_the_most_damage_comes_first() -> None:
    state = bandaged()
    ask = asked(state)
    changes = [(one.changes[0].before, one.changes[0].after) for one in ask.candidates]
    assert changes == [(5, 1), (2, 0), (5, 4)]
    assert say(ask.lead) == "Which strike goes away?"
    first = ask.candidates[0]
    assert "4 damage" in say(first.effect) and first.figures[0].value == 4
    meant = translate(room(), state, Taken(first.id)).command
    after = do(state, meant)
    assert after.ask is None and len(after.table.zone("damage:p1")) == 1


def test_what_is_answered_at_once_is_one_decision_that_stops_where_it_does_not_fit() -> None:
    state = bandaged()
    ask = asked(state)
    wrong = f"{ask.yes}>p9"
    after = do(state, translate(room(), state, Taken(wrong)).command)
    assert after.ask is not None and after.ask.why.key == "ask-heal-whose", (
        "the yes counts, the rest is asked"
    )


@pytest.mark.rule("ALN-ACT-10")
def test_a_card_says_what_it_does_and_how_its_condition_stands() -> None:
    medic = actor(clause("heal", who="you"), klass="tech", needs_class="tech", cost=3, name="medic")
    state = put(game(), zones.HQ[0], medic, top=True)
    tile = tile_of(spoken(state), zones.HQ[0])
    assert "heal one strike" in say(tile.text)
    assert [(say(one.text), one.met) for one in tile.live] == [("Tech played: not yet", False)]
    other = actor(attack=1, klass="tech", name="welder")
    after = do(in_hand(state, other), playing(in_hand(state, other)))
    assert [one.met for one in tile_of(spoken(after), zones.HQ[0]).live] == [True]


def tile_of(view: View, place: str) -> Any:
    return next(one.tiles[0] for strip in view.strips for one in strip.places if one.id == place)


@pytest.mark.rule("ALN-REVEAL-04", "ALN-REVEAL-06")
def test_an_event_says_what_the_objective_does_and_a_hazard_what_the_location_does_next() -> None:
    texts = [ability("hazard", clause("strike", n=n), level=n) for n in (1, 2, 3)]
    state = with_card(game(), card("location", "location", *texts))
    state = with_card(state, objective(1, ability("event", clause("gain", recruit=7))))
    does = [hazard_text(state, number) for number in (1, 2, 3)]
    assert len({say(one) for one in does}) == 3
    state = put(put(state, "room:1", HAZARD), zones.SPENT, HAZARD)
    lying, spent = top(state, "room:1"), top(state, zones.SPENT)
    said = [stands_for(with_numbers(state, hazards=n), lying, HAZARD) for n in (0, 1, 2)]
    assert said == [does[0], does[0], does[1]] and stands_for(state, spent, HAZARD) is None
    assert "7" in say(stands_for(state, lying, EVENT))
    assert stands_for(state, lying, FACEHUGGER) == phrase("about-facehugger")
    own = replace(FACEHUGGER, abilities=(ability("event", clause("facehugger")),))
    assert stands_for(state, lying, own) is None and stands_for(state, lying, BRUTE) is None


def offered(state: AlienState, id: str) -> Offer:
    """What can be done of that kind, as it is spoken of."""
    return next(offer for offer in spoken(state).offers if offer.id.partition(":")[0] == id)


@pytest.mark.rule("ALN-HIVE-06")
def test_the_begin_of_a_turn_says_which_room_loses_its_card_to_the_combat_zone() -> None:
    state = fill(game(phase="hive", hive=(DRONE,)), *"vwxy")
    assert say(offered(state, "begin").sub) == "Hive card into the Complex"
    full = put(state, zones.ROOMS[4], DRONE, face_up=False)
    assert say(offered(full, "begin").sub) == "Airlock card drops into the Combat Zone"
    assert say(offered(full, "begin").sub, "fr") == "Airlock : sa carte va en Zone de Combat"


@pytest.mark.rule("ALN-FIGHT-01")
def test_an_enemy_without_words_says_what_its_death_is_good_for() -> None:
    state = with_numbers(game(), attack=9)
    assert say(offered(put(state, zones.ROOMS[3], BRUTE), "fight").effect) == "before it can strike"
    assert say(offered(put(state, zones.COMBAT, BRUTE), "fight").effect) == "spares a strike"


@pytest.mark.rule("ALN-RECRUIT-05")
def test_what_all_sergeants_give_is_said_and_nothing_of_the_top_one() -> None:
    state = with_numbers(put(game(), zones.SERGEANTS, SERGEANT, face_up=False), recruit=9)
    assert [(one.shape, one.value) for one in offered(state, "sergeant").gives] == [("fight", 1)]
    other = put(state, zones.SERGEANTS, replace(SERGEANT, design=DesignId("other"), numbers={"recruit": 2}))
    assert offered(other, "sergeant").gives == (), "they differ"


@pytest.mark.rule("ALN-OBJ-07")
def test_paying_for_a_goal_says_how_far_the_objective_is_then() -> None:
    goal = card("goal", "goal", ability("goal", clause("progress", n=1, level=1), pay=2, level=1))
    state = with_numbers(put(game(), zones.ROOMS[3], goal), recruit=2)
    assert say(offered(state, "use").effect) == "objective: 1 of 3"


@pytest.mark.rule("ALN-CLEAN-10")
@pytest.mark.parametrize(
    ("attack", "recruit", "words"),
    [(0, 0, "."), (3, 0, ". 3 Attack is lost."), (0, 2, ". 2 Recruit is lost."),
     (3, 2, ". 3 Attack and 2 Recruit are lost.")],
)  # fmt: skip
def test_the_end_of_a_turn_says_who_is_struck_and_which_points_are_lost(
    attack: int, recruit: int, words: str
) -> None:
    state = with_numbers(put(game(), zones.COMBAT, BRUTE), attack=attack, recruit=recruit)
    end = offered(state, "end")
    name = state.player(state.active).name
    assert say(end.effect) == f"{name} draws 1 strike{words}"
    assert say(end.warns) == "1 strike is coming"


def test_only_points_that_are_there_are_called_unspent() -> None:
    state = game()
    for attack, recruit, words in ((3, 0, "3 Attack unspent"), (0, 2, "2 Recruit unspent")):
        assert say(offered(with_numbers(state, attack=attack, recruit=recruit), "end").sub) == words


@pytest.mark.rule("ALN-OBJ-07")
def test_an_objective_says_that_its_cards_have_to_be_found_where_they_are_not_itself() -> None:
    pays = ability("goal", clause("progress", n=1, level=1), pay=2, level=1)
    found = spoken(put(game(), zones.ROOMS[3], card("goal", "goal", pays))).objective
    assert found is not None and say(found.text).startswith("Find these in the Complex. ")
    itself = spoken(with_card(game(), objective(1, pays))).objective
    assert itself is not None and "Find these" not in say(itself.text)


@pytest.mark.rule("ALN-FIGHT-01")
def test_an_enemy_that_does_not_strike_this_turn_dies_before_it_strikes_again() -> None:
    state = with_numbers(put(game(), zones.COMBAT, BRUTE), attack=9)
    calm = replace(state, calmed=(top(state, zones.COMBAT),))
    assert say(offered(calm, "fight").effect) == "before it strikes again"


@pytest.mark.rule("ALN-FIGHT-01")
def test_which_card_is_moved_says_that_the_room_is_chosen_next() -> None:
    state = put(put(game(), zones.ROOMS[2], BRUTE), zones.ROOMS[0], DRONE)
    state = in_hand(state, actor(clause("move", what="enemy", to="any")))
    ask = asked(do(state, playing(state)))
    assert {say(one.effect) for one in ask.options} == {"into a room that you choose next"}


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        ("chestburster", "A Chestburster killed Ann."),
        ("strikes", "The strikes killed Ann."),
        ("hive", "The Hive has run out: Ann died."),
        ("left", "Ann left the game."),
    ],
)
def test_a_death_says_what_killed(cause: str, words: str) -> None:
    assert say(phrase("event-PlayerDied", name="Ann", cause=cause)) == words
