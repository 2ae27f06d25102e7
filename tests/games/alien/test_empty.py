"""Stacks that run out (ALN-EMPTY)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Order
from companion.core.language.events import OrderKnown, Shuffled
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import DeckReshuffled
from companion.engine.legendary.strikes import StrikeDrawn, StrikesReshuffled
from companion.games.alien import drawing, hive, strikes
from companion.games.alien.board import strips
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.fighting import CardKilled
from companion.games.alien.hive import HiveEmptied, HiveLow, HiveRebuilt
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    GRUNT,
    HIT_1,
    HIT_2,
    HIT_3,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    answer,
    designs,
    do,
    drafted,
    fill,
    game,
    happened,
    hide,
    play_on,
    put,
    refused,
    rooms,
    some_order,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve, notice

BEGIN = BeginTurn(P1)


def without(state: AlienState, zone: str) -> AlienState:
    """The State with that zone's cards gone from the game."""
    for slot in state.table.zone(zone):
        state = evolve(state, CardKilled(slot, "removed"))
    return state


@pytest.mark.rule("ALN-EMPTY-01")
def test_the_first_time_the_dead_enemies_become_the_new_hive() -> None:
    state = put(game(phase="hive", hive=()), "dead-enemies", BRUTE, BRUTE, DRONE)
    state = play_on(state, BEGIN)
    assert state.table.zone("dead-enemies") == () and len(state.table.zone("hive")) == 2
    assert rooms(state)[0] in ("brute", "drone") and state.numbers["rebuilds"] == 1
    assert not state.table.slots[top(state, "room:1")].face_up


@pytest.mark.rule("ALN-EMPTY-01")
def test_the_app_that_keeps_the_hive_gives_it_a_new_secret_order() -> None:
    state = put(game(phase="hive", hive=()), "dead-enemies", BRUTE, DRONE)
    asked = do(state, BEGIN)
    assert isinstance(asked.ask, Order) and asked.ask.zone == "hive"
    after = answer(asked, some_order(asked, asked.ask.zone), "app")
    assert len(after.table.zone("hive")) == 1 and after.turn.phase == "action"


@pytest.mark.rule("ALN-EMPTY-01")
def test_a_hive_shuffled_by_hand_asks_nothing() -> None:
    state = put(game(phase="hive", hive=(), custody={}), "dead-enemies", BRUTE, DRONE)
    events = happened(state, BEGIN)
    assert [type(event) for event in events[:2]] == [HiveRebuilt, Shuffled]
    assert not any(isinstance(event, OrderKnown) for event in events)
    assert rooms(do(state, BEGIN))[0] == "?"


@pytest.mark.rule("ALN-EMPTY-02")
def test_the_need_for_a_card_is_what_counts() -> None:
    state = put(game(phase="hive", hive=(DRONE,)), "dead-enemies", BRUTE)
    state = do(state, BEGIN)
    assert state.table.zone("hive") == () and state.numbers["rebuilds"] == 0
    state = do(state, EndAction(P1))
    assert HiveRebuilt in [type(event) for event in happened(state, BeginTurn(P2))]


@pytest.mark.rule("ALN-EMPTY-03", "ALN-END-05")
def test_the_second_time_everybody_dies_and_the_game_is_lost() -> None:
    state = with_numbers(put(game(phase="hive", hive=()), "dead-enemies", BRUTE), rebuilds=1)
    events = happened(state, BEGIN)
    assert [type(event) for event in events] == [HiveEmptied, *(PlayerDied,) * 3, Lost]
    after = do(state, BEGIN)
    assert after.living == () and after.outcome == "lost" and events[-1] == Lost("hive")


@pytest.mark.rule("ALN-EMPTY-01", "ALN-RULING-30")
def test_with_no_dead_enemies_the_first_time_counts_as_the_second() -> None:
    state = do(game(phase="hive", hive=()), BEGIN)
    assert state.outcome == "lost" and state.numbers["rebuilds"] == 0


@pytest.mark.rule("ALN-RULING-56")
def test_hive_cards_added_by_effects_can_empty_the_hive_too() -> None:
    draft = drafted(with_numbers(game(hive=(DRONE,)), rebuilds=1))
    hive.place(draft)
    hive.place(draft)
    state = worked_off(draft)
    assert rooms(state)[0] == "drone" and state.outcome == "lost"


@pytest.mark.rule("ALN-EMPTY-04")
def test_the_hive_is_counted_and_the_end_announced() -> None:
    assert hive.left(game(hive=(DRONE,) * 6)) == 6 and not hive.is_last(game())
    assert hive.is_low(game(hive=(DRONE,) * 5)) and not hive.is_low(game(hive=(DRONE,) * 6))


@pytest.mark.rule("ALN-EMPTY-04")
@pytest.mark.parametrize(("cards", "warned"), [(7, []), (6, [5]), (3, [2]), (1, [0])])
def test_the_warning_comes_with_every_card_once_the_hive_is_low(cards: int, warned: list[int]) -> None:
    events = happened(game(phase="hive", hive=(DRONE,) * cards), BEGIN)
    assert [event.left for event in events if isinstance(event, HiveLow)] == warned


