"""Scenes as a camera sees them: real frames, real marks, real pixels of the places that were left."""

from __future__ import annotations

import msgspec
import pytest

from tests.vision.overhead.play import Play, back, card
from tests.vision.simulated.scene import Board, Hand


@pytest.fixture
def play() -> Play:
    """A table with two cards on it, told and calm."""
    found = Play(seed=4)
    found.cards = [card(5, 100, 110), card(6, 300, 110, 30)]
    assert found.wait(3.4)[-1].settled
    assert found.places() == {"5": "left", "6": "right"}
    return found


def test_a_card_taken_away_is_gone_and_the_other_stays(play: Play) -> None:
    play.cards = play.cards[1:]
    told = play.wait(4.0)
    assert play.places() == {"6": "right"}
    assert told[-1].settled and len(told) == 1


def test_a_card_slid_over_the_table_is_told_where_it_ends(play: Play) -> None:
    for _ in play.slide(5, (290, 190)):
        assert len(play.lies()) == 2
    told = play.wait(3.0)
    assert play.places() == {"5": "right", "6": "right"}
    assert len(told) == 2 and told[-1].settled


def test_a_card_under_a_back_is_covered_until_it_is_seen_again(play: Play) -> None:
    play.cards.append(back(102, 108, 8))
    told = play.wait(8.0)
    assert play.lies()["mark:5"].covered
    assert [survey.settled for survey in told] == [True]
    play.cards.pop()
    play.wait(3.0)
    assert not play.lies()["mark:5"].covered


def test_a_pile_tells_its_top_card_and_what_is_under_it(play: Play) -> None:
    play.cards.append(card(7, 101, 111, 3, z_mm=0.4))
    play.wait(4.0)
    assert {text: one.covered for text, one in play.lies().items()} == {
        "mark:5": True,
        "mark:6": False,
        "mark:7": False,
    }
    play.cards.pop()
    play.wait(4.0)
    assert {text: one.covered for text, one in play.lies().items()} == {"mark:5": False, "mark:6": False}


def test_a_hand_that_rests_on_a_card_ends_nothing(play: Play) -> None:
    lie = play.lies()["mark:5"]
    play.hands = (Hand(lie.spot_mm[0], lie.spot_mm[1] - 30, z_mm=20),)
    play.wait(4.0)
    assert play.lies()["mark:5"].covered
    play.hands = ()
    play.wait(1.0)
    assert set(play.places()) == {"5", "6"} and not play.lies()["mark:5"].covered


def test_the_light_goes_off_and_on_and_nothing_has_left(play: Play) -> None:
    lit = play.weather
    play.relight(msgspec.structs.replace(lit, exposure=0.06 * lit.exposure))
    play.wait(4.0)
    assert set(play.places()) == {"5", "6"}
    play.relight(lit)
    play.cards = play.cards[1:]
    play.wait(5.0)
    assert play.places() == {"6": "right"}


def test_a_knock_moves_nothing_and_what_leaves_afterwards_has_left(play: Play) -> None:
    spots = {text: one.spot_mm for text, one in play.lies().items()}
    play.knock(12, -8, 3.0)
    told = play.wait(3.0)
    assert all(len(survey.lying) == 2 for survey in told)
    for text, one in play.lies().items():
        assert one.spot_mm == pytest.approx(spots[text], abs=2.5)
    play.cards = play.cards[1:]
    play.wait(6.0)
    assert play.places() == {"6": "right"}


@pytest.mark.parametrize("kind", ["plain", "felt", "wood"])
def test_cards_leave_every_kind_of_table(kind: str) -> None:
    play = Play(board=Board(kind, seed=2), seed=2)  # type: ignore[arg-type]
    play.cards = [card(5, 100, 110)]
    play.wait(2.0)
    play.cards = []
    play.wait(3.0)
    assert play.lies() == {}


@pytest.mark.parametrize("kind", ["plain", "felt", "wood"])
def test_a_card_that_lay_there_from_the_start_leaves_a_plain_table(kind: str) -> None:
    play = Play(board=Board(kind, seed=12), seed=12, sees_bare=False)  # type: ignore[arg-type]
    play.cards = [card(5, 200, 120)]
    play.wait(4.0)
    play.cards = []
    play.wait(3.0)
    assert set(play.lies()) == {"mark:5"}, "a moment proves nothing where nobody has seen the table"
    play.wait(5.0)
    assert play.lies() == {}


@pytest.mark.parametrize("kind", ["plain", "felt", "wood", "playmat"])
def test_a_card_from_the_start_that_is_covered_stays(kind: str) -> None:
    play = Play(board=Board(kind, seed=3), seed=3, sees_bare=False)  # type: ignore[arg-type]
    play.cards = [card(5, 200, 120)]
    play.wait(4.0)
    play.cards.append(back(195, 110, 8))
    play.wait(9.0)
    assert play.lies()["mark:5"].covered


def test_an_arm_that_lies_still_settles_nothing_until_it_is_gone(play: Play) -> None:
    play.cards = play.cards[1:]
    play.hands = (Hand(230, 150, z_mm=15),)
    told = play.wait(8.0)
    assert not any(survey.settled for survey in told)
    play.hands = ()
    told = play.wait(4.0)
    assert told[-1].settled and play.places() == {"6": "right"}
