"""The likeliest answer stands first and is one press; news, seats and places that stay where they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Corrected, Replied, Taken
from companion.core.crossing.steps import Notice
from companion.core.language.commands import SetNumber
from companion.core.language.phrases import named
from companion.games.alien.room import room as alien_room
from tests.ui import samples, scenes, walking
from tests.ui.doubles import DrawnPractice
from tests.ui.fingers import Post, options, plain, words_on
from tests.ui.words import Words
from ui.rooms.alien.face import FACE as alien
from ui.rooms.faces import news_of
from ui.screens.question.model import question_of
from ui.theme.boxes import Box
from ui.widgets.people.tab import initial_of

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
GUESSED = replace(scenes.NUMBER, guess=3)
KIND = replace(scenes.IDENTITY, kind="choice", likely="answer:1:2")


def say(of: Any) -> str:
    return Words().say(of)


def test_the_guess_is_the_first_number_and_marked() -> None:
    question = question_of(samples.view(ask=GUESSED), GUESSED, say)
    ids = [option.id for option in question.options]
    assert ids[:4] == ["3", "0", "1", "2"]
    assert sorted(map(int, ids)) == list(range(21))
    assert [option.id for option in question.options if option.chosen] == ["3"]


def test_the_likeliest_option_is_the_first_and_the_others_keep_their_order() -> None:
    question = question_of(samples.view(ask=KIND), KIND, say)
    every = [offer.id for offer in scenes.OPTIONS]
    assert [option.id for option in question.options] == [every[2], *every[:2], *every[3:]]
    plain_one = question_of(samples.view(ask=scenes.IDENTITY), scenes.IDENTITY, say)
    assert plain_one.likely is None
    assert not [option for option in plain_one.options if option.chosen]


@pytest.mark.window
@pytest.mark.parametrize(("ask", "intent"), [(GUESSED, Replied(2, 3)), (KIND, Taken("answer:1:2"))])
def test_the_big_button_says_yes(open_app: Open, studio: Any, ask: Any, intent: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(ask), post=post, texts=Words())
    assert "YES: " in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert post == [intent]


@pytest.mark.window
def test_another_answer_is_one_touch_as_well(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(GUESSED), post=post)
    options(app)["5"].tap()
    assert post == [Replied(2, 5)]


@pytest.mark.window
def test_on_the_pad_a_guess_is_one_press_and_digits_count_instead(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(replace(GUESSED, high=400)), post=post)
    app.stage.front.strip.big.tap()
    options(app)["7"].tap()
    app.stage.front.strip.big.tap()
    assert post == [Replied(2, 3), Replied(2, 7)]


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ask", [GUESSED, KIND])
def test_a_likely_answer_is_whole_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, ask: Any
) -> None:
    app = open_app(size, scenes.asked(ask), language=language)
    studio.settle()
    front = app.stage.front
    assert walking.cut_words(front) == []
    assert walking.clashing_words(front) == []
    assert walking.outside(front, Box(0, 0, *size)) == []


# News


def happened(*kinds: str) -> list[Notice]:
    return [Notice(kind, named(kind)) for kind in kinds]


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        (("Recruited", "HqRefilled"), "Recruited"),
        (("Scanned", "TurnedUp", "EventTriggered", "Pushed", "HiveCardPlaced"), "EventTriggered"),
        (("Bound", "CardPlayed", "PointsGained"), "PointsGained"),
        (("CardPlayed", "PointsGained", "HandDrawn"), "PointsGained"),
        (("PoolsEmptied", "CardsDiscarded", "HandDrawn", "TurnBegan"), "TurnBegan"),
        (("StrikeDrawn", "StrikeTaken", "HandDrawn", "TurnBegan"), "StrikeTaken"),
        (("Pushed", "HiveCardPlaced"), "HiveCardPlaced"),
    ],
)
def test_the_line_of_news_tells_what_weighs_most(kinds: tuple[str, ...], told: str) -> None:
    found = news_of("alien", happened(*kinds))
    assert found is not None
    assert found.kind == told


def test_a_room_without_an_order_tells_the_last_and_nothing_is_no_news() -> None:
    found = news_of("another", happened("Recruited", "HqRefilled"))
    assert found is not None
    assert found.kind == "HqRefilled"
    assert news_of("alien", ()) is None


def test_what_is_ranked_are_events_of_the_game() -> None:
    known = {event.__name__ for event in alien_room().events}
    assert {*alien.telling, *alien.quiet, *alien.moments} - known == set()
    assert not set(alien.telling) & set(alien.quiet)


# Seats, numbers, places


def test_people_without_a_name_are_told_apart_by_their_number() -> None:
    assert [initial_of(f"Player {at}") for at in range(1, 6)] == ["1", "2", "3", "4", "5"]
    assert [initial_of(name) for name in ("Maya", "inès", "Joueur 4", "R2D2", "Year 2024", "")] == [
        "M", "I", "4", "R", "Y", "",
    ]  # fmt: skip


@pytest.mark.window
def test_numbers_of_any_size_can_be_set(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    app.router.current.sheets.tools("")
    for id in ("number", "attack"):
        studio.settle()
        options(app)[id].tap()
    studio.settle()
    assert (app.stage.front.question.low, app.stage.front.question.high) == (0, 99)
    for digit in "37":
        options(app)[digit].tap()
    app.stage.front.strip.big.tap()
    assert post == [Corrected(SetNumber("attack", 37))]
    assert app.stage.sheets == []


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_ending_the_turn_stands_at_the_same_place_whether_cards_wait_in_the_hand(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    post = Post()
    app = open_app(size, samples.step(), post=post)
    bare = {id: widget.box for id, widget in app.stage.front.strip._plain.items() if widget.parent}
    app = open_app(size, samples.step(), post=post, practice=DrawnPractice())
    front = app.stage.front
    assert {id: widget.box for id, widget in front.strip._plain.items() if widget.parent} == bare
    plain(app, "offer:end").tap()
    assert post == [Taken("end")]
