"""Quick tools for a card that only its players can read: in the line of news, one touch away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.core.crossing.intents import Taken
from companion.core.crossing.views import Offer
from companion.core.language.phrases import named, phrase
from companion.games.alien.saying import TOOLS
from companion.games.firefly.saying import TOOLS as FIREFLY
from companion.games.villains.saying import TOOLS as VILLAINS
from companion.ground.texts import FluentTexts
from tests.ui import doubles, samples, walking
from tests.ui.fingers import Post, lift, options, touch
from tests.ui.words import Words
from ui.rooms.faces import face_of
from ui.screens.question.asides import beside, groups, said
from ui.screens.table.model import others
from ui.theme.boxes import Box
from ui.widgets.icons.icons import ICONS

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
EVERY = (
    Offer("said:done", named("All done"), None, sub=named("Do what the card says: Lurker."), cost="upkeep"),
    *(Offer(f"said:{what}", named(what.capitalize()), None, cost="upkeep") for what in TOOLS),
)
SPEAKING = samples.view(offers=(*samples.view().offers, *EVERY))


@pytest.mark.parametrize(("room", "tools"), [("alien", TOOLS), ("firefly", FIREFLY), ("villains", VILLAINS)])
def test_every_tool_of_a_room_has_a_word_and_a_picture(room: str, tools: Mapping[str, object]) -> None:
    words = FluentTexts(room)
    for what in ("done", *tools):
        assert face_of(room).tools.get(what, "cards") in ICONS
        for language in words.languages:
            assert words.faults(phrase(f"ui-said-{what}"), language) == []


def test_all_done_comes_first_and_nothing_is_said_twice() -> None:
    step = samples.step(SPEAKING)
    assert [offer.id for offer in said(step.view)] == [offer.id for offer in EVERY]
    spots = [group.spots[0].id for group in groups(beside(step), Words().say)]
    assert spots == [offer.id for offer in EVERY]
    assert not {offer.id for offer in others(SPEAKING)} & {offer.id for offer in EVERY}
    assert others(SPEAKING) == others(samples.view()), "the other buttons stay as they were"


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tools_are_whole_and_in_nobodys_way(
    open_app: Open, studio: Any, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, samples.step(SPEAKING), texts=Words(), language=language)
    studio.settle()
    front, theme = app.stage.front, app.context.wear("alien").theme
    laid = app.router.current.asides.laid
    shown = [spot.id for spot, _ in laid.spots]
    assert shown[:1] == ["said:done"] and laid.rest
    assert walking.cut_words(front) == [] == walking.clashing_words(front)
    assert walking.outside(front, Box(0, 0, *size)) == [] == walking.overlapping_targets(front)
    assert walking.small_targets(front, theme.space("touch")) == []


@pytest.mark.window
def test_a_tool_is_one_touch_and_what_has_no_room_two(open_app: Open, studio: Any) -> None:
    posts, clock = Post(), doubles.Clock()
    app = open_app((800, 480), samples.step(SPEAKING), texts=Words(), post=posts, clock=clock)
    studio.settle()
    clock.now += 1
    bar = app.router.current.asides
    spot = next(widget for widget in bar.children if getattr(widget, "target", "") == "said:done")
    lift(touch(studio, app.stage, *spot.center))
    assert posts == [Taken("said:done")]
    bar.dispatch("on_more", bar.laid.rest)
    studio.settle()
    found = options(app)
    rest = [spot.id for spot in bar.laid.rest]
    assert rest[0] in found and set(found) <= set(rest)
    found[rest[0]].tap()
    assert posts[1:] == [Taken(rest[0])]


@pytest.mark.window
def test_large_type_leaves_every_tool_in_reach(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step(SPEAKING), texts=Words(), scale=1.6)
    studio.settle()
    bar = app.router.current.asides
    assert walking.cut_words(bar) == [] == walking.clashing_words(bar)
    reach = [*(spot.id for spot, _ in bar.laid.spots), *(spot.id for spot in bar.laid.rest)]
    assert sorted(reach) == sorted(offer.id for offer in EVERY)
