"""The drawn hand in front of the board: where its cards lie, and what fingers do with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.crossing.views import AskView, Ending, Figure
from companion.core.language.phrases import named
from companion.core.ports.bench import About
from companion.core.ports.practice import DrawnCard, DrawnDeck, DrawnTable
from companion.ground.texts import FluentTexts
from tests.ui import doubles, samples, scenes, walking
from tests.ui.fingers import Post, options, part, touch, words_on
from tests.ui.moving import lively
from tests.ui.test_arrangements import theme_of
from ui.screens.table import hand_model
from ui.theme.boxes import Box
from ui.widgets.fan.layout import LaidCard, arrange_fan, is_on, lay_fan, likeness, ordered, sizes_of, stacks

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
NAMES = (
    "Specialist",
    "Grunt",
    "Crowbar",
    "Cut the Power",
    "Pressure Bandage",
    "Sound Off",
    "Hand Winch",
    "Rigger",
)


def card(at: int, name: str, *figures: Figure, **rest: Any) -> DrawnCard:
    return DrawnCard(f"c{at}", named(name), figures or (Figure("pay", 1),), **rest)


def hand(*names: str) -> tuple[DrawnCard, ...]:
    return tuple(card(at, name) for at, name in enumerate(names))


class Held(doubles.DrawnPractice):
    """A hand that a test chooses; what is laid leaves it."""

    def __init__(self, *names: str, **rest: Any) -> None:
        super().__init__()
        self.cards, self.rest = hand(*names), rest

    def table(self) -> DrawnTable:
        return DrawnTable(samples.P1, self.cards, **self.rest)

    def lay(self, cards: Sequence[str]) -> None:
        super().lay(cards)
        self.cards = tuple(one for one in self.cards if one.id not in cards)


# Where cards lie


def laid_out(size: tuple[int, int], *names: str, first: int = 0) -> tuple[Box, tuple[LaidCard, ...]]:
    theme = theme_of(size)
    high = theme.mm(32.6 if theme.glass.is_portrait else 15.8)
    glass = Box(0, 0, *size)
    boxes = arrange_fan(theme, Box(8, 106, size[0] - 16, high), glass)
    room = Box(boxes.lines[0].x, 106, size[0] - 8 - boxes.lines[0].x, high)
    assert not any(line.meets(boxes.spot) for line in boxes.lines)
    return room, lay_fan(boxes.lines, stacks(ordered(hand(*names))), sizes_of(theme), first)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_no_card_lies_on_another_and_none_leaves_the_fan(size: tuple[int, int], count: int) -> None:
    room, laid = laid_out(size, *(f"Card {at}" for at in range(count)))
    assert all(room.holds(one.box, 1) for one in laid)
    assert not [pair for pair in combinations(laid, 2) if pair[0].box.meets(pair[1].box, 1)]
    assert [one.at for one in laid] == list(range(len(laid)))
    assert all(one.box.w >= theme_of(size).space("touch") for one in laid if one.side == "whole")


def test_five_cards_are_as_wide_as_they_are_drawn_and_six_a_little_narrower() -> None:
    five, six = (laid_out((800, 480), *NAMES[:count])[1] for count in (5, 6))
    assert {one.box.w for one in five} == {118} and five[1].box.x - five[0].box.x == 122
    assert all(one.side == "whole" for one in six) and {one.box.w for one in six} == {104}


def test_of_seven_the_last_is_cut_in_half_and_the_fan_can_be_drawn_along() -> None:
    room, laid = laid_out((800, 480), *NAMES)
    *whole, last = laid
    assert last.side == "cut" and last.box.w / whole[0].box.w == pytest.approx(0.5, abs=0.12)
    end = laid_out((800, 480), *NAMES, first=99)[1]
    assert [one.at for one in end][-1] == len(NAMES) - 1 and all(one.side == "whole" for one in end)


def test_what_is_alike_lies_over_each_other_and_shows_its_figure() -> None:
    _, laid = laid_out((800, 480), "Specialist", "Grunt", "Specialist", "Specialist", "Grunt")
    assert [one.side for one in laid] == ["covered", "covered", "whole", "covered", "whole"]
    assert {one.box.w for one in laid if one.side == "covered"} == {40}
    assert all(two.box.x == one.box.right for one, two in pairwise(laid) if one.side == "covered")


def test_seven_cards_lie_in_one_row_on_a_large_glass_and_in_two_on_a_standing_one() -> None:
    _, wide = laid_out((1280, 720), *NAMES[:7])
    assert len({one.box.y for one in wide}) == 1 and min(one.box.w for one in wide) > 140
    _, tall = laid_out((720, 1280), *NAMES[:7])
    assert len({one.box.y for one in tall}) == 2 and len(tall) == 7


def test_letting_go_counts_where_the_finger_is() -> None:
    assert is_on(Box(10, 10, 5, 5), 12, 15)
    assert not is_on(Box(10, 10, 5, 5), 16, 12)


def test_no_card_moves_because_another_was_laid() -> None:
    all_of_them = ordered(hand("Specialist", "Grunt", "Specialist", "Grunt"))
    kinds = [likeness(one) for one in all_of_them]
    left = tuple(one for one in all_of_them if one.id != "c0")
    assert [one.title.args["en"] for one in ordered(left[1:] + left[:1], kinds)] == [
        "Specialist",
        "Grunt",
        "Grunt",
    ]


# What the glass says


def say(one: Any) -> str:
    return FluentTexts("alien", shorts=samples.SHORTS).say(one, "en")


def test_the_big_button_names_the_card_what_it_gives_and_how_many_are_left() -> None:
    from ui.screens.table.model import strip_model

    view = samples.view()
    strip = strip_model(view, say)
    full = hand_model.laying(strip, view, hand("Specialist", "Grunt", "Crowbar"), say)
    assert (full.first, full.waits) == ("Lay Specialist", False)
    assert full.second.endswith("2 cards left") and full.second.startswith("gives 1 ")
    assert hand_model.laying(strip, view, hand("Crowbar"), say).second.endswith("the last card")
    asked = replace(view, ask=AskView(1, "identity", named("Which card do you discard?"), samples.P2))
    lost = hand_model.laying(strip, asked, hand("Crowbar"), say)
    assert (lost.first, lost.second) == ("Choose Crowbar", "Which card do you discard?"), "that is no laying"
    bare = (replace(hand("Crowbar")[0], figures=()),)
    assert hand_model.laying(strip, view, bare, say).second == "the last card"
    deadly = (replace(bare[0], text=named("Kills whoever draws it.")), *bare)
    assert hand_model.laying(strip, view, deadly, say).second == "Kills whoever draws it.", (
        "told before it is laid"
    )
    asked = replace(view, ask=AskView(1, "identity", named("Maya: which card do you discard?")))
    wanted = hand_model.laying(strip, asked, hand("Specialist"), say)
    assert wanted.second == "Maya: which card do you discard?", "laying it is no playing"
    assert not wanted.opens, "a press lays it"
    long = (replace(bare[0], text=named("word " * 20)),)
    assert hand_model.laying(strip, view, long, say).second == "the last card", (
        "a long one is read by holding it"
    )


def test_nothing_is_laid_while_something_else_is_asked_and_after_the_end() -> None:
    table, view = DrawnTable(samples.P1, hand("Grunt")), samples.view()
    assert len(hand_model.to_lay(view, table)) == 1
    assert hand_model.to_lay(replace(view, offers=()), table) == ()
    lent = tuple(replace(one, seat=samples.P2) for one in view.offers)
    assert hand_model.to_lay(replace(view, offers=lent), table) == (), "another’s card is not in this hand"
    told = tuple(replace(one, cost="decision") for one in view.offers)
    assert hand_model.to_lay(replace(view, offers=told), table) == ()
    assert hand_model.to_lay(replace(view, ending=Ending("won")), table) == ()
    asked = replace(view, ask=AskView(3, "identity", named("Which?"), target="slot:3"))
    assert hand_model.to_lay(asked, table) == ()
    assert len(hand_model.to_lay(asked, replace(table, wants_hand=True))) == 1


# On the glass


def opened(
    open_app: Open, studio: Any, practice: Any, size: tuple[int, int] = (800, 480), **wishes: Any
) -> Any:
    app = open_app(size, samples.step(wishes.pop("view", None)), practice=practice, **wishes)
    studio.settle()
    return app


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_fan_is_whole_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    for names in (NAMES[:1], (*NAMES[:5], "Specialist"), NAMES):
        app = opened(
            open_app,
            studio,
            Held(*names),
            size,
            language=language,
            scale=scale,
            texts=FluentTexts("alien", shorts=samples.SHORTS),
        )
        assert app.router.current.hand.fan.is_up
        assert walking.faults(app, size) == [], names


@pytest.mark.window
def test_a_touch_lays_a_card_and_the_button_the_next(open_app: Open, studio: Any) -> None:
    practice = Held("Specialist", "Grunt", "Crowbar")
    app = opened(open_app, studio, practice)
    screen = app.router.current
    assert screen.strip.big.first == "Lay Specialist"
    screen.hand.fan.cards["c2"].tap()
    studio.settle()
    screen.strip.big.tap()
    screen.strip.big.tap()
    studio.settle()
    assert practice.done == [("lay", ("c2",)), ("lay", ("c0",)), ("lay", ("c1",))]
    assert not screen.hand.fan.is_up and not screen.hand.fan.cards, "it has slid away"


@pytest.mark.window
def test_a_card_is_carried_to_the_spot_or_to_where_it_belongs(open_app: Open, studio: Any) -> None:
    practice = Held("Specialist", "Grunt", "Crowbar")
    app = opened(open_app, studio, practice)
    screen = app.router.current
    for held, goal in (("c1", screen.hand.fan.spot), ("c2", part(app, "person:p1"))):
        widget = screen.hand.fan.cards[held]
        home, painted = tuple(widget.pos), None
        finger = touch(studio, app.stage, widget.center_x, widget.center_y)
        finger.grab_current = widget
        for step in (20, 0):
            finger.pos = (finger.x, finger.y) = (goal.center_x + step, goal.center_y)
            widget.on_touch_move(finger)
            studio.settle()
            now = [id(one) for one in widget.canvas.before.children]
            assert painted in (None, now), "carried, not painted anew"
            painted = now
        assert tuple(widget.pos) == home and screen.hand.fan.spot.hot
        widget.on_touch_up(finger)
        studio.settle()
    assert practice.done == [("lay", ("c1",)), ("lay", ("c2",))]


@pytest.mark.window
def test_a_card_let_go_elsewhere_goes_back_to_the_hand(open_app: Open, studio: Any) -> None:
    practice = Held("Specialist", "Grunt")
    app = opened(open_app, studio, practice)
    widget = app.router.current.hand.fan.cards["c1"]
    finger = touch(studio, app.stage, widget.center_x, widget.center_y)
    finger.grab_current = widget
    finger.pos = (finger.x, finger.y) = part(app, "place:hive").center
    widget.on_touch_move(finger)
    widget.on_touch_up(finger)
    assert (widget.off_x, widget.off_y, practice.done) == (0, 0, [])


@pytest.mark.window
def test_a_finger_across_draws_a_long_fan_along(open_app: Open, studio: Any) -> None:
    app = opened(open_app, studio, Held(*NAMES))
    fan = app.router.current.hand.fan
    assert "c7" not in fan.cards
    widget = fan.cards["c3"]
    finger = touch(studio, app.stage, widget.center_x, widget.center_y)
    finger.grab_current = widget
    for _ in range(40):
        finger.pos = (finger.x, finger.y) = (finger.x - 10, finger.y)
        widget.on_touch_move(finger)
    widget.on_touch_up(finger)
    studio.settle()
    assert "c7" in fan.cards and not app.router.current.hand.fan.spot.hot


@pytest.mark.window
def test_a_card_that_is_held_is_read_and_not_laid(open_app: Open, studio: Any) -> None:
    practice = Held("Specialist")
    practice.cards = (replace(practice.cards[0], text=named("Draw a card.")),)
    app = opened(open_app, studio, practice)
    app.router.current.hand.fan.cards["c0"].hold()
    studio.settle()
    assert "Draw a card." in words_on(app.stage.front) and practice.done == []
    said = About(named("Specialist"), "app", (named("Draw a card."), named("Tech: draw two.")))
    lines = hand_model.read_aloud(practice.cards[0], said, say)
    assert lines == ("1", "Draw a card.", "Tech: draw two.")


@pytest.mark.window
def test_a_card_flies_to_the_spot_which_is_solid_for_a_moment_and_the_fan_slides_away(studio: Any) -> None:
    practice = Held("Specialist", "Grunt")
    app = lively(studio, practice=practice)
    fan = app.router.current.hand.fan
    waited(studio, lambda: fan.sunk == 0)
    fan.cards["c0"].tap()
    flying = fan._flying[0]
    assert "c0" not in fan.cards and flying.parent is fan, "it is on its way"
    waited(studio, lambda: not fan._flying)
    assert fan.spot.card is not None and fan.spot.card.id == "c0"
    waited(studio, lambda: fan.spot.card is None)
    fan.cards["c1"].tap()
    assert fan.sunk == 0 and not fan.is_up
    waited(studio, lambda: not fan.children)
    app.close()


def waited(studio: Any, is_so: Callable[[], bool], most_s: float = 5.0) -> None:
    began = monotonic()
    while not is_so() and monotonic() - began < most_s:
        studio.settle(1)
    assert is_so()


@pytest.mark.window
def test_the_fan_can_be_lowered_and_comes_again_with_the_next_turn(open_app: Open, studio: Any) -> None:
    app = opened(open_app, studio, Held("Specialist", "Grunt"))
    screen = app.router.current
    assert not [one for one in screen.board.parts if one.tile is not None and "legal" in one.tile.states]
    screen.hand.fan.tab.tap()
    studio.settle()
    assert not screen.hand.fan.is_up and screen.hand.fan.is_lowered
    assert [one for one in screen.board.parts if one.tile is not None and "legal" in one.tile.states]
    assert screen.strip.big.first == "Lay Specialist", "as long as cards wait it only lays"
    assert walking.faults(app, (800, 480)) == []
    peek = screen.hand.fan.peek.box
    assert peek.h == 20
    market = [one for one in screen.board.parts if one.group == "hq" or one.key == "place:sergeants"]
    assert market and not [one for one in market if one.box.meets(peek)], "it covers nothing of the market"
    screen.hand.fan.peek.tap()
    assert screen.hand.fan.is_up
    screen.hand.turn_down()
    view = samples.view()
    app.hear(samples.step(replace(view, turn=replace(view.turn, number=view.turn.number + 1)), number=99))
    app.bridge.deliver()
    studio.settle()
    assert screen.hand.fan.is_up


@pytest.mark.window
def test_what_is_touched_on_the_board_asks_for_the_hand_first(open_app: Open, studio: Any) -> None:
    post = Post()
    app = opened(open_app, studio, Held("Specialist", "Grunt"), post=post)
    offer = next(one for one in samples.view().offers if one.target.startswith("slot:"))
    part(app, offer.target).tap()
    studio.settle()
    assert post == [] and "Lay your hand first" in words_on(app.stage.front)
    options(app)["anyway"].tap()
    assert post == [Taken(offer.id)]


@pytest.mark.window
def test_a_drawn_deck_is_lifted_by_a_touch_on_the_board_or_by_the_button(open_app: Open, studio: Any) -> None:
    practice = Held(decks=(DrawnDeck("2", named("Pod Station"), 1),))
    view = samples.view(ask=replace(scenes.IDENTITY, target="slot:2"), big=None)
    app = opened(open_app, studio, practice, view=view)
    assert not app.stage.sheets, "a drawn card is about to answer: no list of names lies over it"
    part(app, "slot:2").tap()
    assert app.router.current.strip.big.first == "Turn up the card"
    app.router.current.strip.big.tap()
    assert practice.done == [("lift", "2"), ("lift", "2")]


@pytest.mark.window
def test_what_was_not_read_says_so_and_is_taken_back_by_a_touch(open_app: Open, studio: Any) -> None:
    practice = Held("Specialist", spot=(card(9, "Burn Hard"),), says=named("Not read"))
    app = opened(open_app, studio, practice)
    assert "Not read" in words_on(app.stage.front)
    app.router.current.hand.fan.spot.tap()
    assert practice.done == [("clear", None)]


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_the_board_stands_still_when_the_fan_comes_and_goes(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    practice = Held("Specialist")
    app = opened(open_app, studio, practice, size)
    before = {one.key: one.box for one in app.router.current.board.parts}
    app.router.current.strip.big.tap()
    studio.settle()
    assert {one.key: one.box for one in app.router.current.board.parts} == before


@pytest.mark.window
def test_an_owners_real_hand_has_no_fan(open_app: Open, studio: Any) -> None:
    app = opened(open_app, studio, None)
    assert not app.router.current.hand.fan.is_up and not app.router.current.hand.fan.children
