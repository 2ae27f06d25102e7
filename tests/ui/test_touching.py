"""What touches, keys and buttons do on the screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken, TakenBack, Touched
from tests.ui import doubles, samples, scenes
from tests.ui.fingers import Post, lift, options, part, touch, words_on

pytestmark = pytest.mark.window

Open = Callable[..., Any]


def test_a_touch_on_a_legal_card_takes_its_offer_and_on_another_asks_why(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    for key in ("slot:7", "slot:3", "place:hive", "place:sergeants"):
        part(app, key).tap()
    assert post == [Taken("fight:7"), Touched("slot:3"), Touched("place:hive"), Taken("sergeant")]


def test_a_press_is_seen_within_one_frame_and_acts_when_the_finger_lifts(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    tile = part(app, "slot:7")
    before = len(tile.canvas.before.children), tile.pressed
    finger = touch(studio, app.stage, tile.center_x, tile.center_y)
    assert tile.pressed and not before[1]
    studio.settle(1)
    assert post == []
    lift(finger)
    assert not tile.pressed
    assert post == [Taken("fight:7")]


def test_a_finger_that_leaves_takes_the_press_back(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    tile = part(app, "slot:7")
    finger = touch(studio, app.stage, tile.center_x, tile.center_y)
    finger.pos = (finger.x, finger.y) = (5.0, 5.0)
    lift(finger)
    assert post == []


def test_the_big_button_ignores_touches_while_its_meaning_has_only_just_changed(
    open_app: Open, studio: Any
) -> None:
    post, clock = Post(), doubles.Clock()
    app = open_app((800, 480), samples.step(), post=post, clock=clock)
    big = app.router.current.strip.big
    other = next(offer for offer in samples.offers() if offer.id == "end")
    app.hear(samples.step(samples.view(big=other)))
    app.bridge.deliver()
    big.tap()
    assert post == []
    clock.now += 0.41
    big.tap()
    assert post == [Taken("end")]
    app.hear(samples.step())
    app.bridge.deliver()
    big.tap()
    assert post == [Taken("end"), Taken("fight:7")], (
        "a change that its own press brought about is no surprise"
    )


def test_hardware_buttons_act_like_what_lies_in_front(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.refused(), post=post, history=None)
    app.press_button("confirm")
    app.bridge.deliver()
    assert not app.stage.sheets, "confirm is the careful answer of the refusal"
    app.press_button("next")
    app.press_button("undo")
    app.bridge.deliver()
    assert post == [Taken("fight:7"), TakenBack(1)]


def test_the_keyboard_reaches_every_card_and_presses_it(open_app: Open, studio: Any) -> None:
    from ui.keys import ENTER, SPACE, TAB, handle_key

    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    reached = set()
    for _ in range(len(app.stage.focus.reachable())):
        handle_key(app.stage, TAB, None, [])
        reached.add(app.stage.focus.at.target or type(app.stage.focus.at).__name__)
    assert {"slot:7", "slot:2", "seat:p2", "menu", "place:hive", "BigButton"} <= reached
    while app.stage.focus.at.target != "slot:2":
        handle_key(app.stage, TAB, None, [])
    handle_key(app.stage, ENTER, None, [])
    handle_key(app.stage, SPACE, None, [])
    assert post == [Taken("scan:room:2"), Taken("fight:7")]


def test_resume_and_new_game_are_one_touch_from_home(open_app: Open, studio: Any) -> None:
    lobby, memory = doubles.Lobby(), doubles.Memory()
    app = open_app((800, 480), first="home", lobby=lobby, settings=memory)
    app.router.current.button.tap()
    assert lobby.resumed == ["g1"]
    app.router.current.fresh.tap()
    studio.settle()
    app.router.current.strip.big.tap()
    assert [(game.room, game.box, len(game.names)) for game in lobby.begun] == [("alien", "mine", 3)]
    assert memory.kept["names"] == ["Player 1", "Player 2", "Player 3"]
    app.hear(samples.step())
    app.bridge.deliver()
    assert app.router.name == "table", "the first step brings the table"


def test_nothing_leads_back_to_a_game_that_was_put_down(open_app: Open, studio: Any) -> None:
    lobby = doubles.Lobby()
    app = open_app((800, 480), samples.step(), lobby=lobby, doctor=doubles.Doctor())
    app.router.go("table").sheets._menu(app.context.view, "home")
    assert lobby.resumed == ["left"]
    app.router.go("system")
    studio.settle()
    app.router.current.strip.big.tap()
    assert app.router.name == "home"
    assert app.context.chronicle == [], "the next game tells its own story"


def test_from_new_game_to_the_first_turn_in_fifteen_touches_with_three_names_typed(
    open_app: Open, studio: Any
) -> None:
    from ui.keys import handle_key

    lobby = doubles.Lobby()
    app = open_app((800, 480), first="home", lobby=lobby)
    touches = 1
    app.router.current.fresh.tap()
    for at, name in enumerate(("Maya", "Ben", "Inès")):
        app.router.current._name(at)
        for letter in name:
            handle_key(app.stage, ord(letter.lower()), letter.lower(), [])
        app.stage.front.strip.big.tap()
        touches += 2
    app.router.current.strip.big.tap()
    assert lobby.begun[0].names == ("Maya", "Ben", "Inès")
    assert touches + 1 <= 15


def test_a_game_that_cannot_be_opened_says_why(open_app: Open, studio: Any) -> None:
    lobby = doubles.Lobby()
    lobby.refuses = "This box has no Drones."
    app = open_app((1280, 720), first="new_game", lobby=lobby)
    app.router.current.strip.big.tap()
    studio.settle()
    assert "THIS BOX HAS NO DRONES." in words_on(app.stage).upper()


def test_another_language_is_one_touch_and_kept(open_app: Open, studio: Any) -> None:
    memory = doubles.Memory()
    app = open_app((800, 480), first="welcome", settings=memory)
    app.router.current.tongues["fr"].tap()
    studio.settle()
    assert "NOUVELLE PARTIE" in words_on(app.stage).upper()
    assert memory.kept["language"] == "fr"


def test_on_a_drawn_table_a_question_leaves_the_cards_in_reach(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), practice=doubles.DrawnPractice())
    app.hear(scenes.asked(scenes.IDENTITY))
    app.bridge.deliver()
    studio.settle()
    assert not app.stage.sheets, "a drawn card is about to answer"
    app.hear(scenes.asked(replace(scenes.NUMBER, id=9)))
    app.bridge.deliver()
    assert len(app.stage.sheets) == 1, "what no card can answer is asked at once"


def test_a_card_is_played_by_name(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((1280, 720), samples.step(), post=post)
    part(app, "button:play").tap()
    studio.settle()
    options(app)["play:1"].tap()
    assert post == [Taken("play:1")]


def test_the_objective_opens_in_full(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    part(app, "objective").tap()
    studio.settle()
    assert "Coolant leak" in words_on(app.stage.front)


def test_a_slow_press_is_a_press_where_nothing_can_be_held(
    open_app: Open, studio: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.widgets.drawn.touchable.HOLD_S", 0)
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    tile, button = part(app, "slot:7"), app.router.current.strip._plain["offer:end"]
    for widget, taken in ((tile, []), (button, [Taken("end")])):
        finger = touch(studio, app.stage, widget.center_x, widget.center_y)
        studio.settle()
        lift(finger)
        assert post == taken
        if app.stage.sheets:
            app.stage.close(app.stage.front)
        app.stage._still_until = 0.0
