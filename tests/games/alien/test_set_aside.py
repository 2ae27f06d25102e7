"""What cannot wait for an answer: a Chestburster that was drawn, a strike that was forgotten."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Done, Identity, Number, Order
from companion.core.language.events import SetAside
from companion.core.language.ids import TABLE, SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.strikes import ForgotStrike
from companion.games.alien import zones
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from companion.intake.shown import shown
from tests.games.alien.acts import actor, emptied, in_hand, playing, pools
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    HIT_1,
    HIT_10,
    MATE,
    MISS,
    P1,
    P2,
    P3,
    SERGEANT,
    ability,
    answer,
    carrying,
    clause,
    do,
    enemy,
    find,
    game,
    happened,
    hide,
    put,
    refused,
    strike,
    top,
    with_numbers,
)
from tests.games.alien.test_end import on_the_brink
from tests.games.alien.whole import forgotten, legal, view


def scanning(state: AlienState) -> AlienState:
    """The first player is asked which of two hidden cards is turned up."""
    state = hide(hide(state, "room:1", DRONE), "room:2", BRUTE)
    state = in_hand(state, actor(clause("scan"), clause("gain", recruit=1)))
    return do(state, playing(state))


def with_burst(state: AlienState, seat: SeatId) -> AlienState:
    """Somebody's hand may hold a Chestburster."""
    return hide(state, zones.of(seat, "hand"), BURST, MATE)


@pytest.mark.rule("ALN-FACE-14", "ALN-STATE-16")
def test_another_players_chestburster_comes_before_the_question_which_is_asked_again() -> None:
    state = scanning(with_burst(game(), P2))
    asked = state.ask
    assert isinstance(asked, Choice)
    events = happened(state, ClaimBurst(P2))
    assert events[0] == SetAside(asked.id) and any(isinstance(event, PlayerDied) for event in events)
    state = do(state, ClaimBurst(P2))
    assert state.living == (P1, P3) and isinstance(state.ask, Choice)
    assert (state.ask.why, state.ask.options) == (asked.why, asked.options) and state.ask.id == asked.id + 1
    state = answer(answer(state, state.ask.options[0].key), "drone")
    assert pools(state) == (0, 1) and state.ask is None


@pytest.mark.rule("ALN-FACE-14", "ALN-TURN-06")
def test_the_active_players_own_chestburster_ends_the_turn_and_its_questions() -> None:
    state = do(scanning(with_burst(game(), P1)), ClaimBurst(P1))
    assert state.ask is None and state.queue == ()
    assert (state.turn.seat, state.turn.phase, pools(state)) == (P2, "hive", (0, 0))


@pytest.mark.rule("ALN-FACE-14")
def test_a_claim_that_cannot_be_leaves_the_question_open() -> None:
    state = scanning(game())
    assert refused(state, ClaimBurst(P2)).rule == "ALN-FACE-14"
    carrier = scanning(with_burst(game(), P2))
    no = [offer.id for offer in legal(carrier, TABLE) if offer.id.startswith("burst:")]
    assert no == [], "a claim is offered to those whom everybody knows to carry one"


@pytest.mark.rule("ALN-FACE-14")
def test_a_claim_can_be_touched_while_something_else_is_asked() -> None:
    state = scanning(with_burst(carrying(game(), P2), P2))
    seen = view(state, TABLE)
    assert seen.ask is not None and [offer.command for offer in seen.offers] == [ClaimBurst(P2)]


@pytest.mark.rule("ALN-FACE-14")
def test_a_chestburster_that_is_shown_meanwhile_is_a_claim_like_a_touch() -> None:
    state = scanning(with_burst(carrying(game(), P2), P2))
    copy = next(copy for copy, of in state.table.designs.items() if of == "chestburster")
    (meaning,) = shown(room(), state, (copy,), "stand")
    assert meaning.command == ClaimBurst(P2)
    assert do(state, ClaimBurst(P2)).player(P2).alive is False
    other = scanning(game())
    (polite,) = shown(room(), other, (copy,), "stand")
    assert polite.command is None and polite.says is not None


