"""The curtain on a real window: held to look, hidden at once, turned to its person, guarded by a pin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.ports.people import Person
from tests.ui import doubles, folk, samples, scenes, walking
from tests.ui.fingers import lift, touch, words_on
from ui.screens.curtain.screen import LOOK_S
from ui.theme.boxes import Box

pytestmark = pytest.mark.window
WORDS = {"en": "Are you the traitor?", "fr": "Êtes-vous le traître ?"}
Make = Callable[..., Any]


@pytest.fixture
def curtain(open_app: Make) -> Iterator[Make]:
    """An app whose curtain is closed before Ben, and what it posted."""

    def make(size: tuple[int, int] = (800, 480), ask: Any = None, **more: Any) -> Any:
        posted: list[Any] = []
        private = replace(samples.view(ask=ask or scenes.PRIVATE))
        viewer = doubles.PrivateViews(private)
        app = open_app(size, scenes.asked(scenes.SECRET), viewer=viewer, post=posted.append, **more)
        app.posted, app.viewer = posted, viewer
        return app

    yield make


def hold(app: Any, studio: Any) -> Any:
    """A finger holds the circle until it is full."""
    ring = app.stage.front.ring
    finger = touch(studio, ring, *ring.center)
    ring._filled_up()
    studio.settle()
    return finger


def slide(finger: Any, x: float, y: float) -> None:
    """The finger goes on without letting go."""
    finger.x, finger.y, finger.pos = x, y, (x, y)
    for weak in list(finger.grab_list):
        finger.grab_current = weak()
        finger.grab_current.on_touch_move(finger)


def answers(app: Any) -> dict[str, Any]:
    """The answers that are drawn, by their words."""
    return {button.option.words: button for button in app.stage.front.private.buttons()}


def test_the_ring_fills_under_a_finger_and_opens(curtain: Make, studio: Any) -> None:
    app = curtain()
    ring = app.stage.front.ring
    finger = touch(studio, ring, *ring.center)
    begun = monotonic()
    while not ring.is_full and monotonic() - begun < 10:
        studio.settle(1)
        assert ring.is_full or WORDS["en"] not in words_on(app.stage)
    studio.settle()
    assert WORDS["en"] in words_on(app.stage) and monotonic() - begun >= 0.5
    lift(finger)


def test_letting_go_hides_at_once(curtain: Make, studio: Any) -> None:
    app = curtain()
    finger = hold(app, studio)
    assert WORDS["en"] in words_on(app.stage)
    lift(finger)
    assert WORDS["en"] not in words_on(app.stage), "in the same moment, before any frame"
    assert (app.stage.front.ring.is_full, app.stage.front.ring.filled, app.posted) == (False, 0, [])
    hold(app, studio)
    assert WORDS["en"] in words_on(app.stage), "one may look again"


def test_a_ring_is_full_once_however_long_a_frame_takes(curtain: Make, studio: Any) -> None:
    app = curtain()
    finger = hold(app, studio)
    app.stage.front.ring._filled_up()  # as its own filling does, where a frame takes a second
    studio.settle()
    assert app.viewer.asked == [samples.P2]
    lift(finger)
    assert WORDS["en"] not in words_on(app.stage)


def test_a_look_that_is_answered_late_is_not_left_below_the_next(curtain: Make, studio: Any) -> None:
    app = curtain()
    front = app.stage.front
    finger = hold(app, studio)
    front._show(app.viewer.private, "en")
    assert [one for one in front.children if one is front.private or type(one) is type(front.private)] == [
        front.private
    ]
    lift(finger)
    assert WORDS["en"] not in words_on(app.stage), "nothing private stays on the glass"


def test_a_finger_slides_to_its_answer_and_lifts(curtain: Make, studio: Any) -> None:
    app = curtain()
    finger = hold(app, studio)
    words, button = next(iter(answers(app).items()))
    slide(finger, *button.center)
    assert button.pressed
    slide(finger, 2, 2)
    assert not button.pressed and WORDS["en"] in words_on(app.stage), "the finger still holds"
    slide(finger, *button.center)
    lift(finger)
    assert app.posted == [Taken(button.option.id, samples.P2)] and words not in words_on(app.stage)


def test_keys_hold_it_too_and_it_closes_by_itself(curtain: Make, studio: Any) -> None:
    app = curtain()
    front = app.stage.front
    front.ring.tap()
    front.ring._filled_up()
    studio.settle()
    assert WORDS["en"] in words_on(app.stage)
    watch = front._watch
    assert watch is not None and watch.timeout == LOOK_S
    watch.get_callback()(0)
    assert WORDS["en"] not in words_on(app.stage) and front.private is None
    front.ring.tap()
    front.ring._filled_up()
    next(iter(answers(app).values())).tap()
    assert len(app.posted) == 1 and front.private is None


def test_an_answer_of_the_store_that_comes_too_late_is_not_drawn(curtain: Make, studio: Any) -> None:
    app = curtain()
    late: list[Callable[[], None]] = []
    app.context.errands.run = lambda call, then, failed=None: late.append(lambda: then(call()))
    finger = hold(app, studio)
    while late:
        late.pop(0)() if len(late) > 1 or app.viewer.asked else (late.pop(0)(), None)
        if app.viewer.asked:
            break
    lift(finger)
    for call in late:
        call()
    assert app.stage.front.private is None and WORDS["en"] not in words_on(app.stage)


def test_it_turns_to_its_person(curtain: Make) -> None:
    from kivy.uix.scatter import Scatter

    app = curtain((1280, 720), flat=True, sides={samples.P2: 2})
    holder = app.stage.front.parent
    while not isinstance(holder, Scatter):
        holder = holder.parent
    assert holder.rotation == 180


def test_private_texts_are_in_the_persons_language(curtain: Make, studio: Any) -> None:
    people = folk.Folk(Person("p-ben", "Ben", 1, "fr"))
    app = curtain(people=people)
    assert "Pass the screen to" in words_on(app.stage)
    hold(app, studio)
    assert WORDS["fr"] in words_on(app.stage) and WORDS["en"] not in words_on(app.stage)


def test_whoever_plays_the_seat_on_looks(curtain: Make, studio: Any) -> None:
    app = curtain(people=folk.Folk(Person("p-zoe", "Zoé", 1, "fr")))
    front = app.stage.front
    away = replace(front.person, by="Zoé")
    app.stage.open(type(front)(app.context, away, app.viewer.view))
    studio.settle()
    assert "Zoé" in words_on(app.stage.front)
    hold(app, studio)
    assert WORDS["fr"] in words_on(app.stage.front)


def test_a_pin_comes_before_the_first_look(curtain: Make, studio: Any) -> None:
    app = curtain(pins=folk.Pins(Ben="1234"))
    front = app.stage.front
    finger = hold(app, studio)
    assert app.stage.front is not front and app.viewer.asked == [], "not even looked up"
    lift(finger)
    for digit in "12341234"[:4]:
        app.stage.front.key(digit)
    assert app.stage.front is front and WORDS["en"] not in words_on(app.stage), "it has to be held again"
    hold(app, studio)
    assert WORDS["en"] in words_on(app.stage)


def test_anything_else_in_front_and_every_picture_hide_it(curtain: Make, studio: Any) -> None:
    app = curtain()
    front = app.stage.front
    hold(app, studio)
    shot = studio.shoot(app)
    assert front.private is None and WORDS["en"] not in words_on(app.stage)
    assert list(shot.getdata()) == list(studio.shoot(app).getdata()), "a picture of the closed curtain"
    hold(app, studio)
    app.router.go("log")
    assert front.private is None


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_more_answers_than_fit_come_under_a_finger_that_slides_on(
    curtain: Make, studio: Any, scale: float
) -> None:
    many = tuple(
        replace(scenes.PRIVATE.options[0], id=f"answer:{at}", label=samples.both(f"Card {at}", f"Carte {at}"))
        for at in range(14)
    )
    app = curtain(ask=replace(scenes.PRIVATE, options=many), scale=scale)
    finger = hold(app, studio)
    seen: list[str] = []
    for _ in range(20):
        shown = [words for words in answers(app) if words.startswith("Card")]
        if shown[0] in seen:
            break
        seen += shown
        studio.settle()
        slide(finger, *answers(app)["More answers"].center)
        slide(finger, 1, 1)
    assert sorted(seen) == sorted(f"Card {at}" for at in range(14))


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_nothing_of_it_is_cut(
    curtain: Make, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = curtain(size, language=language, scale=scale)
    hold(app, studio)
    front = app.stage.front
    assert WORDS[language] in words_on(front)
    private = front.private
    assert not walking.cut_words(private) + walking.clashing_words(private)
    assert not walking.cut_words(front.ring)
    assert not walking.small_targets(private, app.context.glass.px_per_mm * 9)
    assert not walking.outside(front, Box(0, 0, *size))
