"""What can be done beside the game, as a line of small touches: how it is laid out, and on the glass."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.phrases import Phrase, named, phrase
from companion.ground.texts import FluentTexts
from tests.ui import doubles, samples, scenes, walking
from tests.ui.fingers import Post, lift, options, part, touch
from tests.ui.words import Words
from ui.screens.question.asides import card_of, groups, rows
from ui.theme.boxes import Box
from ui.theme.glass import glass_for
from ui.theme.looks import look_of
from ui.theme.theme import Theme
from ui.theme.tokens import load_tokens
from ui.widgets.asides.layout import LINE_MM, TALL_MM, lay, parted

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
CARD = named("Enemy 4")


def offer(id: str, key: str, **args: Any) -> Offer:
    return Offer(id, phrase(key, card=CARD, **args), None, cost="upkeep")


LABEL = offer("label:x", "offer-label")
NONE = offer("label-none", "offer-label-none")
OFF = offer("unlabel:T", "offer-label-off")
PICTURE = offer("picture:x", "offer-picture")
COUNTS = tuple(offer(f"count:x:{count}", "offer-count", count=count) for count in (1, 2, 3, 5))
EVERY = (PICTURE, *COUNTS, LABEL)


def say(of: Any) -> str:
    return Words().say(of)


def theme_of(size: tuple[int, int], scale: float = 1.0) -> Theme:
    tokens = load_tokens()
    glass = glass_for(*size, text_scale=scale, known=tokens.screen.px_per_mm)
    return Theme(tokens, look_of(tokens, "alien", ""), glass)


def wide(words: str) -> float:
    """About as wide as the smallest type is."""
    return 8.0 * len(words)


# What is offered


def test_the_label_comes_first_and_the_numbers_of_a_card_stand_together() -> None:
    found = groups(EVERY, say)
    assert [[spot.id for spot in group.spots] for group in found] == [
        ["label:x"], [count.id for count in COUNTS], ["picture:x"],
    ]  # fmt: skip
    assert found[1].words == "How many of this one are there?"
    assert [spot.words for spot in found[1].spots] == ["1", "2", "3", "5"]


def test_while_a_label_is_awaited_the_line_says_so() -> None:
    (group,) = groups((NONE,), say)
    assert group.words == "Show the fresh label"
    assert group.spots[0].words == "Not now"


def test_a_label_that_was_shown_before_is_called_so() -> None:
    (group,) = groups((offer("label:x", "offer-label-shown"),), say)
    assert group.spots[0].words == "It has the label shown just now"


def test_what_had_no_room_is_listed_in_full_words() -> None:
    texts = Words()
    found = rows((*EVERY, NONE), ["picture:x"], texts.say)
    assert [row.id for row in found] == ["picture:x"]
    assert card_of(EVERY, texts.say) == "Enemy 4"
    assert card_of((), texts.say) == ""


# Where it stands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6])
def test_touches_are_a_finger_large_and_share_no_room(size: tuple[int, int], scale: float) -> None:
    theme = theme_of(size, scale)
    line = Box(8, 90, size[0] - 16, theme.mm(TALL_MM if theme.glass.is_portrait else LINE_MM))
    news, room, share = parted(line, theme)
    laid = lay(groups(EVERY, say), room, theme, lambda words: wide(words) * scale, share)
    boxes = [box for _, box in (*laid.spots, *laid.words)] + ([laid.more] if laid.more else [])
    assert all(room.holds(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]
    assert all(min(box.w, box.h) >= theme.space("touch") for _, box in laid.spots)
    assert laid.used <= room.w * share
    shown = {spot.id for spot, _ in laid.spots} | {spot.id for spot in laid.rest}
    assert shown == {one.id for one in EVERY}
    assert "label:x" in {spot.id for spot, _ in laid.spots}
    assert news.h >= theme.font("caption").cap


def test_nothing_offered_takes_no_room() -> None:
    assert lay((), Box(0, 0, 800, 49), theme_of((800, 480)), wide).used == 0


# On the glass


def shown(open_app: Open, size: tuple[int, int], step: Step, **wishes: Any) -> Any:
    return open_app(size, step, texts=Words(), **wishes)


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scene", ["table", "identity", "number"])
@pytest.mark.parametrize("asides", [EVERY, (NONE, *COUNTS), (OFF, *COUNTS, PICTURE)])
def test_the_line_is_whole_and_in_nobodys_way(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scene: str, asides: Any
) -> None:
    step = replace(scenes.STEPS.get(scene, samples.step)(), asides=asides)
    app = shown(open_app, size, step, language=language)
    studio.settle()
    assert walking.faults(app, size) == []


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_offers_that_come_and_go_move_nothing(open_app: Open, studio: Any, size: tuple[int, int]) -> None:
    app = shown(open_app, size, samples.step(asides=(NONE,)))
    board, strip = app.router.current.board, app.router.current.strip

    def places() -> dict[str, Any]:
        keys = [key for key in board._widgets if key != "hand"]
        return {key: board.widget(key).box for key in keys} | {"big": strip.big.box, "undo": strip.undo.box}

    before = places()
    for asides in (EVERY, (NONE,), ()):
        app.hear(samples.step(asides=asides))
        app.bridge.deliver()
        studio.settle()
        has_line = bool(asides) or size != (800, 480)  # the smallest glass gives the line's room to the board
        assert (places() == before) is has_line
    assert not app.router.current.asides.children


@pytest.mark.window
def test_one_touch_takes_an_offer_and_a_second_one_takes_nothing_new(open_app: Open, studio: Any) -> None:
    posts, clock = Post(), doubles.Clock()
    app = shown(open_app, (800, 480), samples.step(asides=EVERY), post=posts, clock=clock)
    studio.settle()
    clock.now += 1
    bar = app.router.current.asides
    spot = next(widget for widget in bar.children if getattr(widget, "target", "") == "label:x")
    x, y = spot.center
    lift(touch(studio, app.stage, x, y))
    assert posts == [Taken("label:x")]
    app.hear(samples.step(asides=(NONE, *COUNTS)))
    app.bridge.deliver()
    studio.settle()
    late = next(widget for widget in bar.children if getattr(widget, "target", "") == "label-none")
    lift(touch(studio, app.stage, *late.center))
    assert posts == [Taken("label:x")]
    clock.now += 1
    lift(touch(studio, app.stage, *late.center))
    assert posts[1:] == [Taken("label-none")]


@pytest.mark.window
def test_what_has_no_room_is_one_touch_further(open_app: Open, studio: Any) -> None:
    posts = Post()
    app = shown(open_app, (800, 480), samples.step(asides=EVERY), post=posts, scale=1.6)
    studio.settle()
    bar = app.router.current.asides
    assert bar.laid.rest
    bar.dispatch("on_more", bar.laid.rest)
    studio.settle()
    assert set(options(app)) <= {spot.id for spot in bar.laid.rest}
    options(app)["picture:x"].tap()
    assert posts == [Taken("picture:x")]


@pytest.mark.window
def test_a_question_that_stays_open_shows_what_has_changed_beside_it(open_app: Open, studio: Any) -> None:
    app = shown(open_app, (800, 480), replace(scenes.asked(scenes.IDENTITY), asides=EVERY))
    sheet = app.stage.front
    other = replace(scenes.IDENTITY, options=scenes.OPTIONS[1:])
    app.hear(replace(scenes.asked(other), asides=(NONE,)))
    app.bridge.deliver()
    studio.settle()
    assert app.stage.front is sheet
    assert set(options(app)) <= {one.id for one in scenes.OPTIONS[1:]}
    assert [spot.id for spot, _ in sheet.asides.laid.spots] == ["label-none"]
    assert sheet.asides.laid.words[0][0] == "Show the fresh label"


@pytest.mark.window
def test_the_news_keeps_its_words_beside_the_offers(open_app: Open, studio: Any) -> None:
    app = shown(open_app, (800, 480), samples.step(asides=EVERY))
    studio.settle()
    line, bar = part(app, "hand"), app.router.current.asides
    assert line.right <= bar.x
    assert walking.cut_words(line) == []


# What others have told of a card

DRAWS = Phrase("effect-bare", {"body": Phrase("effect-draw", {"n": 2, "who": "you"})})
LONG = reduce(lambda first, _: Phrase("effect-both", {"first": first, "next": DRAWS}), range(15), DRAWS)
REAL = FluentTexts("alien")


def told(says: Phrase) -> tuple[Offer, ...]:
    return tuple(
        replace(offer(f"{id}:x", f"offer-{id}"), sub=says) for id in ("effect-right", "effect-wrong")
    )


def test_what_others_told_stands_with_both_answers_after_all_else() -> None:
    say = partial(REAL.say, language="en")
    *first, last = groups((*told(DRAWS), PICTURE), say)
    assert [spot.id for group in first for spot in group.spots] == ["picture:x"]
    assert [spot.id for spot in last.spots] == ["effect-right:x", "effect-wrong:x"]
    assert last.words == last.brief and last.words[0].isupper()
    assert [row.words for row in rows(told(DRAWS), ["effect-wrong:x"], say)] == [say(told(DRAWS)[1].label)]


@pytest.mark.parametrize("size", SIZES)
def test_nobody_can_answer_in_one_touch_what_stands_nowhere(size: tuple[int, int]) -> None:
    theme = theme_of(size)
    line = Box(0, 0, size[0] - 20, theme.mm(LINE_MM))
    for says, fits in ((DRAWS, True), (LONG, False)):
        laid = lay(groups(told(says), partial(REAL.say, language="en")), line, theme, wide)
        assert bool(laid.spots) is bool(laid.words) is fits
        assert len(laid.rest) == (0 if fits else 2)
        assert laid.leads == ("+0" if fits else "Enemy 4: as printed?")


@pytest.mark.window
@pytest.mark.parametrize("says", [DRAWS, LONG])
@pytest.mark.parametrize(("size", "language", "scale"), [
    (size, language, scale) for size in SIZES for language, scale in (("en", 1.0), ("fr", 1.6))
])  # fmt: skip
def test_what_others_told_has_room_on_every_glass(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float, says: Phrase
) -> None:
    step = samples.step(asides=told(says))
    app = open_app(size, step, language=language, scale=scale, texts=REAL)
    studio.settle()
    bar = app.router.current.asides
    assert [fault for child in bar.children for fault in walking.cut_words(child)] == []
    assert {spot.id for spot, _ in bar.laid.spots} | {spot.id for spot in bar.laid.rest} == {
        "effect-right:x", "effect-wrong:x",
    }  # fmt: skip
    assert walking.cut_words(part(app, "hand")) == []