@pytest.mark.rule("ALN-STRIKE-11")
def test_a_forgotten_strike_is_drawn_before_the_question_goes_on() -> None:
    state = scanning(game(strikes=(HIT_1, MISS)))
    assert {offer.id for offer in forgotten(state)} == {"forgot:p1", "forgot:p2", "forgot:p3"}
    state = do(state, ForgotStrike(P3))
    assert len(state.table.zone("damage:p3")) == 1 and isinstance(state.ask, Choice)


@pytest.mark.rule("ALN-STRIKE-11", "ALN-RULING-59")
def test_a_forgotten_strike_that_kills_the_active_player_ends_the_question_too() -> None:
    state = do(scanning(game(strikes=(HIT_10, MISS))), ForgotStrike(P1))
    assert state.ask is None and state.turn.seat == P2


def test_every_kind_of_question_is_asked_again() -> None:
    """An identity, a number, an order, a hand movement: none is lost."""
    unread = put(game(strikes=(strike(None, design="unread"), HIT_1, MISS)), "combat", DRONE)
    numbered = do(unread, EndAction(P1))
    assert isinstance(numbered.ask, Number)
    again = do(numbered, ForgotStrike(P2))
    assert isinstance(again.ask, Number) and again.ask.field == "damage"
    assert answer(again, 2).turn.seat == P2

    faces = put(game(strikes=(), custody={}), "combat", DRONE)
    named = do(hide(faces, "strikes", HIT_1, MISS, MISS), EndAction(P1))
    assert isinstance(named.ask, Identity)
    first = named.ask.slot
    later = do(named, ForgotStrike(P2))
    assert isinstance(later.ask, Identity) and later.ask.slot != first
    later = answer(later, "miss")
    assert isinstance(later.ask, Identity) and later.ask.slot == first
    assert answer(later, "hit-1").turn.seat == P2

    kept = put(put(game(strikes=(HIT_1,)), "strikes-discard", MISS, MISS), "combat", DRONE)
    ordered = do(kept, EndAction(P1))
    assert isinstance(ordered.ask, Order)
    ordered = do(ordered, ForgotStrike(P2))
    assert isinstance(ordered.ask, Order | Identity)

    hands = in_hand(game(strikes=(MISS,)), actor(clause("discard", n=2), clause("gain", recruit=1)))
    moved = do(hands, playing(hands))
    assert isinstance(moved.ask, Done)
    assert pools(do(moved, ForgotStrike(P2))) == (0, 1), "what hands were told to do is believed to be done"


def test_a_sergeant_that_was_just_bought_is_asked_for_again() -> None:
    state = with_numbers(emptied(game(custody={}), "sergeants"), recruit=3)
    state = do(hide(state, "sergeants", SERGEANT, MATE), RecruitSergeant(P1))
    assert isinstance(state.ask, Identity)
    state = do(state, ForgotStrike(P3))
    assert isinstance(state.ask, Identity) and state.ask.slot == top(state, "discard:p1")
    assert answer(state, "sergeant").ask is None


@pytest.mark.rule("ALN-RULING-50")
def test_the_last_word_is_asked_again_and_nobody_loses_by_the_interruption() -> None:
    state = on_the_brink()
    assert isinstance(state.ask, Choice)
    state = do(state, ForgotStrike(P1))
    assert isinstance(state.ask, Choice) and state.outcome == "" and P1 in state.living
    assert answer(state, "objective").outcome == "won"


def test_a_price_that_turned_out_too_high_is_asked_again() -> None:
    shape = enemy("shape", None, ability("death", clause("gain", recruit=1)))
    state = with_numbers(put(game(), "combat", shape), attack=1)
    state = answer(do(state, Fight(P1, find(state, "shape"))), 4)
    assert isinstance(state.ask, Choice)
    state = do(state, ForgotStrike(P2))
    assert isinstance(state.ask, Choice)
    assert pools(answer(state, "anyway")) == (0, 1)
