"""Strikes that go back, cheaper cards, what happens once more, and decks put back in an order."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.asks import Choice
from companion.core.language.ids import TABLE
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.standing import Spent
from companion.engine.legendary.strikes import ForgotStrike
from companion.engine.legendary.verbs.ordering import Reordered
from companion.engine.legendary.verbs.strikes import StrikeReturned
from companion.games.alien import zones
from companion.games.alien.grammar import check
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from tests.games.alien.acts import (
    acting,
    actor,
    emptied,
    face_table,
    in_hand,
    in_hq,
    person,
    play,
    playing,
    pools,
    strikes,
    went_on,
)
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    HAZARD,
    HIT_1,
    HIT_2,
    MISS,
    P1,
    P2,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    enemy,
    find,
    happened,
    hide,
    in_phase,
    put,
    refused,
    strike,
    top,
    with_card,
    with_numbers,
)
from tests.games.alien.whole import legal, prompts, view

CHEAP = person("cheap", cost=5)


# Strikes that go back.


@pytest.mark.rule("ALN-STRIKE-09", "ALN-RULING-09")
@pytest.mark.parametrize(("to", "at"), [("top", 0), ("bottom", -1)])
def test_a_strike_can_put_itself_back_into_its_deck(table: AlienState, to: str, at: int) -> None:
    back = strike(0, ability("strike", clause("put-strike", what="this", to=to)), design="again")
    state = do(put(table, zones.STRIKES, back, HIT_1, face_up=False, top=True), ForgotStrike(P1))
    slot = find(state, "again", zones.STRIKES)
    assert state.table.zone(zones.STRIKES)[at] == slot and not state.table.slots[slot].face_up
    assert "again" not in designs(state, "damage:p1") and designs(state, zones.STRUCK) == ()


@pytest.mark.rule("ALN-STRIKE-12")
def test_a_strike_beside_an_avatar_goes_back_as_its_owner_says(table: AlienState) -> None:
    state = put(table, "damage:p1", HIT_1, HIT_2)
    top_one = play(state, actor(clause("put-strike", what="own")), "hit-2")
    assert designs(top_one, "damage:p1") == ("hit-1",)
    assert top_one.table.card(top(top_one, zones.STRIKES)).design == "hit-2"  # type: ignore[union-attr]
    both = play(state, actor(clause("put-strike", what="own", n=2, to="bottom")), "hit-1")
    assert designs(both, "damage:p1") == ()
    assert went_on(acting(table, clause("put-strike", what="own"))), "without a strike nothing happens"


@pytest.mark.rule("ALN-ZONE-13")
def test_a_strike_that_is_shuffled_in_lies_anywhere() -> None:
    state = put(strikes(face_table(), MISS, MISS), "damage:p1", HIT_1)
    slot = find(state, "hit-1")
    state = play(state, actor(clause("put-strike", what="own", to="shuffled")))
    assert state.table.slots[slot].zone == zones.STRIKES and state.table.slots[slot].copy is None


def test_hands_are_told_where_a_strike_goes(table: AlienState) -> None:
    state = put(table, "damage:p1", HIT_1)
    for how, state_of in (("app", state), ("hand", put(face_table(), "damage:p1", HIT_1))):
        (prompt,) = prompts(state_of, StrikeReturned(find(state_of, "hit-1"), "bottom"), state_of)
        assert prompt.text.key == f"prompt-strike-back-{how}" and prompt.text.args["to"] == "bottom"
    back = StrikeReturned(find(state, "hit-1"))
    assert room().undo(state, back, room().evolve(state, back)) == "move"


# Cheaper cards.


@pytest.mark.rule("ALN-RECRUIT-01", "ALN-TEXT-11")
def test_a_cheaper_card_is_paid_and_shown_at_its_price_until_the_turn_ends(table: AlienState) -> None:
    state = with_numbers(in_hq(table, CHEAP), recruit=3)
    slot = top(state, "hq:1")
    assert refused(state, Recruit(P1, slot)).need == 5
    state = with_numbers(play(state, actor(clause("discount", by=2, what="hq"))), recruit=3)
    offer = view(state, TABLE).offer(f"recruit:{slot}")
    assert offer is not None and offer.sub is not None and offer.sub.args["need"] == 3
    tiles = [tile for strip in view(state, TABLE).strips for place in strip.places for tile in place.tiles]
    assert next(tile for tile in tiles if tile.slot == slot).figures[0].value == 3
    bought = do(state, Recruit(P1, slot))
    assert pools(bought)[1] == 0 and designs(bought, "discard:p1")[0] == "cheap"
    assert do(state, EndAction(P1)).discounts == ()


@pytest.mark.rule("ALN-RECRUIT-05", "ALN-RECRUIT-06")
def test_sergeants_are_cheaper_by_their_own_discount_and_never_by_a_class(table: AlienState) -> None:
    state = with_numbers(play(table, actor(clause("discount", by=2, what="sergeants"))), recruit=1)
    assert pools(do(state, RecruitSergeant(P1)))[1] == 0
    state = with_numbers(play(table, actor(clause("discount", by=2, what="tech"))), recruit=2)
    assert refused(state, RecruitSergeant(P1)).need == 3


@pytest.mark.rule("ALN-RECRUIT-01")
def test_the_next_card_alone_is_cheaper_and_a_price_is_never_below_nothing(table: AlienState) -> None:
    wire = person("wire", klass="tech", cost=2)
    state = in_hq(in_hq(table, wire), CHEAP, "hq:2")
    state = play(state, actor(clause("discount", by=4, what="tech", next=True)))
    state = with_numbers(state, recruit=5)
    state = do(state, Recruit(P1, top(state, "hq:2")))  # another class: the discount stays
    assert pools(state)[1] == 0 and len(state.discounts) == 1
    state = do(state, Recruit(P1, find(state, "wire")))
    assert pools(state)[1] == 0 and state.discounts == ()


# Once more.


def with_texts(table: AlienState) -> AlienState:
    """A table whose objective and location give points by their texts."""
    goal = card("objective-1", "objective", ability("event", clause("gain", attack=1)), level=1, need=3)
    hazards = (ability("hazard", clause("gain", recruit=n), level=n) for n in (1, 2, 3))
    return with_card(with_card(table, goal), card("location", "location", *hazards))


@pytest.mark.rule("ALN-REVEAL-04", "ALN-REVEAL-05")
def test_the_event_abilities_happen_once_more(table: AlienState) -> None:
    herald = enemy("herald", 2, ability("reveal", clause("again", what="event")))
    state = put(with_texts(table), "combat", enemy("howler", 3, ability("event", clause("gain", attack=2))))
    state = with_numbers(put(state, "room:1", herald, face_up=False), attack=1)
    assert pools(do(state, Scan(P1, zones.ROOMS[0]))) == (3, 0)
    events = happened(state, Scan(P1, zones.ROOMS[0]))
    assert not [one for one in events if isinstance(one, Spent)], "no Event card is there to be spent"


@pytest.mark.rule("ALN-REVEAL-06", "ALN-RULING-08")
@pytest.mark.parametrize(("before", "gained"), [(0, 0), (1, 1), (2, 2), (4, 3)])
def test_the_last_hazard_happens_once_more_and_is_not_counted(
    table: AlienState, before: int, gained: int
) -> None:
    state = with_numbers(with_texts(table), hazards=before)
    after = play(state, actor(clause("again", what="hazard")))
    assert pools(after) == (0, gained) and after.numbers["hazards"] == before


def test_no_text_brings_back_itself(table: AlienState) -> None:
    goal = card("objective-1", "objective", ability("event", clause("again", what="event")), level=1, need=3)
    state = with_numbers(put(with_card(table, goal), "room:1", EVENT, face_up=False), attack=1)
    assert do(state, Scan(P1, zones.ROOMS[0])).ask is None
    place = card("location", "location", ability("hazard", clause("again", what="hazard"), level=1))
    state = with_numbers(put(with_card(table, place), "room:1", HAZARD, face_up=False), attack=1)
    assert do(state, Scan(P1, zones.ROOMS[0])).ask is None


# Put back in an order.


def looking(state: AlienState, n: int = 3) -> AlienState:
    """The State after somebody has looked at so many cards of the Hive and puts them back."""
    state = in_hand(state, actor(clause("look", at="hive", n=n, may="order")))
    state = do(state, playing(state))
    for _ in range(n):
        state = answer(state, "keep")
    return state


def with_hive(table: AlienState) -> AlienState:
    return put(table, "hive", BRUTE, DRONE, EVENT, face_up=False, top=True)


@pytest.mark.rule("ALN-FACE-17", "ALN-ZONE-39", "ALN-INFO-03")
def test_who_looks_puts_the_cards_back_in_any_order_and_nobody_learns_it(table: AlienState) -> None:
    start = with_hive(table)
    rest = start.table.zone("hive")[3:]
    state = looking(start)
    assert isinstance(state.ask, Choice) and state.ask.private and state.ask.seat == P1
    assert [option.label.args["en"] for option in state.ask.options] == ["brute", "drone", "event"]
    for audience in (TABLE, "spectator", P2):
        told = repr((view(state, audience), legal(state, audience)))
        assert not [word for word in ("brute", "drone", "ask-arrange") if word in told]
    state = answer(state, f"slot:{find(state, 'event', 'hive')}")
    state = answer(state, f"slot:{find(state, 'brute', 'hive')}")
    assert state.ask is None and designs(state, "hive")[:3] == ("event", "brute", "drone")
    assert state.table.zone("hive")[3:] == rest
    said = room().notice(state, Reordered(zones.HIVE, state.table.zone("hive")[:3]), state)
    assert said is None or not [word for word in ("brute", "drone") if word in repr(said)]


def test_how_many_questions_there_are_tells_nothing(table: AlienState) -> None:
    """Equal cards are asked for like different ones."""
    state = looking(put(table, "hive", DRONE, DRONE, face_up=False, top=True), 2)
    assert isinstance(state.ask, Choice) and len(state.ask.options) == 2
    assert answer(state, state.ask.options[1].key).ask is None


def test_hands_alone_order_what_the_books_cannot_tell_apart() -> None:
    state = looking(hide(emptied(face_table(), "hive"), "hive", BRUTE, DRONE), 2)
    assert isinstance(state.ask, Choice) and state.ask.private
    assert [option.key for option in state.ask.options] == ["done"]
    before = state.table.quota
    after = answer(state, "done")
    assert after.ask is None and after.table.quota == before


def test_one_card_has_no_order(table: AlienState) -> None:
    assert looking(with_hive(table), 1).ask is None


@pytest.mark.parametrize(
    ("do_", "fault"),
    [
        (clause("put-strike", what="all"), "must be one of"),
        (clause("discount", what="hq"), '"by" is missing'),
        (clause("again", what="strike"), "must be one of"),
        (clause("look", at="hive", may="shuffle"), "must be one of"),
    ],
)
def test_wrong_words_are_said(do_: Any, fault: str) -> None:
    assert fault in " ".join(check(actor(do_)))


def test_an_alien_turn_has_no_prices(table: AlienState) -> None:
    state = in_phase(play(table, actor(clause("discount", by=1))), "hive", P2)
    assert do(state, BeginTurn(P2)) is not None
