"""What the sheets over the table do: refusals, questions, undo, tools, curtains and big moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Carried, Corrected, Overruled, Redone, Replied, Taken, TakenBack
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.crossing.views import Offer
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import named
from tests.ui import doubles, samples, scenes, walking
from tests.ui.fingers import Post, lift, options, part, plain, touch, words_on
from ui.screens.table import lists

pytestmark = pytest.mark.window

Open = Callable[..., Any]


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


def test_questions_are_answered_with_one_touch(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(scenes.IDENTITY), post=post)
    options(app)["answer:1:2"].tap()
    app = open_app((800, 480), scenes.asked(scenes.NUMBER), post=post)
    options(app)["6"].tap()
    assert post == [Taken("answer:1:2"), Replied(2, 6)]


def test_a_large_number_is_typed_on_the_pad(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.STEPS["pad"](), post=post)
    for key in ("1", "2", "erase", "7"):
        options(app)[key].tap()
    app.stage.front.strip.big.tap()
    assert post == [Replied(6, 17)]


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


def test_every_row_of_dice_names_its_colour(open_app: Open) -> None:
    app = open_app((800, 480), scenes.asked(scenes.DICE))
    words = {"white": "white", "red": "red"}
    names = [row.name.text for row in app.stage.front.rows]
    assert names == [words.get(colour, "die") for colour in scenes.DICE.dice]
    assert all(row.name.right <= row.buttons[0].x for row in app.stage.front.rows)


def test_a_seen_roll_lies_on_the_sheet_and_one_tap_corrects_it(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(scenes.DICE), post=post)
    app.hear(replace(scenes.asked(scenes.DICE), number=32, roll=SeenRoll(3, (3, 5), unsure=(1,))))
    app.bridge.deliver()
    sheet = app.stage.front
    assert [sheet.rows[1].buttons[4].chosen, sheet.rows[1].buttons[4].doubted] == [True, True]
    assert not sheet.rows[0].buttons[2].doubted
    sheet.rows[1].buttons[5].tap()
    sheet.strip.big.tap()
    assert post == [Replied(3, (3, 6))]


def test_dice_are_shown_live_while_they_roll_until_a_finger_says_it(open_app: Open) -> None:
    app = open_app((800, 480), scenes.asked(scenes.DICE))
    sheet = app.stage.front

    def seen(faces: tuple[int, ...], rests: bool = False) -> list[int]:
        kind = "note" if rests else "quiet"
        roll = SeenRoll(3, faces, unsure=(0,) if rests else (), rests=rests)
        app.hear(replace(scenes.asked(scenes.DICE), kind=kind, number=32, roll=roll))
        app.bridge.deliver()
        return list(sheet.faces)

    assert seen((3, 0)) == [3, 0]
    assert sheet.head.sub == "The camera sees this. Let the dice lie still."
    assert seen((2, 6)) == [2, 6]
    sheet.rows[1].buttons[0].tap()
    assert seen((4, 4)) == [2, 1], "nothing changes under a finger"
    assert seen((4, 5), rests=True) == [4, 5], "but what lies still is put down for a look"


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
    curtain.ring.tap()
    curtain.ring._filled_up()
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
    assert [id for id, row in options(app).items() if row.option.ticked] == ["0"]
    assert not options(app)["0"].enabled, "it lies where it belongs"
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
    from ui.screens.scene.blow import BlowScreen

    app = open_app((800, 480), samples.step())
    app.hear(scenes.STEPS["strike"]())
    app.hear(scenes.STEPS["death"]())
    app.bridge.deliver()
    studio.settle()
    assert [type(sheet) for sheet in app.stage.sheets] == [BlowScreen]
    assert "STRIKE" in words_on(app.stage.front)
    lift(touch(studio, app.stage, 400, 300))
    studio.settle()
    assert "DEAD" in words_on(app.stage.front)
    app.stage.front.strip.big.tap()
    assert not app.stage.sheets


def test_an_alarm_names_what_is_fought_and_can_be_taken_back(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.STEPS["facehugger"](), post=post, history=None)
    studio.settle()
    assert "FIGHT THE FACEHUGGER" in words_on(app.stage.front), "by the name that the board has"
    assert app.stage.front.strip.pools.parent is not None, "what there is to fight it with stays in sight"
    app.stage.front.press("undo")
    assert (post, app.stage.sheets) == ([TakenBack(1)], [])


def test_an_alarm_offers_the_fight_that_ends_it(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), scenes.STEPS["facehugger"](), post=post)
    app.stage.front.strip.big.tap()
    part(app, "person:p1").tap()
    assert post == [Taken("fight:9"), Taken("fight:9")]


@pytest.mark.parametrize(("turns", "size"), [(1, (1280, 720)), (2, (800, 480)), (3, (1280, 720))])
def test_on_a_flat_glass_a_sheet_turns_to_its_person(
    open_app: Open, studio: Any, turns: int, size: tuple[int, int]
) -> None:
    post = Post()
    app = open_app(size, scenes.asked(scenes.IDENTITY), post=post, flat=True, sides={samples.P1: turns})
    sheet = app.stage.front
    assert sheet.parent.rotation == 90 * turns
    assert walking.cut_words(sheet) == []
    image = studio.shoot(app)
    x, y = sheet.panel.to_window(sheet.panel.center_x, sheet.panel.top - 3)
    assert image.getpixel((round(x), size[1] - round(y))) == (255, 180, 41), "the bar above the head is there"
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


def test_a_long_list_has_pages(open_app: Open, studio: Any) -> None:
    from companion.core.crossing.views import Offer

    many = tuple(Offer(f"answer:1:{at}", named(f"Card {at}"), None) for at in range(40))
    app = open_app((800, 480), scenes.asked(replace(scenes.IDENTITY, options=many)))
    seen = set(options(app))
    for _ in range(app.stage.front.grid.page.of - 1):
        plain(app, "page").tap()
        studio.settle()
        assert not seen & set(options(app))
        seen |= set(options(app))
    assert len(seen) == 40


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_what_hands_have_to_do_is_read_whole(open_app: Open, size: tuple[int, int], language: str) -> None:
    long = "Triez les cartes des quatre personnages dans le bac : l’application les mélange et remplit le QG."
    step = samples.step(prompts=tuple(Prompt(named(f"{at}. {long}")) for at in range(12)))
    app = open_app(size, step, language=language, scale=1.6)
    app.router.current.sheets.prompts()
    assert walking.cut_words(app.stage.front) == []
    plain(app, "page").tap()
    assert app.stage.front.prose.page == 1


def naming(open_app: Open) -> tuple[Any, Post]:
    """A table where a card of the hand was just named."""
    post = Post()
    app = open_app((800, 480), samples.step(), post=post)
    app.router.current.sheets.play(app.context.view)
    next(iter(options(app).values())).tap()
    assert len(post) == 1 and not app.stage.sheets
    return app, post


def after(app: Any, **changes: Any) -> str:
    """What lies over the table after a step."""
    app.hear(samples.step(number=90, **changes))
    app.bridge.deliver()
    return str(app.stage.front.head.title) if app.stage.sheets else ""


def test_a_hand_is_named_card_by_card_without_opening_the_list_each_time(open_app: Open) -> None:
    app, _ = naming(open_app)
    assert after(app) == "Which card is played?"
    app.stage.front.strip.big.tap()
    assert after(app) == "", "whoever goes back to the table is left alone there"


def test_the_list_of_the_hand_says_what_was_played_so_far(open_app: Open) -> None:
    app, _ = naming(open_app)
    after(app)
    first = app.stage.front.head.sub
    place = lists.place_of(app.context.view, "played")
    assert place is not None and first.startswith(f"{len(place.tiles)} played so far: field-attack 5")
    meters = tuple(replace(one, value=9) for one in app.context.view.meters)
    app.router.current.sheets.play(replace(app.context.view, meters=meters))
    assert app.stage.front.head.sub != first and "field-attack 9" in app.stage.front.head.sub


def test_the_hand_is_not_listed_over_what_is_to_be_done_on_the_board(open_app: Open) -> None:
    app, _ = naming(open_app)
    label = Offer("label", named("Stick a label on it now"), Taken("label"))
    assert after(app, asides=(label,)) == ""
    assert after(app, asides=(label,)) == ""
    app, _ = naming(open_app)
    assert after(app, kind="undo") == ""


def test_the_list_of_the_hand_comes_back_after_the_question_of_a_card(open_app: Open) -> None:
    app, _ = naming(open_app)
    app.hear(scenes.asked(scenes.NUMBER))
    app.bridge.deliver()
    assert app.stage.sheets
    assert after(app) == "Which card is played?"


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_the_numbers_of_a_pad_are_equally_high(open_app: Open, size: tuple[int, int]) -> None:
    app = open_app(size, scenes.asked(replace(scenes.NUMBER, low=0, high=20)))
    heights = {mark.words: mark.cap_px for one in options(app).values() for mark in one.marks}
    assert set(heights) == {str(number) for number in range(21)}
    assert len(set(heights.values())) == 1
