"""The real screens in a real window, drawn into memory: how they look and what touches do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.commands import MoveSlot
from companion.core.ids import SlotId, ZoneId
from companion.core.intents import Carried, Corrected, Overruled, Redone, Replied, Taken, TakenBack, Touched
from companion.core.phrases import named
from companion.core.ports import Lamp
from tests.ui import doubles, samples, scenes, walking
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.options.options import OptionButton

pytestmark = pytest.mark.window

SIZES = ((800, 480), (1280, 720), (720, 1280))
Open = Callable[..., Any]


class Post(list[Any]):
    """Intents that were posted."""

    def __call__(self, intent: Any) -> None:
        self.append(intent)


def show(open_app: Open, name: str, size: tuple[int, int], language: str) -> Any:
    """An app that shows a scene of the samples."""
    from ui.texts.words import Words

    if name in scenes.SHELL:
        app = open_app(size, first="home", language=language)
        scenes.SHELL[name](app)
        return app
    viewer = doubles.PrivateViews(samples.view(ask=scenes.PRIVATE))
    step = scenes.STEPS.get(name, samples.step)()
    app = open_app(size, step, language=language, texts=Words(), viewer=viewer)
    app.context.chronicle[1:] = samples.earlier()
    if name in scenes.OPENED:
        scenes.OPENED[name](app)
    return app


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", [*scenes.STEPS, *scenes.OPENED, *scenes.SHELL])
def test_nothing_is_cut_overlaps_or_is_too_small(
    open_app: Open, studio: Any, name: str, size: tuple[int, int], language: str
) -> None:
    app = show(open_app, name, size, language)
    studio.settle()
    front, theme = app.stage.front, app.context.wear("alien").theme
    assert walking.cut_words(front) == []
    assert walking.clashing_words(front) == []
    assert walking.outside(front, Box(0, 0, *size)) == []
    assert walking.overlapping_targets(front) == []
    assert walking.small_targets(front, theme.space("touch")) == []
    assert walking.small_type(front, theme.mm(2.65)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_pictures_are_drawn_in_every_size(
    studio: Any, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    from PIL import Image

    from ui.snapshot import Shot, snapshot

    shot = Shot(step=samples.step(), size=size, language=language, lamps=(Lamp("seat:p1", (1, 0.6, 0.1)),))
    path = snapshot(studio, shot, tmp_path / "table.png", doubles.ports_with())
    image = Image.open(path)
    assert image.size == size
    colours = {colour for _, colour in image.getcolors(1 << 20) or ()}
    assert {(92, 240, 168), (255, 90, 74), (242, 169, 59)} <= colours, (
        "accent, danger and the first seat are there"
    )


def test_the_looks_of_all_rooms_draw_the_grammar(open_app: Open, studio: Any) -> None:
    for room in ("alien", "firefly", "conquest", "villains", "_template"):
        app = open_app((800, 480), samples.step(samples.view(room=room)))
        app.router.go("states")
        studio.settle()
        assert walking.cut_words(app.stage.front) == []


def part(app: Any, key: str) -> Any:
    """A thing on the board."""
    return app.router.current.board.widget(key)


def test_a_touch_on_a_legal_card_takes_its_offer_and_on_another_asks_why(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    for key in ("slot:7", "slot:3", "place:hive", "place:sergeants"):
        part(app, key).tap()
    assert post == [Taken("fight:7"), Touched("slot:3"), Touched("place:hive"), Taken("sergeant")]


def touch(studio: Any, widget: Any, x: float, y: float) -> Any:
    """A finger on the glass."""
    from kivy.input.motionevent import MotionEvent

    class Finger(MotionEvent):
        def depack(self, args: Any) -> None:
            self.is_touch = True
            self.sx, self.sy = args
            super().depack(args)

    finger = Finger("test", 1, (0, 0))
    finger.x, finger.y = finger.px, finger.py = finger.ox, finger.oy = x, y
    finger.pos = (x, y)
    finger.grab_current = None
    widget.on_touch_down(finger)
    return finger


def lift(finger: Any) -> None:
    """The finger goes away; whoever holds it is told first."""
    for weak in list(finger.grab_list):
        held = weak()
        finger.grab_current = held
        held.on_touch_up(finger)


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


def plain(app: Any, id: str) -> Any:
    """A plain button of what lies in front."""
    return app.stage.front.strip._plain[id]


def test_a_refusal_is_left_done_anyway_or_made_a_ruling(open_app: Open) -> None:
    for id, expected in (("anyway", Overruled(31)), ("always", Overruled(31, always=True))):
        post = Post()
        app = open_app((800, 480), scenes.refused(), post=post)
        plain(app, id).tap()
        assert post == [expected]
        assert not app.stage.sheets
    post = Post()
    app = open_app((800, 480), scenes.refused(), post=post)
    app.stage.front.strip.big.tap()
    assert (post, app.stage.sheets) == ([], [])


def options(app: Any) -> dict[str, Any]:
    """The options of what lies in front."""
    return {w.option.id: w for w in app.stage.front.walk(restrict=True) if isinstance(w, OptionButton)}


def test_questions_are_answered_with_one_touch(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(scenes.IDENTITY), post=post)
    options(app)["answer:1:2"].tap()
    app = open_app((800, 480), scenes.asked(scenes.NUMBER), post=post)
    options(app)["6"].tap()
    assert post == [Taken("answer:1:2"), Replied(2, 6)]


def test_dice_are_typed_die_by_die(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(scenes.DICE), post=post)
    sheet = app.stage.front
    sheet.rows[0].buttons[2].tap()
    sheet.strip.big.tap()
    assert post == []
    sheet.rows[1].buttons[4].tap()
    sheet.strip.big.tap()
    assert post == [Replied(3, (3, 5))]


def test_a_question_can_be_put_aside_to_look_at_the_table_and_comes_back(open_app: Open) -> None:
    app = open_app((800, 480), scenes.asked(scenes.IDENTITY))
    plain(app, "aside").tap()
    assert app.stage.front is app.router.current
    app.hear(replace(scenes.asked(scenes.IDENTITY), number=32))
    app.bridge.deliver()
    assert app.stage.front is app.router.current, "the same question does not push itself forward again"
    app.router.current.strip.big.tap()
    assert len(app.stage.sheets) == 1
    app.hear(samples.step(number=33))
    app.bridge.deliver()
    assert not app.stage.sheets, "an answered question goes away"


def words_on(root: Any) -> str:
    """Everything that can be read."""
    return " ".join(mark.words for _, mark in walking.marks(root))


def test_nothing_private_is_drawn_before_the_ring_is_full(open_app: Open, studio: Any) -> None:
    viewer = doubles.PrivateViews(samples.view(ask=scenes.PRIVATE))
    app = open_app((800, 480), scenes.asked(scenes.SECRET), viewer=viewer)
    curtain = app.stage.front
    assert "Ben" in words_on(curtain)
    assert "traitor" not in words_on(app.stage)
    assert viewer.asked == [], "it is not even looked up"
    finger = touch(studio, app.stage, curtain.ring.center_x, curtain.ring.center_y)
    lift(finger)
    studio.settle()
    assert viewer.asked == [] and curtain.ring.filled == 0
    curtain.ring.dispatch("on_full")
    studio.settle()
    assert viewer.asked == ["p2"]
    assert "Are you the traitor?" in words_on(app.stage)


def test_undo_says_the_class_first_and_asks_for_agreement(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    app.router.current.strip.undo.tap()
    plain(app, "more").tap()
    plain(app, "more").tap()
    studio.settle()
    sheet = app.stage.front
    assert "Seen cards stay seen: Med-Lab, new Gunner." in words_on(sheet)
    sheet.strip.big.tap()
    assert post == []
    for seat in ("p2", "p3"):
        options(app)[seat].tap()
        studio.settle()
    sheet.strip.big.tap()
    assert post == [TakenBack(3, (samples.P2, samples.P3))]


def test_undo_without_consequences_is_one_touch(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post, history=doubles.PastEvening("free"))
    app.router.current.strip.undo.tap()
    assert post == [TakenBack(1)]


def test_cards_to_carry_are_ticked_one_by_one_or_all_at_once(open_app: Open, studio: Any) -> None:
    post = Post()
    step = scenes.STEPS["carry"]()
    app = open_app((800, 480), step, post=post)
    options(app)["1"].tap()
    app.hear(replace(step, number=32, to_carry=step.to_carry[1:]))
    app.bridge.deliver()
    studio.settle()
    assert set(options(app)) == {"1", "2"}
    app.stage.front.strip.big.tap()
    assert post == [Carried(1), Carried(None)]


def test_the_log_takes_back_to_any_line_and_forward_again(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((1280, 720), samples.step(), post=post)
    app.router.go("log")
    studio.settle()
    options(app)["2"].tap()
    studio.settle()
    assert "Take back 3 actions" in words_on(app.stage.front)
    plain(app, "keep").tap()

    class Undone(doubles.PastEvening):
        def log(self) -> Any:
            return tuple(replace(line, undone=line.number == 4) for line in super().log())

    app = open_app((1280, 720), samples.step(), post=post, history=Undone())
    app.router.go("log")
    plain(app, "redo").tap()
    assert post == [Redone()]


def test_a_card_is_carried_anywhere_in_three_touches(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    part(app, "slot:7").dispatch("on_hold")
    for id in ("move", "hive"):
        studio.settle()
        options(app)[id].tap()
    assert post == [Corrected(MoveSlot(SlotId(7), ZoneId("hive")))]


def test_what_was_forgotten_is_made_good_from_the_menu(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    part(app, "button:menu").tap()
    for id in ("tools", "forgot", "forgot:strike"):
        studio.settle()
        options(app)[id].tap()
    assert post == [Corrected("the command", late=True)]


def test_a_big_moment_ends_with_any_touch_and_the_next_one_follows(open_app: Open, studio: Any) -> None:
    from ui.screens.scene.screen import SceneScreen

    app = open_app((800, 480), samples.step())
    app.hear(scenes.STEPS["strike"]())
    app.hear(scenes.STEPS["death"]())
    app.bridge.deliver()
    studio.settle()
    assert [type(sheet) for sheet in app.stage.sheets] == [SceneScreen]
    assert "STRIKE" in words_on(app.stage.front)
    touch(studio, app.stage, 400, 300)
    studio.settle()
    assert "DEAD" in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert not app.stage.sheets


def test_an_alarm_offers_the_fight_that_ends_it(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), scenes.STEPS["facehugger"](), post=post)
    app.stage.front.strip.big.tap()
    part(app, "person:p1").tap()
    assert post == [Taken("fight:9"), Taken("fight:9")]


def test_resume_and_new_game_are_one_touch_from_home(open_app: Open, studio: Any) -> None:
    lobby, memory = doubles.Lobby(), doubles.Memory()
    app = open_app((800, 480), first="home", lobby=lobby, settings=memory)
    app.router.current.button.tap()
    assert lobby.resumed == ["g1"]
    app.router.current.fresh.tap()
    studio.settle()
    app.router.current.strip.big.tap()
    assert [(game.room, game.box, len(game.names)) for game in lobby.begun] == [("alien", "practice", 3)]
    assert memory.kept["names"] == ["Player 1", "Player 2", "Player 3"]
    app.hear(samples.step())
    app.bridge.deliver()
    assert app.router.name == "table", "the first step brings the table"


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
    app = open_app((800, 480), first="home", settings=memory)
    options(app)["language"].tap()
    studio.settle()
    assert "Nouvelle partie" in words_on(app.stage)
    assert memory.kept["language"] == "fr"


def test_cards_are_dragged_under_the_drawn_camera_and_decks_lifted(open_app: Open, studio: Any) -> None:
    from ui.widgets.cards.card import CardWidget
    from ui.widgets.place.place import DeckWidget

    practice = doubles.DrawnPractice()
    app = open_app((800, 480), samples.step(), practice=practice)
    screen = app.router.go("practice")
    studio.settle()
    cards = [widget for widget in screen.loose if isinstance(widget, CardWidget)]
    home = tuple(cards[1].pos)
    finger = touch(studio, app.stage, cards[1].center_x, cards[1].center_y)
    finger.grab_current = cards[1]
    finger.pos = (finger.x, finger.y) = screen.spot.center
    cards[1].on_touch_move(finger)
    assert tuple(cards[1].pos) != home
    cards[1].on_touch_up(finger)
    next(widget for widget in screen.loose if isinstance(widget, DeckWidget)).tap()
    assert practice.done == [("lay", ("c1",)), ("lift", "hive")]


def test_a_card_dropped_anywhere_else_goes_back_to_the_hand(open_app: Open, studio: Any) -> None:
    practice = doubles.DrawnPractice()
    app = open_app((800, 480), samples.step(), practice=practice)
    screen = app.router.go("practice")
    studio.settle()
    card = screen.loose[-1]
    home = tuple(card.pos)
    finger = touch(studio, app.stage, card.center_x, card.center_y)
    finger.grab_current = card
    finger.pos = (finger.x, finger.y) = (2.0, 130.0)
    card.on_touch_move(finger)
    card.on_touch_up(finger)
    assert (tuple(card.pos), practice.done) == (home, [])


def test_the_lamps_are_painted_as_they_burn(open_app: Open, studio: Any) -> None:
    lamps = doubles.Lamps()
    app = open_app((800, 480), samples.step(), lights=lamps)
    lamps.listeners[0]((Lamp("seat:p2", (1.0, 0.2, 0.1), "blink", 0.5),))
    studio.settle()
    assert [lamp.role for lamp in app.stage.edge.lamps] == ["seat:p2"]
    app.close()
    assert lamps.listeners == []


def test_only_what_has_changed_is_painted_again(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), samples.step())
    board = app.router.current.board
    painted: list[str] = []
    for key, widget in board._widgets.items():
        widget.repaint, usual = (lambda *_, k=key, w=widget: painted.append(k)), widget.repaint
        widget._stale.cancel()
        del usual
    app.hear(samples.step(number=32))
    app.bridge.deliver()
    studio.settle()
    assert set(painted) <= {"chronicle", "hand"}


def test_a_card_keeps_its_widget_when_it_moves(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    tile = part(app, "slot:3")
    x = tile.x
    strips = list(samples.strips())
    rooms = list(strips[0].places)
    rooms[1], rooms[2] = replace(rooms[1], tiles=rooms[2].tiles), replace(rooms[2], tiles=())
    strips[0] = replace(strips[0], places=tuple(rooms))
    app.hear(samples.step(samples.view(strips=tuple(strips))))
    app.bridge.deliver()
    studio.settle()
    assert part(app, "slot:3") is tile
    assert tile.x < x - 50


@pytest.mark.parametrize(("turns", "size"), [(1, (1280, 720)), (2, (800, 480)), (3, (1280, 720))])
def test_on_a_flat_glass_a_sheet_turns_to_its_person(
    open_app: Open, studio: Any, turns: int, size: tuple[int, int]
) -> None:
    post = Post()
    app = open_app(size, scenes.asked(scenes.IDENTITY), post=post, flat=True, sides={samples.P1: turns})
    sheet = app.stage.front
    assert sheet.parent.rotation == 90 * turns
    assert walking.cut_words(sheet) == []
    studio.shoot(app)
    button = options(app)["answer:1:0"]
    x, y = button.to_window(*button.center)
    finger = touch(studio, app.stage, x, y)
    for weak in list(finger.grab_list):
        assert weak() is button
    button.tap()
    assert post == [Taken("answer:1:0")]


def test_other_sheets_and_screens_stay_as_they_lie(open_app: Open) -> None:
    app = open_app((800, 480), scenes.asked(scenes.IDENTITY), sides={samples.P1: 2})
    assert app.stage.front.parent is app.stage, "on a stand nothing turns"


def test_the_screen_follows_another_size(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    app.resize(720, 1280)
    studio.settle()
    assert walking.cut_words(app.stage.front) == []
    assert walking.outside(app.stage.front, Box(0, 0, 720, 1280)) == []
    assert app.context.glass.is_portrait


def test_a_long_list_has_pages(open_app: Open, studio: Any) -> None:
    from companion.core.views import Offer

    many = tuple(Offer(f"answer:1:{at}", named(f"Card {at}"), None) for at in range(40))
    app = open_app((800, 480), scenes.asked(replace(scenes.IDENTITY, options=many)))
    seen = set(options(app))
    for _ in range(app.stage.front.grid.page.of - 1):
        plain(app, "page").tap()
        studio.settle()
        assert not seen & set(options(app))
        seen |= set(options(app))
    assert len(seen) == 40


def test_the_table_stays_light(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), samples.step())
    widgets = walking.shown(app.stage)
    instructions = sum(len(widget.canvas.before.children) for widget in widgets)
    assert len(widgets) < 90
    assert instructions < 2500
    assert not [w for w in widgets if isinstance(w, PlainButton) and not (w.text or w.icon)]
