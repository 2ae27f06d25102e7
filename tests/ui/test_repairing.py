"""Repair in place: a card carried anywhere, a number on its pad, a place and a person set right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.crossing.intents import Corrected, Dropped, Taken
from companion.core.language.commands import MoveSlot, Reshuffle, SetNumber
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import named
from companion.core.ports.bench import Held
from tests.ui import doubles, samples
from tests.ui.fingers import Post, lift, options, part, touch
from ui.keys import ENTER, ESCAPE, TAB, handle_key

pytestmark = pytest.mark.window

Open = Callable[..., Any]


def drag(finger: Any, app: Any, x: float, y: float) -> None:
    """Move a finger that is down; whoever holds it is told."""
    finger.x, finger.y = x, y
    finger.pos = (x, y)
    for weak in list(finger.grab_list):
        finger.grab_current = weak()
        weak().on_touch_move(finger)


def test_a_card_is_dragged_to_any_zone_and_its_targets_are_lit(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    tile, room = part(app, "slot:7"), part(app, "place:hive")
    finger = touch(studio, app.stage, tile.center_x, tile.center_y)
    drag(finger, app, tile.center_x + 40, tile.center_y)
    carry = app.router.current.carry
    assert carry.is_carrying
    assert {"place:hive", "slot:3"} <= set(carry.lit), "a room is lit by the card that lies in it as well"
    drag(finger, app, room.center_x, room.center_y)
    studio.settle()
    lift(finger)
    assert post == [Dropped(SlotId(7), (ZoneId("hive"),))]
    assert not carry.is_carrying


def test_two_millimetres_are_a_tap(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    tile = part(app, "slot:7")
    finger = touch(studio, app.stage, tile.center_x, tile.center_y)
    drag(finger, app, tile.center_x + app.context.glass.px_per_mm * 2, tile.center_y)
    lift(finger)
    assert post == [Taken("fight:7")]


@pytest.mark.parametrize("how", ["escape", "finger", "elsewhere", "step"])
def test_a_carried_card_is_put_back(open_app: Open, studio: Any, how: str) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    tile = part(app, "slot:7")
    finger = touch(studio, app.stage, tile.center_x, tile.center_y)
    drag(finger, app, tile.center_x + 40, tile.center_y)
    if how == "escape":
        handle_key(app.stage, ESCAPE, None, [])
    elif how == "finger":
        touch(studio, app.stage, 300, 300)
    elif how == "step":
        app.hear(samples.step(number=32))
        app.bridge.deliver()
    else:
        drag(finger, app, 2, 2)
        lift(finger)
    assert not app.router.current.carry.is_carrying
    assert post == []


def test_the_keys_take_a_card_up_and_choose_its_place(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    focus = app.stage.focus
    while focus.at is None or focus.at.target != "slot:7":
        handle_key(app.stage, TAB, None, [])
    assert handle_key(app.stage, ord("m"), "m", [])
    reached = {app.router.current.board.widget(key) for key in app.router.current.carry.lit}
    assert set(focus.reachable()) == reached
    while focus.at is None or focus.at.target != "place:hive":
        handle_key(app.stage, TAB, None, [])
    handle_key(app.stage, ENTER, None, [])
    assert post == [Dropped(SlotId(7), (ZoneId("hive"),))]
    assert app.router.current.only is None


def test_a_right_click_and_the_menu_key_are_a_long_press(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    pools = app.router.current.strip.pools
    finger = touch(studio, app.stage, pools.x + 4, pools.center_y, "right")
    lift(finger)
    assert app.stage.front.question.title == "Attack"
    app.stage.close(app.stage.front)
    while app.stage.focus.at is not pools:
        handle_key(app.stage, TAB, None, [])
    pools.at = 0
    assert handle_key(app.stage, 319, None, [])
    assert app.stage.front.question.high == 99


def test_a_number_is_set_on_a_pad_at_its_real_range(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    app.router.current.sheets.correcting.number("attack")
    sheet = app.stage.front
    assert "0 to 99" in sheet.question.sub
    for key in ("2", "7", "4"):
        sheet.choose(key)
    sheet.big()
    assert post == [Corrected(SetNumber("attack", 27))], "a third digit would leave the range"


def test_a_place_is_counted_filled_emptied_shuffled_and_ordered(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    hive = part(app, "place:hive")
    hive.hold()
    studio.settle()
    assert set(options(app)) == {"add", "take", "shuffle", "order"}
    options(app)["shuffle"].tap()
    hive.hold()
    studio.settle()
    options(app)["order"].tap()
    studio.settle()
    options(app)["slot:91"].tap()
    assert post == [Corrected(Reshuffle(ZoneId("hive"))), Corrected(MoveSlot(SlotId(91), ZoneId("hive")))]


def test_damage_of_a_person_is_made_more_and_less(open_app: Open, studio: Any) -> None:
    class Bench(doubles.Workbench):
        def lying(self, zone: ZoneId) -> Any:
            piles = {"strikes": "slot:50", "damage:p1": "slot:51"}
            return tuple(Held(id, named("Claw")) for at, id in piles.items() if at == zone)

    post = Post()
    app = open_app((800, 480), samples.step(), post=post, bench=Bench())
    for id in ("more", "slot:51"):
        part(app, "person:p1").hold()
        studio.settle()
        options(app)[id].tap()
    assert post == [
        Corrected(MoveSlot(SlotId(50), ZoneId("damage:p1"), face_up=True)),
        Corrected(MoveSlot(SlotId(51), ZoneId("strikes-discard"))),
    ]


def test_the_wheel_turns_the_pages_of_a_list(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    app.router.current.sheets.menu()
    studio.settle()
    grid = app.stage.front
    assert grid.page.of > 1
    first = grid.page.number
    wheel(app, "scrollup")
    assert grid.page.number == first + 1
    wheel(app, "scrolldown")
    assert grid.page.number == first


def wheel(app: Any, way: str) -> None:
    """A notch of the mouse's wheel over the middle of the glass."""
    from types import SimpleNamespace

    app.stage.on_touch_down(SimpleNamespace(is_mouse_scrolling=True, button=way, pos=app.stage.center))
