"""A carrier who holds all own cards holds the Chestburster: the app asks, and only the answer kills."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.games.alien.bursts import BurstDrawn
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.state import AlienState
from companion.games.alien.surely import BurstMissing, is_surely_held
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import actor, emptied, in_hand, play, playing
from tests.games.alien.alien_table import mode_table
from tests.games.alien.box import (
    BURST,
    MATE,
    P1,
    P2,
    P3,
    answer,
    carrying,
    clause,
    dead,
    do,
    game,
    happened,
    hide,
    keep_orders,
    put,
)


def thin(state: AlienState, seat: SeatId, *deck: Card) -> AlienState:
    """A carrier with three cards in the hand and these in the deck, the Chestburster among them."""
    for part in ("deck", "hand", "discard"):
        state = emptied(state, f"{part}:{seat}")
    state = hide(state, f"hand:{seat}", MATE, MATE, MATE)
    state = carrying(state, seat)
    state = emptied(state, f"discard:{seat}")
    state = hide(state, f"deck:{seat}", BURST, *deck)
    return replace(state, carriers={seat: 1})


def asked(state: AlienState, seat: SeatId) -> bool:
    """Whether it is asked of this player."""
    ask = state.ask
    return isinstance(ask, Choice) and ask.why.key == "ask-burst-surely" and ask.seat == seat


@pytest.mark.rule("ALN-FACE-14", "ALN-RULING-23")
def test_a_carrier_who_has_drawn_out_everything_is_asked_and_dies_of_it() -> None:
    state = play(thin(game(), P1, MATE), actor(clause("draw", n=1)))
    assert state.ask is None, "one card is left: it may be that one"
    state = in_hand(state, actor(clause("draw", n=5), clause("draw", who="others")))
    state = do(state, playing(state))
    assert asked(state, P1) and P1 in state.living, "the books alone kill nobody"
    after = answer(state, "burst-there")
    assert after.living == (P2, P3) and after.turn.seat == P2
    assert len(after.table.zone("hand:p2")) == len(after.table.zone("hand:p3")) == 7, "the rest is done"


@pytest.mark.rule("ALN-FACE-14")
def test_the_table_is_right_when_it_is_not_there_and_nobody_asks_again() -> None:
    state = play_out(thin(game(), P1))
    state = answer(state, "no")
    assert state.ask is None and P1 in state.living and not state.carries(P1)
    assert do(state, EndAction(P1)).living == (P1, P2, P3)


def play_out(state: AlienState, seat: SeatId = P1) -> AlienState:
    """The State after a card has drawn all that is left for somebody, who is asked now."""
    who = "you" if seat == P1 else "next"
    state = in_hand(state, actor(clause("draw", n=9, who=who)))
    state = do(state, playing(state))
    assert asked(state, seat)
    return state


@pytest.mark.rule("ALN-FACE-14", "ALN-CLEAN-04")
def test_it_is_asked_in_the_cleanup_too_and_of_another_player() -> None:
    state = keep_orders(do(thin(game(), P1), EndAction(P1)))
    assert asked(state, P1)
    assert answer(state, "burst-there").turn.seat == P2
    other = play_out(thin(game(), P2), P2)
    kinds = [type(event) for event in happened(other, answers(other, "burst-there"))]
    assert BurstDrawn in kinds and PlayerDied in kinds
    after = answer(other, "burst-there")
    assert after.living == (P1, P3) and after.turn.seat == P1 and after.turn.phase == "action"


def answers(state: AlienState, key: str) -> Answer:
    """The command that gives this answer."""
    assert state.ask is not None
    return Answer(state.ask.id, key)


@pytest.mark.rule("ALN-FACE-14")
def test_who_carries_nothing_or_has_cards_left_is_not_asked() -> None:
    state = thin(game(), P1)
    assert not is_surely_held(state, P1), "the deck still holds a card"
    assert not is_surely_held(emptied(game(), "deck:p1"), P1)
    assert not is_surely_held(dead(emptied(state, "deck:p1"), P1), P1)
    assert not is_surely_held(put(emptied(state, "deck:p1"), "discard:p1", MATE), P1)


@pytest.mark.rule("ALN-ALIEN-01", "ALN-FACE-14")
def test_with_player_aliens_whoever_finds_it_comes_back() -> None:
    state = play_out(thin(mode_table(), P1))
    assert answer(state, "burst-there").aliens == (P1,)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_say_whose_hand_it_is(language: str) -> None:
    state = play_out(thin(game(), P1))
    texts = FluentTexts("alien")
    assert state.ask is not None and "Player 1" in texts.say(state.ask.why, language)
    missing = [event for event in happened(state, answers(state, "no")) if isinstance(event, BurstMissing)]
    assert missing == [BurstMissing(P1)]