@pytest.mark.rule("ALN-EMPTY-04")
def test_the_warning_says_which_hive_it_is() -> None:
    words = FluentTexts("alien")
    for rebuilds, en, fr in (
        (0, "1 card left in the Hive.", "Reste 1 carte dans la Ruche."),
        (1, "1 card left in the second Hive. After it everybody dies.",
         "Reste 1 carte dans la seconde Ruche. Ensuite, tout le monde meurt."),
    ):  # fmt: skip
        state = with_numbers(game(phase="hive", hive=(DRONE, DRONE)), rebuilds=rebuilds)
        (low,) = (event for event in happened(state, BEGIN) if isinstance(event, HiveLow))
        told = notice(state, low, do(state, BEGIN))
        assert told is not None and told.amount == 1 and told.detail == ("last" if rebuilds else "")
        assert (words.say(told.text, "en"), words.say(told.text, "fr")) == (en, fr)


@pytest.mark.rule("ALN-EMPTY-04")
def test_a_low_hive_is_marked_on_the_board() -> None:
    for cards, states in ((6, ()), (5, ("danger",))):
        places = [place for strip in strips(game(hive=(DRONE,) * cards), (), None) for place in strip.places]
        (deck,) = (place for place in places if place.id == "hive")
        assert deck.states == states and deck.count == cards


@pytest.mark.rule("ALN-EMPTY-05")
def test_without_barracks_the_hq_stays_empty_and_play_goes_on() -> None:
    state = with_numbers(without(game(), "barracks"), recruit=7)
    state = do(state, Recruit(P1, top(state, "hq:1")))
    assert designs(state, "hq:1") == () and state.ask is None
    state = do(state, RecruitSergeant(P1))
    assert len(state.table.zone("discard:p1")) == 2


@pytest.mark.rule("ALN-EMPTY-06")
def test_without_sergeants_none_can_be_recruited() -> None:
    state = with_numbers(without(game(), "sergeants"), recruit=3)
    no = refused(state, RecruitSergeant(P1))
    assert (no.rule, no.kind) == ("ALN-EMPTY-06", "impossible")
    assert do(state, EndAction(P1)).turn.seat == P2


@pytest.mark.rule("ALN-EMPTY-07")
def test_the_strike_deck_is_made_anew_when_its_last_card_leaves() -> None:
    state = put(game(strikes=(HIT_1,), custody={}), "strikes-discard", HIT_2, HIT_3)
    draft = drafted(state)
    strikes.draw(draft, P1)
    state = worked_off(draft)
    assert designs(state, "damage:p1") == ("hit-1",)
    assert len(state.table.zone("strikes")) == 2 and state.table.zone("strikes-discard") == ()
    kinds = [type(event) for event in draft.events]
    assert kinds[:2] == [StrikeDrawn, StrikesReshuffled]


@pytest.mark.rule("ALN-EMPTY-07")
def test_it_is_made_anew_as_soon_as_a_strike_is_discarded() -> None:
    draft = drafted(game(strikes=(MISS,), custody={}))
    strikes.draw(draft, P1)
    state = worked_off(draft)
    assert designs(state, "strikes-discard") == () and len(state.table.zone("strikes")) == 1


@pytest.mark.rule("ALN-EMPTY-07")
def test_the_app_gives_the_new_strike_deck_its_order_before_the_strike_goes_on() -> None:
    state = put(put(game(strikes=(HIT_1,)), "strikes-discard", HIT_2, HIT_3), "combat", BRUTE, BRUTE)
    asked = do(state, EndAction(P1))
    assert isinstance(asked.ask, Order) and asked.ask.zone == "strikes"
    state = play_on(state, EndAction(P1))
    assert len(state.table.zone("damage:p1")) == 2 and state.turn.seat == P2


@pytest.mark.rule("ALN-EMPTY-08")
def test_every_draw_makes_an_empty_deck_anew() -> None:
    state = put(without(game(), "deck:p2"), "discard:p2", MATE, MATE)
    draft = drafted(state)
    drawing.draw(draft, P2, 1)
    state = worked_off(draft)
    assert len(state.table.zone("hand:p2")) == 7 and len(state.table.zone("deck:p2")) == 1


@pytest.mark.rule("ALN-EMPTY-09", "ALN-TEXT-03")
def test_with_deck_and_discard_empty_what_is_possible_is_drawn() -> None:
    state = hide(without(game(), "deck:p3"), "deck:p3", GRUNT, GRUNT)
    draft = drafted(state)
    drawing.draw(draft, P3, 6)
    state = worked_off(draft)
    assert len(state.table.zone("hand:p3")) == 8 and P3 in state.living
    assert not any(isinstance(event, DeckReshuffled) for event in draft.events)


def test_the_rebuilt_hive_is_placed_by_the_push_rule() -> None:
    state = put(fill(game(phase="hive", hive=(), custody={}), "a", "b"), "dead-enemies", BRUTE, DRONE)
    assert rooms(do(state, BEGIN)) == ("?", "a", "b", "", "")
