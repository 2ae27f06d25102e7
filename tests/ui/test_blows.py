"""Strikes and deaths on a real window: they stay, they can be held, read, corrected and taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import TakenBack
from companion.core.crossing.steps import Notice
from companion.core.language.ids import SeatId
from companion.core.language.phrases import named
from hardware.cues.load import load_sheets
from hardware.cues.teller import Teller
from tests.ui import doubles, samples, scenes, walking
from tests.ui.fingers import Post, plain, words_on
from ui.screens.scene.blow import SEEN_S, BlowScreen

pytestmark = pytest.mark.window

Open = Callable[..., Any]


def struck(open_app: Open, size: tuple[int, int] = (800, 480), **ports: Any) -> tuple[Any, Any]:
    """An app whose glass tells a strike, and the clock it goes by."""
    clock = doubles.Clock()
    app = open_app(size, samples.step(number=30), clock=clock, **ports)
    hear(app, scenes.STEPS["strike"]())
    assert isinstance(app.stage.front, BlowScreen)
    return app, clock


def hear(app: Any, step: Any) -> None:
    app.hear(step)
    app.bridge.deliver()


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_a_strike_names_the_enemy_its_card_and_what_it_says(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    app, _ = struck(open_app, size)
    studio.settle()
    said = words_on(app.stage.front)
    for words in ("STRIKE 1 OF 4", "Pale Stalker strikes Maya", "Knocked Down", "6 more and Maya dies",
                  "Discard one card from your hand", "Duct Crawler", "was 2", "NEXT STRIKE"):  # fmt: skip
        assert words in said
    assert walking.cut_words(app.stage.front) == []


def test_what_a_strike_says_goes_before_the_hint_below_it(open_app: Open, studio: Any) -> None:
    app, _ = struck(open_app)
    studio.settle()
    card, before = app.stage.front.card, words_on(app.stage.front)
    said = ("Discard one card from your hand.", "While it lies there: you cannot coordinate, nor draw more.")
    card.blow = replace(card.blow, words=said)
    studio.settle()
    assert walking.cut_words(app.stage.front) == [] and card.blow.hint in before
    assert "draw more." in words_on(app.stage.front)


def test_it_stays_until_somebody_touches_it(open_app: Open, studio: Any) -> None:
    app, clock = struck(open_app)
    clock.now += 600
    studio.settle()
    assert isinstance(app.stage.front, BlowScreen)
    app.stage.front.strip.big.tap()
    assert not app.stage.sheets


def test_it_makes_room_once_it_was_seen_and_the_game_goes_on(open_app: Open) -> None:
    app, clock = struck(open_app)
    hear(app, samples.step(number=32))
    assert isinstance(app.stage.front, BlowScreen), "nobody can have read it yet"
    clock.now += SEEN_S
    hear(app, samples.step(number=33, kind="note"))
    assert isinstance(app.stage.front, BlowScreen), "a word beside the game is no reason"
    hear(app, samples.step(number=34))
    assert not app.stage.sheets


def test_wait_holds_it_whatever_happens_meanwhile(open_app: Open, studio: Any) -> None:
    app, clock = struck(open_app)
    plain(app, "wait").tap()
    studio.settle()
    assert "GO ON" in words_on(app.stage.front) and "NEXT STRIKE" not in words_on(app.stage.front)
    clock.now += 60
    hear(app, scenes.STEPS["death"]())
    assert "Knocked Down" in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    studio.settle()
    assert "DEAD" in words_on(app.stage.front), "what came meanwhile is told next"


def test_a_table_may_like_moments_to_pass_and_wait_stops_that(open_app: Open) -> None:
    app, clock = struck(open_app, moments_s=4)
    clock.now += 3
    app.stage.front.beat()
    assert app.stage.front.strip.big.drain == pytest.approx(0.25)
    clock.now += 1
    app.stage.front.beat()
    assert not app.stage.sheets
    app, clock = struck(open_app, moments_s=4)
    plain(app, "wait").tap()
    clock.now += 60
    app.stage.front.beat()
    assert isinstance(app.stage.front, BlowScreen)


def test_undo_takes_back_what_led_there(open_app: Open) -> None:
    for press in (lambda app: app.stage.front.strip.undo.tap(), lambda app: app.stage.front.press("undo")):
        post = Post()
        app, _ = struck(open_app, post=post, history=None)
        press(app)
        assert (post, app.stage.sheets) == ([TakenBack(1)], [])
    app, _ = struck(open_app)
    hear(app, replace(samples.step(number=32), kind="undo"))
    assert not app.stage.sheets, "what was taken back did not happen, seen or not"


def test_holding_the_card_or_an_enemy_reads_it_and_another_card_can_be_told(open_app: Open) -> None:
    app, _ = struck(open_app, bench=doubles.Workbench())
    asked: list[tuple[str, str]] = []
    screen = app.stage.front
    screen.ways = replace(
        screen.ways,
        read=lambda target: asked.append(("read", target)),
        correct=lambda target: asked.append(("correct", target)),
    )
    screen.card.hold()
    screen.chips[1].hold()
    plain(app, "other").tap()
    assert asked == [("read", "slot:11"), ("read", "slot:8"), ("correct", "slot:11")]
    assert app.stage.front is screen, "reading does not go on"


class Followed:
    """Lights and voice that write down what the glass tells them."""

    def __init__(self) -> None:
        self.said: list[Any] = []

    def follow(self, is_followed: bool) -> None:
        self.said.append(is_followed)

    def shown(self, step: int, at: int) -> None:
        self.said.append((step, at))

    def over(self, step: int) -> None:
        self.said.append(step)

    def hold(self, seat: SeatId | None) -> None:
        self.said.append(seat)


def test_lights_and_voice_are_told_what_the_glass_shows_and_to_hold(open_app: Open) -> None:
    telling = Followed()
    app, clock = struck(open_app, telling=telling)
    assert (telling.said[0], telling.said[-1]) == (True, (31, 1))
    hear(app, replace(scenes.STEPS["death"](), number=40))
    plain(app, "wait").tap()
    assert telling.said[-1] == samples.P1
    clock.now += 60
    app.stage.front.strip.big.tap()
    assert telling.said[-2:] == [None, (40, 0)], "the next moment, and the lamp is free"
    clock.now += 60
    app.stage.front.strip.big.tap()
    assert telling.said[-1] == 40
    app.context.go("home")
    assert telling.said[-1] is False


def test_two_strikes_of_one_step_are_lit_and_spoken_one_by_one(open_app: Open) -> None:
    heard: list[list[str]] = []
    clock = doubles.Clock()
    teller = Teller(load_sheets(), clock, lambda _seat: None, pytest.fail)
    teller.join(lambda step: heard.append([one.kind for one in step.notices]))
    app = open_app((800, 480), samples.step(number=30), clock=clock, telling=teller)
    turn = Notice("TurnBegan", named("Ben’s turn."), samples.P2)
    step = replace(scenes.STEPS["strike"](), notices=(*scenes.STRUCK, *scenes.STRUCK, turn))
    app.hear(step)
    teller(step)
    app.bridge.deliver()
    strike = ["EnemyStruck", "StrikeTaken"]
    assert heard == [strike]
    for told in ([strike, strike], [strike, strike, ["TurnBegan"]]):
        clock.now += 60
        app.stage.front.strip.big.tap()
        assert heard == told
    assert not app.stage.sheets
